import type { DataRouter } from "react-router";
import type { RequestCounter } from "../data/request-counter.ts";

/**
 * Ends a navigation in flight when the document is left: kept in the back/forward cache, it would
 * resume there and carry the visitor away who comes back to the page.
 */
export function startPageHide(
  router: Pick<DataRouter, "state" | "navigate">,
  requests: RequestCounter,
  scope: Pick<EventTarget, "addEventListener"> = window,
): void {
  scope.addEventListener("pagehide", () => {
    const { location, navigation } = router.state;
    if (navigation.state === "idle") return;
    // The router aborts a navigation for another one only: to the current page, without its loaders.
    void router.navigate(location, { replace: true, defaultShouldRevalidate: false });
    requests.reset();
  });
}
