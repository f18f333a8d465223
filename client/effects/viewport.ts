import type { ClientStateStore } from "../data/client-state.ts";
import { scrollOffset } from "./page-lock.ts";
import { throttle } from "./throttle.ts";

/** The scroll offset is sampled at this interval. */
const SCROLL_THROTTLE_MS = 100;

/** Keeps the scroll offset and the width of the body up to date in the client state. */
export function startViewport(root: Document, state: ClientStateStore): void {
  const sample = () => state.set({ scrollY: scrollOffset() });
  const measure = () => state.set({ pageWidth: root.body.clientWidth });
  window.addEventListener("scroll", throttle(sample, SCROLL_THROTTLE_MS), { passive: true });
  window.addEventListener("resize", measure);
  sample();
  measure();
}
