/**
 * The paths at which the site serves pictures of an external content service: `/upstream-media/{width or
 * "full"}/{signature}/{path at the service}`.
 */
export const UPSTREAM_MEDIA = "/upstream-media";

const WIDTHS = [480, 960, 1440];
/** The width in the `src` of a resized picture. If the picture also has a `srcset`, browsers may load another width. */
export const USUAL_WIDTH = 960;

const SIZED = /(?<=^\/upstream-media\/)\d+/;

export function isUpstreamWidth(width: number): boolean {
  return WIDTHS.includes(width);
}

/**
 * The `srcset` of a picture from an external service. Undefined for pictures on other hosts, and for pictures whose
 * address contains no width.
 */
export function upstreamSrcSet(src: string): string | undefined {
  if (!SIZED.test(src)) return undefined;
  return WIDTHS.map((width) => `${src.replace(SIZED, String(width))} ${width}w`).join();
}

/** The URL of the original of a resized picture. The areas of an image map are given in pixels of the original. */
export function fullSize(src: string): string {
  return src.replace(SIZED, "full");
}
