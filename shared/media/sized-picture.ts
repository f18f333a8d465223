/** Metadata of a picture, available before it is loaded. */
export interface PictureFacts {
  width: number;
  height: number;
  /** Of the variants in several sizes, if it is one of the site's own. */
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

/** Address of the largest file, the only one also available as JPEG. */
export function largestFile({ path, widths }: SizedPicture, format: "webp" | "jpg"): string {
  return `${path}-${Math.max(...widths)}.${format}`;
}
