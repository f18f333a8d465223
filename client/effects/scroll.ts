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

/** Where a visitor was on a page before leaving it. */
interface Place {
  /** The scroll offset in pixels. */
  offset: number;
  /** The focused element. It is usually the link that was followed. */
  used?: ElementAddress | undefined;
}

/**
 * Scrolls to the top after a navigation. Back, forward and reload restore the offset of a page that was visited in this
 * tab (docs/behaviour.md 6). Back and forward also restore the offset if only the fragment changes.
 * @returns a function that must be called whenever a page is shown. That function returns the element that should get
 * the focus.
 */
export function startScroll(router: DataRouter): () => HTMLElement | undefined {
  const places = readPlaces();
  history.scrollRestoration = "manual";
  let currentKey = "";
  /**
   * The element that had the focus before the page changed, usually the link that was followed. `usedTop` is the
   * distance of this element from the top of the window.
   */
  let used: HTMLElement | undefined;
  let usedTop = 0;
  const savePlace = () => {
    used = focusedElement(document);
    usedTop = used?.getBoundingClientRect().top ?? 0;
    // When a document is left, it has no focused element any more. The element address that was saved earlier is then
    // kept.
    const address = addressOf(used) ?? places.get(currentKey)?.used;
    places.set(currentKey, { offset: scrollOffset(), used: address });
  };
  const follow = ({ navigation, historyAction }: DataRouter["state"]) => {
    // The router sets a state on each history entry. The state is null only on entries that the browser has added for a
    // link to a fragment.
    if (history.state === null) return addEntryKey();
    savePlace();
    if (navigation.state !== "idle" || !isSamePage()) return;
    currentKey = entryKey();
    const place = places.get(currentKey);
    if (historyAction !== "POP" || !place) return;
    const target = restore(place);
    whenUncovered(() => focusInView(document, [target]));
  };
  // Called for a link to a fragment. The place was saved when the link was clicked. Saving it here would be too late,
  // because some browsers have already scrolled.
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
    // The browser focuses the target of a fragment only if the target is focusable.
    if (url && isFragmentLink(url)) makeFocusable(targetOf(url));
  });
  window.addEventListener("pagehide", () => {
    savePlace();
    savePlaces(places);
  });
  return () => {
    const isFirst = currentKey === "";
    // `follow` handles navigations within a page.
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
 * Finds the element that a fragment names. The fragment is not decoded, because no page links to an id that needs
 * decoding.
 */
function targetOf({ hash }: Pick<URL, "hash">): HTMLElement | null {
  return document.getElementById(hash.slice(1));
}

/**
 * Returns a key of the current history entry. The router's key is not enough, because all entries that the router has
 * not made have the key `default`. The page's address is therefore added.
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

/** Restores the place on the first page of a document, if the document was reloaded or reached by back or forward. */
function restoreFirst(place: Place | undefined): HTMLElement | undefined {
  const [entry] = performance.getEntriesByType("navigation");
  if (!(entry instanceof PerformanceNavigationTiming) || entry.type === "navigate")
    return undefined;
  const used = place && restore(place);
  return entry.type === "back_forward" ? used : undefined;
}

/**
 * Scrolls the page so that the control that the visitor has used stays at the same place in the window. Content above
 * the control may have appeared or disappeared.
 */
function keepInPlace(used: HTMLElement, top: number): HTMLElement {
  scrollPageBy(used.getBoundingClientRect().top - top);
  // On phones, filters are in a line that scrolls sideways, and the selected filter moves to the start of this line.
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

/**
 * Reads the places of all history entries. Returns an empty map if the storage is unavailable or does not contain valid
 * JSON.
 */
function readPlaces(): Map<string, Place> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]"));
  } catch {
    return new Map();
  }
}

/** Saves the places, if the browser has storage for them. */
function savePlaces(places: ReadonlyMap<string, Place>): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places]));
  } catch {}
}
