import { startPrefetch } from "./effects/prefetch.ts";
import { startQuickLinks } from "./effects/quick-links.ts";
import { startReveal } from "./effects/reveal.ts";
import { startServiceWorker } from "./effects/service-worker.ts";
import { startShare } from "./effects/share.ts";
import { createPrefetchSource } from "./prefetching.ts";
import type { Visit } from "./visit.ts";

export { startTables } from "./effects/tables.ts";

/** Effects that nobody misses before they act or scroll. Returns what to call for each page. */
export function startDeferredEffects({
  state,
  requests,
  routes,
  ahead,
  views,
  offline,
}: Visit): () => void {
  startQuickLinks(document, state);
  startShare(document);
  const perPage = [
    startReveal(document, requests),
    startPrefetch(document, createPrefetchSource(routes, ahead, views)),
    startServiceWorker(offline),
  ];
  return () => {
    for (const effect of perPage) effect.pageShown();
  };
}
