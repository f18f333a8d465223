import type { ClientStateStore } from "../data/client-state.ts";

/**
 * In pixels. In windows that are narrower than this, the search icon is always visible. In wider windows, it is hidden
 * once the page is scrolled by `SEARCH_HIDES_AT` pixels.
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
    // The property is set on the header. If it were set on <html>, all elements would inherit it, and the browser would
    // have to restyle the whole document.
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
