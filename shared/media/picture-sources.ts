import { upstreamSrcSet } from "./upstream-picture.ts";

/** Placeholder address of a picture that is not loaded yet; quotes would be escaped in every document. */
export const NOTHING = "data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E";

/** The `srcset` of one of the site's own pictures, or of one that the platform resizes. */
export function sourcesOf(src: string, widths?: readonly number[]): string | undefined {
  return widths ? srcSet(src, widths, "webp") : upstreamSrcSet(src);
}

/** The `srcset` of all widths of a picture. */
export function srcSet(src: string, widths: readonly number[], type: string): string {
  const path = src.replace(/-\d+\.\w+$/, "");
  return widths.map((width) => `${path}-${width}.${type} ${width}w`).join(", ");
}
