import type { ClientStateStore } from "../state.ts";

/** The search icon is shown below this width or above this offset (specification section 2), in pixels. */
const WIDE = 1000;
const SEARCH_HIDES_AT = 100;
const OPACITY_PER_PIXEL = 0.02;

/** Fills the header with the scroll offset and hides the search icon further down. */
export function startHeader(root: Document, state: ClientStateStore): () => void {
  const update = () => {
    const { scrollY, pageWidth } = state.get();
    const header = root.querySelector<HTMLElement>("[data-header]");
    // On <html> an inherited property would restyle the whole document.
    header?.style.setProperty("--header-opacity", String(headerOpacity(scrollY)));
    root.documentElement.dataset.search = isSearchShown(pageWidth, scrollY) ? "shown" : "hidden";
  };
  update();
  return state.subscribe(update);
}

export function isSearchShown(width: number, offset: number): boolean {
  return width < WIDE || offset < SEARCH_HIDES_AT;
}

/** 0.02 times the offset, capped at 1. */
export function headerOpacity(offset: number): number {
  return Math.min(1, Math.max(0, offset) * OPACITY_PER_PIXEL);
}
