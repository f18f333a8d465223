import { matchRoutes, RouterContextProvider } from "react-router";
import { contentContext } from "../../shared/rendering/contexts.tsx";
import type { Visit } from "../visit.ts";
import { routedLink } from "./links.ts";

/**
 * The page behind a link is prefetched only if the pointer rests on the link for this time. A pointer that leaves
 * sooner has only passed over the link.
 */
const HOVER_DELAY_MS = 60;

/** Prefetches the page behind a link on hover, focus or touch. */
export function startPrefetch(root: Document, visit: Visit): void {
  let hovering: ReturnType<typeof setTimeout> | undefined;
  const consider = (event: Event) => {
    const url = routedLink(event.target)?.url;
    if (!url || url.href === location.href || navigator.connection?.saveData) return;
    // Failures are ignored here, because the navigation retries and reports them.
    void prefetchPage(visit, url).catch(() => {});
  };
  const hover = (event: Event) => {
    clearTimeout(hovering);
    hovering = setTimeout(() => consider(event), HOVER_DELAY_MS);
  };
  root.addEventListener("pointerover", hover);
  root.addEventListener("focusin", consider);
  root.addEventListener("touchstart", consider, { passive: true });
}

/**
 * Loads the code of a page, and runs the page's loader with a content API that keeps the responses for the navigation.
 */
async function prefetchPage({ routes, views, prefetchContentOf }: Visit, url: URL): Promise<void> {
  const match = matchRoutes(routes, url)?.at(-1);
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
    context: new RouterContextProvider(new Map([[contentContext, prefetchContentOf]])),
  });
  await Promise.all([code, data]);
}
