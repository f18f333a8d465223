import { matchRoutes, type RouteObject, RouterContextProvider } from "react-router";
import { type ContentSourceOf, contentContext } from "../shared/content/context.ts";
import { viewOf } from "../shared/routes/page.ts";
import { isRouted } from "./effects/links.ts";
import type { PrefetchSource } from "./effects/prefetch.ts";
import type { ViewStyles } from "./view-styles.ts";

/** The same page is not prefetched again within this time. */
const AGAIN_AFTER_MS = 30_000;

/**
 * Runs the loaders of a page ahead of its navigation, with a content source
 * that keeps the answers for the navigation to take.
 */
export function createPrefetchSource(
  routes: RouteObject[],
  contentOf: ContentSourceOf,
  styles: ViewStyles,
  now: () => number = Date.now,
): PrefetchSource {
  const asked = new Map<string, number>();
  return {
    isPage: (url) => isRouted(url) && url.href !== location.href,
    prefetch(url) {
      const key = url.pathname + url.search;
      if (now() - (asked.get(key) ?? 0) < AGAIN_AFTER_MS) return;
      asked.set(key, now());
      // Nobody has asked for it yet: what fails now fails again, and is told, when it is asked for.
      void prefetchPage(routes, contentOf, styles, url).catch(() => asked.delete(key));
    },
  };
}

async function prefetchPage(
  routes: RouteObject[],
  contentOf: ContentSourceOf,
  styles: ViewStyles,
  url: URL,
): Promise<void> {
  const matches = matchRoutes(routes, url) ?? [];
  const match = matches.at(-1);
  if (!match) return;
  const { route, params } = match;
  void styles.load(viewOf(route.handle)).catch(() => {});
  const module = typeof route.lazy === "function" ? await route.lazy() : route;
  if (typeof module.loader !== "function") return;
  await module.loader({
    request: new Request(url),
    url,
    pattern: "",
    params,
    context: new RouterContextProvider(new Map([[contentContext, contentOf]])),
  });
}
