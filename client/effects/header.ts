import { throttle } from "./throttle.ts";

/** Scroll thresholds of specification sections 2 and 9, in pixels. */
const SEARCH_HIDES_AT = 100;
const OPACITY_PER_PIXEL = 0.02;
const SCROLL_THROTTLE_MS = 100;

/** Fills the header with the scroll offset and hides the search icon further down; CSS keeps it on narrow windows. */
export function startHeader(root: Document): () => void {
  const header = root.documentElement;
  const update = () => {
    header.style.setProperty("--header-opacity", String(headerOpacity(window.scrollY)));
    header.dataset.search = window.scrollY < SEARCH_HIDES_AT ? "shown" : "hidden";
  };
  const onScroll = throttle(update, SCROLL_THROTTLE_MS);
  window.addEventListener("scroll", onScroll, { passive: true });
  update();
  return () => window.removeEventListener("scroll", onScroll);
}

/** 0.02 times the offset, capped at 1. */
function headerOpacity(offset: number): number {
  return Math.min(1, Math.max(0, offset) * OPACITY_PER_PIXEL);
}
