import type { ClientStateStore, PageSizeLevel } from "../../shared/document/client-state.ts";
import { scrollOffset } from "./page-lock.ts";
import { throttle } from "./throttle.ts";

/** Sampling interval of the scroll offset. */
const SCROLL_THROTTLE_MS = 100;

/** Body widths above which each level applies, in pixels. */
const LEVELS: [above: number, level: PageSizeLevel][] = [
  [1400, 3],
  [970, 2],
  [750, 1],
];

/** Keeps scroll offset, width and level in the client state up to date. */
export function startViewport(root: Document, state: ClientStateStore): void {
  const sample = () => state.set({ scrollY: scrollOffset() });
  const measure = () => {
    const pageWidth = root.body.clientWidth;
    state.set({ pageWidth, pageSize: pageSizeLevel(pageWidth) });
  };
  window.addEventListener("scroll", throttle(sample, SCROLL_THROTTLE_MS), { passive: true });
  window.addEventListener("resize", measure);
  sample();
  measure();
}

export function pageSizeLevel(width: number): PageSizeLevel {
  return LEVELS.find(([above]) => width > above)?.[1] ?? 0;
}
