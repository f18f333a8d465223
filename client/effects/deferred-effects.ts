import { LocalStorage } from "../data/local-storage.ts";
import { createPrefetchSource } from "../data/prefetching.ts";
import type { Visit } from "../visit.ts";
import { startPageHide } from "./page-hide.ts";
import { startPrefetch } from "./prefetch.ts";
import { startQuickLinks } from "./quick-links.ts";
import { startServiceWorker } from "./register-service-worker.ts";
import { startReveal } from "./reveal.ts";
import { startShare } from "./share.ts";

export { startTables } from "./tables.ts";

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
