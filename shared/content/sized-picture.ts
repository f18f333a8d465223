import type { ContentCard } from "./types.ts";

/** One of the site's own pictures, which has files in several sizes and formats. */
export interface SizedPicture {
  /** Address without size and ending. */
  path: string;
  widths: number[];
}

const OWN_ADDRESS = /^(\/media\/[\w-]+)-\d+\.(?:webp|avif)$/;

/** An item's picture where it is such a one. */
export function sizedPicture({
  imgUrl = "",
  image,
}: Pick<ContentCard, "imgUrl" | "image">): SizedPicture | undefined {
  const path = OWN_ADDRESS.exec(imgUrl)?.[1];
  return path && image?.widths ? { path, widths: image.widths } : undefined;
}

/** Address of its largest file; of that alone there is a JPEG too. */
export function largestFile({ path, widths }: SizedPicture, format: "webp" | "jpg"): string {
  return `${path}-${Math.max(...widths)}.${format}`;
}
