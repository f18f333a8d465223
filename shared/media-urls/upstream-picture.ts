/**
 * Addresses of an external content service's pictures on the site's host:
 * `/upstream-media/{width or "full"}/{signature}/{path of the service}`.
 */
export const UPSTREAM_MEDIA = "/upstream-media";

const WIDTHS = [480, 960, 1440];
/** The width of an address without a `srcset`. */
export const USUAL_WIDTH = 960;

const SIZED = /(?<=^\/upstream-media\/)\d+/;

export function isUpstreamWidth(width: number): boolean {
  return WIDTHS.includes(width);
}

/**
 * The `srcset` of an external service's picture. Undefined for other hosts, and for pictures without a width in their
 * address.
 */
export function upstreamSrcSet(src: string): string | undefined {
  if (!SIZED.test(src)) return undefined;
  return WIDTHS.map((width) => `${src.replace(SIZED, String(width))} ${width}w`).join();
}

/** The URL of a resized picture in its original size, in whose pixels the areas of an image map are given. */
export function fullSize(src: string): string {
  return src.replace(SIZED, "full");
}
