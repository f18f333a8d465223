import type { DataRouter } from "react-router";
import { LocalStorage } from "../data/local-storage.ts";
import type { RequestCounter } from "../data/request-counter.ts";
import type { Visit } from "../visit.ts";
import { startPrefetch } from "./prefetch.ts";
import { startQuickLinks } from "./quick-links.ts";
import { startServiceWorker } from "./register-service-worker.ts";
import { startReveal } from "./reveal.ts";
import { startShare } from "./share.ts";

export { startScrollers } from "./scrollers.ts";

/**
 * Starts the effects that are not needed before the first interaction or scroll. Returns a function that must be called
 * whenever a page is shown.
 */
export function startDeferredEffects(visit: Visit): () => void {
  const { router, state, requests, offline } = visit;
  startPageHide(router, requests);
  removeExpiredEntries();
  startQuickLinks(document, state);
  startShare(document);
  startPrefetch(document, visit);
  const perPage = [startReveal(document, requests), startServiceWorker(offline)];
  return () => {
    for (const pageShown of perPage) pageShown();
  };
}

function removeExpiredEntries(): void {
  try {
    new LocalStorage().removeExpired();
  } catch {
    // The browser offers no local storage.
  }
}

/**
 * Ends a navigation in flight when the document is left. Otherwise the back/forward cache would keep the navigation. If
 * the visitor came back to the page, the navigation would continue and replace the page.
 */
export function startPageHide(
  router: Pick<DataRouter, "state" | "navigate">,
  requests: RequestCounter,
  scope: Pick<EventTarget, "addEventListener"> = window,
): void {
  scope.addEventListener("pagehide", () => {
    const { location, navigation } = router.state;
    if (navigation.state === "idle") return;
    // The router aborts a navigation only when another navigation begins. The navigation that begins here stays on the
    // page and runs no loaders.
    void router.navigate(location, { replace: true, defaultShouldRevalidate: false });
    requests.reset();
  });
}
