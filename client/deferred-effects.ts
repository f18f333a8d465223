import { startPageHide } from "./effects/page-hide.ts";
import { startPrefetch } from "./effects/prefetch.ts";
import { startQuickLinks } from "./effects/quick-links.ts";
import { startReveal } from "./effects/reveal.ts";
import { startServiceWorker } from "./effects/service-worker.ts";
import { startShare } from "./effects/share.ts";
import { LocalStorage } from "./local-storage.ts";
import { createPrefetchSource } from "./prefetching.ts";
import type { Visit } from "./visit.ts";

export { startTables } from "./effects/tables.ts";

/** Effects not needed before the first interaction or scroll. Returns a callback for each page shown. */
export function startDeferredEffects({
  router,
  state,
  requests,
  routes,
  prefetchContentOf,
  views,
  offline,
}: Visit): () => void {
  startPageHide(router, requests);
  removeExpiredEntries();
  startQuickLinks(document, state);
  startShare(document);
  startPrefetch(document, createPrefetchSource(routes, prefetchContentOf, views));
  const perPage = [startReveal(document, requests), startServiceWorker(offline)];
  return () => {
    for (const effect of perPage) effect.pageShown();
  };
}

function removeExpiredEntries(): void {
  try {
    new LocalStorage().removeExpired();
  } catch {
    // The browser offers no local storage.
  }
}
