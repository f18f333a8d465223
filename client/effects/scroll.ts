import type { DataRouter } from "react-router";

/**
 * Every navigation ends at the top of the page; back and forward to a page
 * visited in this tab return to where it was left (contract section 8).
 */
export function startScroll(router: DataRouter): { pageShown: () => void; stop: () => void } {
  const positions = new Map<string, number>();
  const previous = history.scrollRestoration;
  history.scrollRestoration = "manual";
  let shown = router.state.location.key;
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (navigation.state !== "idle") positions.set(shown, window.scrollY);
  });
  return {
    pageShown() {
      const { location, historyAction } = router.state;
      if (location.key === shown) return;
      shown = location.key;
      const top = historyAction === "POP" ? (positions.get(shown) ?? 0) : 0;
      window.scrollTo({ top, behavior: "instant" });
    },
    stop() {
      unsubscribe();
      history.scrollRestoration = previous;
    },
  };
}
