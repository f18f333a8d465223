import { upstreamSrcSet } from "./upstream-picture.ts";

/** Metadata of a picture, available before it is loaded. */
export interface PictureFacts {
  width: number;
  height: number;
  /** The widths of the variants, if the picture is one of the site's own. */
  widths?: number[];
  /** The colour that its place has until it is loaded. */
  color?: string;
  /** A tiny picture as a data URL. */
  placeholder?: string;
  /** Per cent from the left and from the top of what must stay visible when it is cropped. */
  focal?: readonly [number, number];
}

/** One of the site's own pictures, available in several sizes and formats. */
export interface SizedPicture {
  /** Address without width and file extension. */
  path: string;
  widths: number[];
}

const OWN_ADDRESS = /^(\/media\/[\w-]+)-\d+\.(?:webp|avif)$/;

/** An item's picture, if it is one of the site's own. */
export function sizedPicture({
  imgUrl = "",
  image,
}: {
  imgUrl?: string | undefined;
  image?: PictureFacts | undefined;
}): SizedPicture | undefined {
  const path = OWN_ADDRESS.exec(imgUrl)?.[1];
  return path && image?.widths ? { path, widths: image.widths } : undefined;
}

/** Address of the largest file, which is the only one that is also available as JPEG. */
export function largestFile({ path, widths }: SizedPicture, format: "webp" | "jpg"): string {
  return `${path}-${Math.max(...widths)}.${format}`;
}

/**
 * Address of an empty picture, until the real one is loaded. It has no quotes, which would be escaped in every
 * document.
 */
export const NOTHING = "data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E";

/**
 * The `srcset` of one of the site's own pictures, or of an external service's picture, which the platform resizes.
 */
export function sourcesOf(src: string, widths?: readonly number[]): string | undefined {
  return widths ? srcSet(src, widths, "webp") : upstreamSrcSet(src);
}

/** The `srcset` of all widths of a picture. */
export function srcSet(src: string, widths: readonly number[], type: string): string {
  return widths.map((width) => `${sceneOf(src)}${width}.${type} ${width}w`).join(", ");
}

/** What the addresses of all sizes of a picture begin with, up to the last hyphen. */
export function sceneOf(imgUrl: string): string {
  return imgUrl.replace(/-\d+\.\w+$/, "-");
}

/** Whether an item's picture is the cover of its file, which is shown uncropped; a photograph is cropped. */
export function hasCover({ fileUrl }: { fileUrl?: string | undefined }): boolean {
  return fileUrl !== undefined;
}

/** Whether an item is the first of a page to have its picture: no page shows one twice. */
export function isFirstWithPicture(
  items: readonly { id: string; imgUrl?: string | undefined }[],
  { id, imgUrl }: { id: string; imgUrl?: string | undefined },
): boolean {
  return imgUrl !== undefined && items.find((other) => other.imgUrl === imgUrl)?.id === id;
}
