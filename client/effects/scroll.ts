import type { DataRouter } from "react-router";
import {
  addressOf,
  type ElementAddress,
  findElement,
  focusInView,
  makeFocusable,
} from "./focus.ts";
import { isFragmentLink, linkAddress } from "./links.ts";
import { focusedElement, whenUncovered } from "./page-behind.ts";
import { scrollOffset, scrollPage, scrollPageBy, showOnPage } from "./page-lock.ts";

const STORAGE_KEY = "places";

/** Where a visitor was on a page when leaving it. */
interface Place {
  /** The scroll offset in pixels. */
  offset: number;
  /** The focused element, usually the link that was used. */
  used?: ElementAddress | undefined;
}

/**
 * Scrolls to the top after a navigation. Back, forward and reload restore the offset of a page visited in this tab
 * (docs/behaviour.md 6). Back and forward also restore it if only the fragment changes.
 *
 * @returns a callback for each page shown, which returns the element that the visitor should find focused there.
 */
export function startScroll(router: DataRouter): () => HTMLElement | undefined {
  const places = readPlaces();
  history.scrollRestoration = "manual";
  let currentKey = "";
  /**
   * The focused element, which is usually the link that was used, and its place in the window before the page
   * changes.
   */
  let used: HTMLElement | undefined;
  let usedTop = 0;
  const savePlace = () => {
    used = focusedElement(document);
    usedTop = used?.getBoundingClientRect().top ?? 0;
    // A document that is being left has no focused element any more.
    const address = addressOf(used) ?? places.get(currentKey)?.used;
    places.set(currentKey, { offset: scrollOffset(), used: address });
  };
  const follow = ({ navigation, historyAction }: DataRouter["state"]) => {
    // The router sets a state on every history entry; only fragment navigations leave it null.
    if (history.state === null) return addEntryKey();
    savePlace();
    if (navigation.state !== "idle" || !isSamePage()) return;
    currentKey = entryKey();
    const place = places.get(currentKey);
    if (historyAction !== "POP" || !place) return;
    const target = restore(place);
    whenUncovered(() => focusInView(document, [target]));
  };
  // The place was saved when the link was clicked, because by now some browsers have already scrolled.
  const addEntryKey = () => {
    history.replaceState({ key: `fragment-${Date.now()}`, idx: null }, "");
    currentKey = entryKey();
  };
  const isSamePage = () => pathOf(currentKey) === pathOf(entryKey());
  router.subscribe(follow);
  window.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link) return;
    savePlace();
    const url = linkAddress(link);
    // The browser focuses the target of a fragment if it can be focused.
    if (url && isFragmentLink(url)) makeFocusable(targetOf(url));
  });
  window.addEventListener("pagehide", () => {
    savePlace();
    savePlaces(places);
  });
  return () => {
    const isFirst = currentKey === "";
    // Changes within a page are handled by the subscription.
    if (isSamePage()) return undefined;
    currentKey = entryKey();
    const place = places.get(currentKey);
    if (isFirst) return restoreFirst(place);
    if (router.state.historyAction === "POP") return restore(place ?? { offset: 0 });
    if (router.state.preventScrollReset && used?.isConnected) return keepInPlace(used, usedTop);
    const target = scrollToTarget();
    if (!target) scrollPage(0);
    return target;
  };
}

/**
 * The element that a fragment names. The fragment is not decoded, because no id to which another page links needs
 * it.
 */
function targetOf({ hash }: Pick<URL, "hash">): HTMLElement | null {
  return document.getElementById(hash.slice(1));
}

/**
 * Key of a history entry. It contains the page's address, because all entries that were not made by the router have
 * the same key.
 */
function entryKey(): string {
  const { key = "default" } = history.state ?? {};
  return `${key} ${location.pathname}${location.search}`;
}

function pathOf(entryKey: string): string {
  return entryKey.slice(entryKey.indexOf(" ") + 1);
}

function restore({ offset, used }: Place): HTMLElement | undefined {
  scrollPage(offset);
  return findElement(document, used);
}

/**
 * Restores the first page if it has been visited in this tab before: it was reloaded, or reached by back or
 * forward.
 */
function restoreFirst(place: Place | undefined): HTMLElement | undefined {
  const [entry] = performance.getEntriesByType("navigation");
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type === "navigate")
    return undefined;
  const used = place && restore(place);
  return entry.type === "back_forward" ? used : undefined;
}

/** Keeps the control that was used where it is in the window, whatever comes and goes above it. */
function keepInPlace(used: HTMLElement, top: number): HTMLElement {
  scrollPageBy(used.getBoundingClientRect().top - top);
  // On phones the selected filter comes first in its line, which scrolls sideways.
  showOnPage(used);
  return used;
}

/** Scrolls a new page to the target of its fragment, as a browser does for a document. */
function scrollToTarget(): HTMLElement | undefined {
  const target = targetOf(location);
  if (!target) return undefined;
  const details = target.closest("details");
  details?.setAttribute("open", "");
  const { scrollPaddingBlockStart: padding } = getComputedStyle(document.documentElement);
  const { scrollMarginBlockStart: margin } = getComputedStyle(target);
  const { top } = target.getBoundingClientRect();
  scrollPageBy(top - Number.parseFloat(padding) - Number.parseFloat(margin));
  return details?.querySelector("summary") ?? target;
}

/** Places by history entry; none if the storage is unavailable or holds something else. */
function readPlaces(): Map<string, Place> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** Saves the places. If there is no storage, nothing but the places is lost. */
function savePlaces(places: ReadonlyMap<string, Place>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places]));
  } catch {}
}
