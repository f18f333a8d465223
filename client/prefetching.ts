import { matchRoutes, type RouteObject, RouterContextProvider } from "react-router";
import { type ContentSourceOf, contentContext } from "../shared/page/content-context.ts";
import { isRouted } from "./effects/links.ts";
import type { PrefetchSource } from "./effects/prefetch.ts";
import type { ViewChunks } from "./view-chunks.ts";

/** The same page is not prefetched again within this time. */
const AGAIN_AFTER_MS = 30_000;

/**
 * Runs the loaders of a page ahead of its navigation, with a content source
 * that keeps the answers for the navigation to take.
 */
export function createPrefetchSource(
  routes: RouteObject[],
  contentOf: ContentSourceOf,
  views: ViewChunks,
  now: () => number = Date.now,
): PrefetchSource {
  const requested = new Map<string, number>();
  return {
    isPage: (url) => isRouted(url) && url.href !== location.href,
    prefetch(url) {
      const key = url.pathname + url.search;
      if (now() - (requested.get(key) ?? 0) < AGAIN_AFTER_MS) return;
      requested.set(key, now());
      // Nobody has asked for it yet: what fails now fails again, and is told, when it is asked for.
      void prefetchPage(routes, contentOf, views, url).catch(() => requested.delete(key));
    },
  };
}

async function prefetchPage(
  routes: RouteObject[],
  contentOf: ContentSourceOf,
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
    context: new RouterContextProvider(new Map([[contentContext, contentOf]])),
  });
  await Promise.all([code, data]);
}
