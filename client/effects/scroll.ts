import type { DataRouter } from "react-router";
import { scrollOffset, scrollPage } from "./page-lock.ts";

const STORAGE_KEY = "scroll-positions";

/**
 * Every navigation ends at the top of the page; back, forward and reload to a
 * page visited in this tab return to where it was left (contract section 8).
 */
export function startScroll(router: DataRouter): { pageShown: () => void; stop: () => void } {
  const positions = readPositions();
  const previous = history.scrollRestoration;
  history.scrollRestoration = "manual";
  let shown = "";
  const remember = () => positions.set(shown, scrollOffset());
  const unsubscribe = router.subscribe(({ navigation }) => {
    if (navigation.state !== "idle") remember();
  });
  const onLeaving = () => {
    remember();
    savePositions(positions);
  };
  window.addEventListener("pagehide", onLeaving);
  return {
    pageShown() {
      const isFirst = shown === "";
      const isSamePage = pathOf(shown) === pathOf(pageKey(router));
      shown = pageKey(router);
      // A jump within the page is the browser's own business.
      if (isSamePage) return;
      if (isFirst) restoreFirst(positions.get(shown));
      else if (router.state.historyAction === "POP") scrollPage(positions.get(shown) ?? 0);
      else if (!showTarget() && !router.state.preventScrollReset) scrollPage(0);
    },
    stop() {
      unsubscribe();
      window.removeEventListener("pagehide", onLeaving);
      history.scrollRestoration = previous;
    },
  };
}

/** The entry of the history, and its page: entries that another document made have no key of their own. */
function pageKey({ state: { location } }: DataRouter): string {
  return `${location.key} ${location.pathname}${location.search}`;
}

function pathOf(pageKey: string): string {
  return pageKey.slice(pageKey.indexOf(" ") + 1);
}

/** Goes to the part of a new page that its address names, as a browser does for a document. */
function showTarget(): boolean {
  // Ids of the site's own need no decoding, and nobody else's are linked to from other pages.
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return false;
  target.closest("details")?.setAttribute("open", "");
  scrollPage(scrollOffset() + target.getBoundingClientRect().top - topMargin(target));
  return true;
}

function topMargin(target: Element): number {
  return Number.parseFloat(getComputedStyle(target).scrollMarginBlockStart) || 0;
}

function restoreFirst(position: number | undefined): void {
  const [entry] = performance.getEntriesByType("navigation");
  const isReturn = entry instanceof PerformanceNavigationTiming && entry.type !== "navigate";
  if (isReturn && position !== undefined) scrollPage(position);
}

/** A browser that refuses storage forgets where pages were left, and nothing else. */
function savePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {}
}

/** A browser without storage, or with somebody else's content in it, starts afresh. */
function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]"));
  } catch {
    return new Map();
  }
}
