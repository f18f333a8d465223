import { readFile, stat } from "node:fs/promises";
import { join, posix } from "node:path";
import type { ImageFacts } from "../../shared/content/types.ts";
import { similarTo } from "../cli/misspelling.ts";
import { listFiles } from "../cli/root.ts";
import { FILES, hashedAddress } from "./file-names.ts";
import { saying } from "./findings.ts";
import type { Saying } from "./messages/messages.ts";

/** The pictures and files to which content may refer. */
export interface Assets {
  pictures: Pictures;
  files: Files;
  /**
   * Maps the address of a file as it is written in content, such as `/files/a.pdf`, to the address at which the site
   * serves the file. The served address contains a hash (file-names.ts).
   */
  served: Pick<ReadonlyMap<string, string>, "get">;
  /** Maps the address of each SVG file in `/media/` to the size of the drawing. */
  drawings: ReadonlyMap<string, Pick<ImageFacts, "width" | "height">>;
}

/** Maps the name of a picture to its size, colour and available widths, as in shared/brand/media.json. */
export type Pictures = Record<string, ImageFacts & { widths: number[] }>;

/** Maps the address of a file, such as `/files/disclosures/11005.pdf`, to the file's size in bytes. */
export type Files = Pick<ReadonlyMap<string, number>, "get">;

/** The folder whose files the site serves unchanged. The path is relative to the repository's root. */
const PUBLIC = "client/public";
/**
 * Matches addresses in `/files/` and `/media/`, the folders for files to which content may link. The rest of
 * {@link PUBLIC}, such as icons and fonts, is not for content.
 */
const OWN_ADDRESS = /^\/(?:files|media)\/[^?#]*/;
const DRAWING = /^\/media\/.*\.svg$/;
const VIEW_BOX = /\bviewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/;
/** The greatest width in pixels at which a page shows a picture of the content. */
const WIDEST = 1280;

/** @param base the root of the repository. */
export async function readAssets(base: string): Promise<Assets> {
  const folder = join(base, PUBLIC);
  const files = new Map<string, number>();
  const served = new Map<string, string>();
  const drawings = new Map<string, { width: number; height: number }>();
  for (const path of await listFiles(folder)) {
    const address = `/${path}`;
    const file = join(folder, path);
    files.set(address, (await stat(file)).size);
    if (path.startsWith(`${FILES}/`)) {
      served.set(address, hashedAddress(address, await readFile(file)));
    }
    if (!DRAWING.test(address)) continue;
    const [, width, height] = VIEW_BOX.exec(await readFile(file, "utf8")) ?? [];
    const size = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
    if (size.width > 0 && size.height > 0) drawings.set(address, size);
  }
  const pictures = JSON.parse(await readFile(join(base, "shared/brand/media.json"), "utf8"));
  return { pictures, files, served, drawings };
}

/** The address of a file for download. The path is relative to `client/public/files`. */
export function fileAddress(path: string): string {
  return `/${FILES}/${path}`;
}

/**
 * Replaces the address of a file for download with the address that contains the file's hash. Returns any other
 * address unchanged.
 */
export function servedAddress(served: Assets["served"], address: string): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  return (served.get(path) ?? path) + rest;
}

/** Whether an address begins with `/files/` or `/media/`, but the file does not exist. */
export function isMissing(files: Files, address: string): boolean {
  const [own] = OWN_ADDRESS.exec(address) ?? [];
  return own !== undefined && files.get(own) === undefined;
}

/** The message for a file that does not exist. */
export function unknownFile(address: string): Saying {
  return saying("file-unknown", { path: `${PUBLIC}${address}` });
}

/**
 * Selects the widest version of a picture that is at most {@link WIDEST} pixels wide. If all versions are wider,
 * selects the narrowest. Undefined if no picture has this name.
 */
export function pictureFile(pictures: Pictures, name: string) {
  const picture = Object.hasOwn(pictures, name) ? pictures[name] : undefined;
  if (!picture) return undefined;
  const fitting = picture.widths.filter((width) => width <= WIDEST);
  const width = fitting.length > 0 ? Math.max(...fitting) : Math.min(...picture.widths);
  const height = Math.round((picture.height * width) / picture.width);
  return { url: `/media/${name}-${width}.webp`, width, height, image: picture };
}

/** The message for a picture that does not exist. */
export function unknownPicture(pictures: Pictures, name: string): Saying {
  // Editors sometimes write the file name of a picture, or an address such as `media:ladle`. Such an address is only
  // valid in the text of an item. The message then suggests the picture's name.
  const plain = posix.basename(name.toLowerCase().replace(/^media\s*[:：]/, "")).trim();
  const meant = [plain, plain.replace(/\.\w+$/, ""), plain.replace(/(?:-\d+)?\.\w+$/, "")].find(
    (each) => Object.hasOwn(pictures, each),
  );
  if (meant !== undefined) return saying("picture-meant", { name, meant });
  return saying("picture-unknown", { name, similar: similarTo(name, Object.keys(pictures)) });
}
