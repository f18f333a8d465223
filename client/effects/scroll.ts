import type { DataRouter } from "react-router";
import { linkAddress } from "./link-address.ts";
import { isSamePlace } from "./links.ts";
import { scrollOffset, scrollPage } from "./page-lock.ts";

const STORAGE_KEY = "scroll-positions";

/**
 * Every navigation ends at the top of the page; back, forward and reload to a
 * page visited in this tab return to where it was left (contract section 8).
 * So do back and forward around a jump within the page.
 */
export function startScroll(router: DataRouter): { pageShown: () => void; stop: () => void } {
  const controller = new AbortController();
  const { signal } = controller;
  const positions = readPositions();
  const previous = history.scrollRestoration;
  history.scrollRestoration = "manual";
  let shown = "";
  const remember = () => positions.set(shown, scrollOffset());
  const follow = ({ navigation, historyAction }: DataRouter["state"]) => {
    if (isNewJump()) return nameJump();
    remember();
    if (navigation.state !== "idle" || !isSamePage()) return;
    shown = entryKey();
    const position = positions.get(shown);
    if (historyAction === "POP" && position !== undefined) scrollPage(position);
  };
  // The browser itself jumps, and some have done so by the time they tell: the offset was remembered on the click.
  const nameJump = () => {
    history.replaceState({ key: `jump-${Date.now()}`, idx: null }, "");
    shown = entryKey();
  };
  const isSamePage = () => pathOf(shown) === pathOf(entryKey());
  const unsubscribe = router.subscribe(follow);
  window.addEventListener("click", ({ target }) => isJump(target) && remember(), { signal });
  const onDisconnect = () => {
    remember();
    savePositions(positions);
  };
  window.addEventListener("pagehide", onDisconnect, { signal });
  return {
    pageShown() {
      const isFirst = shown === "";
      // What happens within a page is followed as it happens.
      if (isSamePage()) return;
      shown = entryKey();
      const position = positions.get(shown);
      if (isFirst) restoreFirst(position);
      else if (router.state.historyAction === "POP") scrollPage(position ?? 0);
      else if (!showTarget() && !router.state.preventScrollReset) scrollPage(0);
    },
    stop() {
      unsubscribe();
      controller.abort();
      history.scrollRestoration = previous;
    },
  };
}

/** The router gives a state to every entry of the history but those that a jump has made. */
function isNewJump(): boolean {
  return history.state === null;
}

function isJump(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest("a") : null;
  const url = link && linkAddress(link);
  return Boolean(url && isSamePlace(url));
}

/** The entry of the history, and its page: entries that another document made have no key of their own. */
function entryKey(): string {
  const { key = "default" } = history.state ?? {};
  return `${key} ${location.pathname}${location.search}`;
}

function pathOf(entryKey: string): string {
  return entryKey.slice(entryKey.indexOf(" ") + 1);
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
