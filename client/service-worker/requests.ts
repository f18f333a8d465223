import type { Kind } from "./stored-pages.ts";

/** What is kept, or a page that is shown but not kept. */
export type Purpose = Kind | "passing";

/**
 * Never stored: what the site says about itself, what only the network can
 * tell, and what visitors search for.
 */
const LEFT_ALONE =
  /^\/(?:healthz|hooks|service-worker\.js|builds\.json|robots\.txt|sitemap|feed|api\/search)|^\/(?:en\/)?(?:home\/search|feeds?)\b/;

/**
 * What a request is for; undefined for what the browser does without help.
 *
 * @param isPage tells of a request without a window that it is for a page all the same.
 */
export function kindOf(request: Request, origin: string, isPage = false): Purpose | undefined {
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== origin || request.headers.has("range")) {
    return undefined;
  }
  if (LEFT_ALONE.test(url.pathname)) return request.mode === "navigate" ? "passing" : undefined;
  if (url.pathname.startsWith("/api/")) return "data";
  if (url.pathname.startsWith("/assets/")) return "asset";
  if (request.mode === "navigate" || isPage) return "page";
  return request.destination === "image" ? "picture" : undefined;
}
