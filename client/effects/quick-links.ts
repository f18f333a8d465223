import type { ClientStateStore } from "../data/client-state.ts";
import { scrollPage } from "./page-lock.ts";

/** In pixels. The quick links appear once the page is scrolled further than this. */
const SHOWN_AFTER = 300;

/**
 * Shows the floating quick links once the page is scrolled down. The last link scrolls to the top. In narrow windows a
 * button opens the links. Escape, a click elsewhere, or moving the focus elsewhere closes them.
 */
export function startQuickLinks(root: Document, state: ClientStateStore): void {
  root.addEventListener("click", (event) => handleClick(root, event));
  root.addEventListener("keydown", (event) => event.key === "Escape" && dismiss(root));
  root.addEventListener("focusin", (event) => closeUnlessWithin(root, event.target));
  const update = () => {
    const isShown = state.get().scrollY > SHOWN_AFTER;
    root.documentElement.toggleAttribute("data-scrolled", isShown);
    if (!isShown) setOpen(root, false);
  };
  update();
  state.subscribe(update);
}

function handleClick(root: Document, event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : undefined;
  const button = toggleOf(root);
  const isToggle = target !== undefined && button?.contains(target) === true;
  setOpen(root, isToggle && !isOpen(button));
  if (!target?.closest("[data-to-top]")) return;
  scrollPage(0);
  // For keyboard users the focus moves to the top, too.
  root.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  event.preventDefault();
}

function dismiss(root: Document): void {
  const button = toggleOf(root);
  if (!isOpen(button)) return;
  setOpen(root, false);
  button?.focus();
}

function closeUnlessWithin(root: Document, target: EventTarget | null): void {
  if (target instanceof Element && !target.closest("[data-quick-links]")) setOpen(root, false);
}

function setOpen(root: Document, isOpen: boolean): void {
  toggleOf(root)?.setAttribute("aria-expanded", String(isOpen));
}

function isOpen(button: Element | null | undefined): boolean {
  return button?.getAttribute("aria-expanded") === "true";
}

/**
 * Finds the button that opens the links. It is looked up each time, because it may arrive late in a streamed document.
 */
function toggleOf(root: Document): HTMLElement | null {
  return root.querySelector("[data-quick-links] > button");
}
