import { matchRoutes, type RouteObject, RouterContextProvider } from "react-router";
import { contentContext, type GetContentApi } from "../../shared/page/content-context.ts";
import { isRouted } from "../effects/links.ts";
import type { PrefetchSource } from "../effects/prefetch.ts";
import type { ViewChunks } from "../router/view-chunks.ts";

/** Minimum time between two prefetches of the same page. */
const REPEAT_AFTER_MS = 30_000;

/**
 * Runs a page's loader before its navigation, with a content source that stores
 * the responses for the navigation to use.
 */
export function createPrefetchSource(
  routes: RouteObject[],
  getContentApi: GetContentApi,
  views: ViewChunks,
  now: () => number = Date.now,
): PrefetchSource {
  const prefetchedAt = new Map<string, number>();
  return {
    isPage: (url) => isRouted(url, location) && url.href !== location.href,
    prefetch(url) {
      const key = url.pathname + url.search;
      if (now() - (prefetchedAt.get(key) ?? 0) < REPEAT_AFTER_MS) return;
      prefetchedAt.set(key, now());
      // Failures are ignored here; the navigation retries and reports them.
      void prefetchPage(routes, getContentApi, views, url).catch(() => prefetchedAt.delete(key));
    },
  };
}

async function prefetchPage(
  routes: RouteObject[],
  getContentApi: GetContentApi,
  views: ViewChunks,
  url: URL,
): Promise<void> {
  const matches = matchRoutes(routes, url) ?? [];
  const match = matches.at(-1);
  if (!match) return;
  const { route, params } = match;
  const { loader } = route;
  if (typeof loader !== "function") return;
  const code = views.load(route);
  const data = loader({
    request: new Request(url),
    url,
    pattern: "",
    params,
    context: new RouterContextProvider(new Map([[contentContext, getContentApi]])),
  });
  await Promise.all([code, data]);
}
