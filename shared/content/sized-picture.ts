import type { ContentCard } from "./types.ts";

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
}: Pick<ContentCard, "imgUrl" | "image">): SizedPicture | undefined {
  const path = OWN_ADDRESS.exec(imgUrl)?.[1];
  return path && image?.widths ? { path, widths: image.widths } : undefined;
}

/** Address of the largest file, the only one also available as JPEG. */
export function largestFile({ path, widths }: SizedPicture, format: "webp" | "jpg"): string {
  return `${path}-${Math.max(...widths)}.${format}`;
}
