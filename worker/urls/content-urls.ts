import { publicFiles } from "virtual:client-assets";
import type { ResolveUrl } from "../upstream/schema.ts";
import { isPathOfSite } from "./canonical-path.ts";

/** Only needed to parse root-relative URLs. */
const ANY_ORIGIN = "https://site.invalid";

const files = new Set([...publicFiles, "/manifest.webmanifest", "/licenses.txt"]);

/** Resolves the URLs in an external service's content against its origin, except the site's own. */
export function resolverOf(origin: string): ResolveUrl {
  return (url) => (isOwnUrl(url) ? url : (URL.parse(url, origin)?.href ?? url));
}

/** Whether a URL is root-relative and leads to a page, feed or file of the site, in any locale. */
export function isOwnUrl(url: string): boolean {
  if (!url.startsWith("/")) return false;
  const { origin, pathname } = URL.parse(url, ANY_ORIGIN) ?? {};
  if (origin !== ANY_ORIGIN || !pathname) return false;
  return files.has(pathname) || isPathOfSite(pathname);
}
