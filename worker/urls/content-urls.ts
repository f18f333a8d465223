import { publicFiles } from "virtual:client-assets";
import type { Config } from "../config/config.ts";
import type { ResolveUrl } from "../content-html/html-attributes.ts";
import { isPathOfSite, manifests } from "./site-paths.ts";
import { proxiedPicture } from "./upstream-media.ts";

/** A base for parsing root-relative URLs. Its host does not exist. */
const ANY_ORIGIN = "https://site.invalid";

/**
 * Matches paths such as `/uploads/2026/name-960.webp`. Such paths are resolved without a URL parser. With the parser,
 * making the index of a list would take twice as long (docs/decisions/0017-an-index-per-node.md).
 */
const PLAIN_PATH = /^(?:\/[\w-][\w.-]*)+$/;

const files = new Set([...publicFiles, ...manifests, "/licenses.txt"]);

/**
 * Makes the function that resolves URLs in content. URLs that lead to this site stay as they are. Pictures may get an
 * address on this site's host (UPSTREAM_IMAGES).
 * @param isSecure whether the site has TLS.
 */
export function resolverOf(upstream: Config["upstream"], isSecure: boolean): ResolveUrl {
  if (upstream.embedded) return (url, use) => (use === "link" ? url : secured(url));
  return (url, use) => {
    if (isOwnUrl(url)) return url;
    const absolute = PLAIN_PATH.test(url)
      ? upstream.origin + url
      : (URL.parse(url, upstream.origin)?.href ?? url);
    if (use === "link") return absolute;
    const picture = use === "picture" ? proxiedPicture(absolute, upstream) : absolute;
    // If the site has no TLS, browsers load pictures from a service without TLS.
    const isOfService = !isSecure && URL.parse(picture)?.origin === upstream.origin;
    return isOfService ? picture : secured(picture);
  };
}

/** Changes http: to https:. On a page with TLS, browsers and the content security policy block media without TLS. */
function secured(url: string): string {
  return url.replace(/^\s*http:/i, "https:");
}

/** Whether a URL is root-relative and leads to a page, feed or file of this site, in any locale. */
function isOwnUrl(url: string): boolean {
  if (!url.startsWith("/")) return false;
  const { origin, pathname } = PLAIN_PATH.test(url)
    ? { origin: ANY_ORIGIN, pathname: url }
    : (URL.parse(url, ANY_ORIGIN) ?? {});
  if (origin !== ANY_ORIGIN || !pathname) return false;
  return files.has(pathname) || isPathOfSite(pathname);
}
