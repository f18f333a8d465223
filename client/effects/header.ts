import type { ClientStateStore } from "../data/client-state.ts";

/**
 * A width of the window in pixels. The search icon is hidden only if the window has at least this width and is scrolled
 * by at least `SEARCH_HIDES_AT`.
 */
const SEARCH_SHOWN_BELOW = 1000;
const SEARCH_HIDES_AT = 100;
const OPACITY_PER_PIXEL = 0.02;

/**
 * Makes the header more opaque the further the page is scrolled, and hides the search icon when the page is scrolled
 * down.
 */
export function startHeader(root: Document, state: ClientStateStore): void {
  const update = () => {
    const { scrollY, pageWidth } = state.get();
    const header = root.querySelector<HTMLElement>("[data-header]");
    // The property is set on the header. On <html> it would be inherited and restyle the whole document.
    header?.style.setProperty("--header-opacity", String(headerOpacity(scrollY)));
    const isHidden = !isSearchShown(pageWidth, scrollY);
    root.documentElement.toggleAttribute("data-search-hidden", isHidden);
  };
  update();
  state.subscribe(update);
}

export function isSearchShown(width: number, offset: number): boolean {
  return width < SEARCH_SHOWN_BELOW || offset < SEARCH_HIDES_AT;
}

export function headerOpacity(offset: number): number {
  return Math.min(1, Math.max(0, offset) * OPACITY_PER_PIXEL);
}
