import { upstreamSrcSet } from "./upstream-picture.ts";

/** Data about a picture that pages need before the picture has loaded. */
export interface PictureFacts {
  width: number;
  height: number;
  /** The widths of the picture's files, if it is one of the site's own pictures. */
  widths?: number[];
  /** The colour of the picture's box until the picture has loaded. */
  color?: string;
  /** A tiny version of the picture, as a data URL. */
  placeholder?: string;
  /** The point that must stay visible when the picture is cropped, in per cent from the left and from the top. */
  focal?: readonly [number, number];
}

/** One of the site's own pictures. It exists in several sizes and formats. */
export interface SizedPicture {
  /** The address without the width and the file extension. */
  path: string;
  widths: number[];
}

const OWN_ADDRESS = /^(\/media\/[\w-]+)-\d+\.(?:webp|avif)$/;

/** The picture of an item, if it is one of the site's own pictures. */
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

/** The address of the largest file. It is the only file that also exists as JPEG. */
export function largestFile({ path, widths }: SizedPicture, format: "webp" | "jpg"): string {
  return `${path}-${Math.max(...widths)}.${format}`;
}

/**
 * The address of an empty picture that is shown until the real picture has loaded. It contains no quotes, because
 * quotes would be escaped in every document and take more space.
 */
export const NOTHING = "data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E";

/**
 * The `srcset` of a picture. The site's own pictures exist in several widths. Pictures from an external service are
 * resized by the hosting platform.
 */
export function sourcesOf(src: string, widths?: readonly number[]): string | undefined {
  return widths ? srcSet(src, widths, "webp") : upstreamSrcSet(src);
}

/** The `srcset` with all widths of a picture. */
export function srcSet(src: string, widths: readonly number[], type: string): string {
  return widths.map((width) => `${sceneOf(src)}${width}.${type} ${width}w`).join(", ");
}

/** The address of a picture up to the last hyphen. The width and the extension follow after this hyphen. */
export function sceneOf(imgUrl: string): string {
  return imgUrl.replace(/-\d+\.\w+$/, "-");
}

/** Whether an item's picture is the cover of its file. Covers are shown uncropped, and photographs are cropped. */
export function hasCover({ fileUrl }: { fileUrl?: string | undefined }): boolean {
  return fileUrl !== undefined;
}

/**
 * Whether an item is the first one with its picture. Of several items with the same picture, only the first one shows
 * the picture, because no page shows a picture twice.
 */
export function isFirstWithPicture(
  items: readonly { id: string; imgUrl?: string | undefined }[],
  { id, imgUrl }: { id: string; imgUrl?: string | undefined },
): boolean {
  return imgUrl !== undefined && items.find((other) => other.imgUrl === imgUrl)?.id === id;
}
