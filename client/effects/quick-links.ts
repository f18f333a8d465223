import type { ClientStateStore } from "../state.ts";
import { scrollPage } from "./page-lock.ts";

/** Scroll offset above which the quick links appear, in pixels (specification section 9). */
const SHOWN_AFTER = 300;

/** Shows the floating quick links further down the page; the last one scrolls to the top. */
export function startQuickLinks(root: Document, state: ClientStateStore): () => void {
  const controller = new AbortController();
  root.addEventListener("click", (event) => goToTop(root, event), { signal: controller.signal });
  const update = () => {
    const isShown = state.get().scrollY > SHOWN_AFTER;
    root.documentElement.toggleAttribute("data-scrolled", isShown);
  };
  update();
  const unsubscribe = state.subscribe(update);
  return () => {
    unsubscribe();
    controller.abort();
  };
}

/** Moves the focus to the top too, for keyboard users. */
function goToTop(root: Document, event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("[data-to-top]") : null;
  if (!link) return;
  event.preventDefault();
  scrollPage(0);
  root.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}
