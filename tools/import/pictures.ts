import type { ImageFacts } from "../../shared/content/types.ts";
import { similarTo } from "../cli/misspelling.ts";

/** Pictures by name, as shared/media.json lists them. */
export type Pictures = Record<string, ImageFacts & { widths: number[] }>;

/** A picture at one of its widths, in pixels. */
export interface PictureFile {
  url: string;
  width: number;
  height: number;
  /** Of the whole picture, in all its widths. */
  image: ImageFacts;
}

/** Content is never shown wider than this. */
const WIDEST = 1280;

/** The largest file of a picture that content uses; undefined for an unknown name. */
export function pictureFile(pictures: Pictures, name: string): PictureFile | undefined {
  const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  if (!picture) return undefined;
  const fitting = picture.widths.filter((width) => width <= WIDEST);
  const width = fitting.length > 0 ? Math.max(...fitting) : Math.min(...picture.widths);
  return {
    url: `/media/${name}-${width}.webp`,
    width,
    height: Math.round((picture.height * width) / picture.width),
    image: picture,
  };
}

/** Message for the name of a picture that does not exist. */
export function unknownPicture(pictures: Pictures, name: string): string {
  return `there is no picture “${name}”; use one of shared/media.json, such as ${similarTo(name, Object.keys(pictures))}`;
}
