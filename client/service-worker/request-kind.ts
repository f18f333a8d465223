import type { Kind } from "./stored-pages.ts";

/**
 * The kind of a request. Responses to requests of the kind `unstored-page` are never stored. All other responses may be
 * stored.
 */
export type RequestKind = Kind | "unstored-page";

/**
 * Matches paths whose responses are never stored. These are machine-readable files about the site, the health check,
 * the API, feeds, search, and the path to which changes of content are reported.
 */
const NEVER_STORED =
  /^\/(?:healthz|hooks|service-worker\.js|builds\.json|robots\.txt|sitemap|feed|api\/|(?:home\/search|feeds?)\b)/;

/**
 * Classifies a request. Returns undefined if the service worker does not handle the request.
 * @param isPage treats a request that is not a navigation as a request for a page.
 */
export function kindOf(request: Request, origin: string, isPage = false): RequestKind | undefined {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin || request.headers.has("range")) {
    return undefined;
  }
  if (NEVER_STORED.test(url.pathname.slice(prefixOf(url.pathname).length))) {
    return request.mode === "navigate" ? "unstored-page" : undefined;
  }
  if (url.pathname.startsWith("/assets/")) return "asset";
  if (request.mode === "navigate" || isPage) return "page";
  return request.destination === "image" ? "picture" : undefined;
}

/** Returns the prefix of a path's locale. */
export function prefixOf(pathname: string): string {
  return PATH_PREFIXES.find((prefix) => prefix && `${pathname}/`.startsWith(`${prefix}/`)) ?? "";
}
