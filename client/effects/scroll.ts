import type { DataRouter } from "react-router";
import { linkAddress } from "./link-address.ts";
import { isFragmentLink } from "./links.ts";
import { scrollOffset, scrollPage } from "./page-lock.ts";

const STORAGE_KEY = "scroll-positions";

/**
 * Scrolls to the top after a navigation; back, forward and reload restore the
 * offset of a page visited in this tab (docs/behaviour.md 6). Back and forward
 * restore it around fragment navigations too.
 */
export function startScroll(router: DataRouter): () => void {
  const positions = readPositions();
  history.scrollRestoration = "manual";
  let currentKey = "";
  const saveOffset = () => positions.set(currentKey, scrollOffset());
  const follow = ({ navigation, historyAction }: DataRouter["state"]) => {
    // The router sets a state on every history entry; only fragment navigations leave it null.
    if (history.state === null) return addEntryKey();
    saveOffset();
    if (navigation.state !== "idle" || !isSamePage()) return;
    currentKey = entryKey();
    const position = positions.get(currentKey);
    if (historyAction === "POP" && position !== undefined) scrollPage(position);
  };
  // The offset was saved on click: some browsers have already scrolled when the event fires.
  const addEntryKey = () => {
    history.replaceState({ key: `fragment-${Date.now()}`, idx: null }, "");
    currentKey = entryKey();
  };
  const isSamePage = () => pathOf(currentKey) === pathOf(entryKey());
  router.subscribe(follow);
  window.addEventListener("click", ({ target }) => isFragmentClick(target) && saveOffset());
  window.addEventListener("pagehide", () => {
    saveOffset();
    savePositions(positions);
  });
  return () => {
    const isFirst = currentKey === "";
    // Changes within a page are handled by the subscription.
    if (isSamePage()) return;
    currentKey = entryKey();
    const position = positions.get(currentKey);
    if (isFirst) restoreFirst(position);
    else if (router.state.historyAction === "POP") scrollPage(position ?? 0);
    else if (!scrollToTarget() && !router.state.preventScrollReset) scrollPage(0);
  };
}

function isFragmentClick(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest("a") : null;
  const url = link && linkAddress(link);
  return Boolean(url && isFragmentLink(url));
}

/** Key of a history entry; includes the page, because entries of other documents have no key. */
function entryKey(): string {
  const { key = "default" } = history.state ?? {};
  return `${key} ${location.pathname}${location.search}`;
}

function pathOf(entryKey: string): string {
  return entryKey.slice(entryKey.indexOf(" ") + 1);
}

/** Scrolls a new page to the target of its fragment, as a browser does for a document. */
function scrollToTarget(): boolean {
  // The site's own ids need no decoding, and other pages link to no others.
  const target = document.getElementById(location.hash.slice(1));
  if (!target) return false;
  target.closest("details")?.setAttribute("open", "");
  const { scrollPaddingBlockStart: padding } = getComputedStyle(document.documentElement);
  const { scrollMarginBlockStart: margin } = getComputedStyle(target);
  const { top } = target.getBoundingClientRect();
  scrollPage(scrollOffset() + top - Number.parseFloat(padding) - Number.parseFloat(margin));
  return true;
}

function restoreFirst(position: number | undefined): void {
  const [entry] = performance.getEntriesByType("navigation");
  const isReturn = entry instanceof PerformanceNavigationTiming && entry.type !== "navigate";
  if (isReturn && position !== undefined) scrollPage(position);
}

/** Without storage only the positions are lost. */
function savePositions(positions: Map<string, number>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
  } catch {}
}

/** Empty if storage is unavailable or holds something else. */
function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]"));
  } catch {
    return new Map();
  }
}
