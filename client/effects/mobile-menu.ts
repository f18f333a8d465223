import { localeOfPath } from "../../shared/i18n/locales.ts";
import { message } from "../../shared/i18n/messages.ts";

/**
 * The menu of windows narrower than 1450 px (docs/behaviour.md 2): items with children
 * expand, a link or Escape closes the menu, the page behind it is inert.
 */
export function startMobileMenu(root: Document): () => void {
  root.addEventListener("click", (event) => handleClick(root, event));
  root.addEventListener("keydown", (event) => event.key === "Escape" && close(root, true));
  // The top navigation replaces the menu when the window becomes wide.
  window.matchMedia(TOP_NAVIGATION).addEventListener("change", () => close(root, false));
  // Back and forward close the menu as its links do.
  return () => close(root, false);
}

/** The top navigation is shown from this width on. */
const TOP_NAVIGATION = "(width >= 1450px)";
const BEHIND = "body > :is(main, footer, nav, [role='note']), header > a";

function handleClick(root: Document, event: MouseEvent): void {
  if (!(event.target instanceof Element)) return;
  const button = event.target.closest("button");
  const { menu, hamburger } = parts(root);
  if (!menu || !hamburger) return;
  if (button === hamburger) setState(root, menu.hidden !== false);
  else if (button && menu.contains(button)) toggleChildren(button);
  else if (menu.contains(event.target.closest("a"))) close(root, false);
}

function close(root: Document, returnFocus: boolean): void {
  const { menu, hamburger } = parts(root);
  if (!menu || menu.hidden) return;
  setState(root, false);
  if (returnFocus) hamburger?.focus();
}

function setState(root: Document, isOpen: boolean): void {
  const { menu, hamburger } = parts(root);
  if (!menu || !hamburger) return;
  const locale = localeOfPath(location.pathname);
  menu.hidden = !isOpen;
  hamburger.setAttribute("aria-expanded", String(isOpen));
  hamburger.setAttribute("aria-label", message(locale, isOpen ? "closeMenu" : "openMenu"));
  root.documentElement.toggleAttribute("data-menu-open", isOpen);
  for (const element of root.querySelectorAll(BEHIND)) element.toggleAttribute("inert", isOpen);
}

function toggleChildren(button: HTMLButtonElement): void {
  const isOpen = button.getAttribute("aria-expanded") === "true";
  button.setAttribute("aria-expanded", String(!isOpen));
}

function parts(root: Document) {
  return {
    menu: root.getElementById("mobile-menu"),
    hamburger: root.querySelector<HTMLButtonElement>('button[aria-controls="mobile-menu"]'),
  };
}
