import "../../shared/layouts/header-and-footer-styles/categories.late.module.css";
import "../../shared/layouts/header-and-footer-styles/mobile-menu.late.module.css";
import { localeOfPath } from "../../shared/i18n/locales.ts";
import { message } from "../../shared/i18n/messages.ts";

/** From this width on, the top navigation is shown instead of the menu. */
const TOP_NAVIGATION = "(width >= 1450px)";
const BEHIND = "body > :is(main, footer, nav, [role='note']), header > a";

/**
 * Starts the menu of windows that are narrower than 1450 px (docs/behaviour.md 2). Items with children can be unfolded.
 * A click on a link, or Escape, closes the menu. The page behind the menu is inert. Returns a function that closes the
 * menu.
 */
export function startMobileMenu(root: Document): () => void {
  const menu = root.getElementById("mobile-menu");
  const hamburger = root.querySelector<HTMLElement>('button[aria-controls="mobile-menu"]');
  if (!menu || !hamburger) return () => {};
  const setOpen = (isOpen: boolean) => {
    const label = message(localeOfPath(location.pathname), isOpen ? "closeMenu" : "openMenu");
    menu.hidden = !isOpen;
    hamburger.setAttribute("aria-expanded", String(isOpen));
    hamburger.setAttribute("aria-label", label);
    root.documentElement.toggleAttribute("data-menu-open", isOpen);
    for (const element of root.querySelectorAll(BEHIND)) element.toggleAttribute("inert", isOpen);
  };
  const close = () => {
    if (!menu.hidden) setOpen(false);
  };
  root.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest("button");
    if (button === hamburger) setOpen(menu.hidden !== false);
    else if (button && menu.contains(button)) toggleChildren(button);
    else if (menu.contains(target.closest("a"))) close();
  });
  root.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || menu.hidden) return;
    close();
    hamburger.focus();
  });
  // The top navigation replaces the menu when the window becomes wide.
  window.matchMedia(TOP_NAVIGATION).addEventListener("change", close);
  // The caller closes the menu when another page is shown, so that going back or forward also closes it.
  return close;
}

function toggleChildren(button: HTMLButtonElement): void {
  const isOpen = button.getAttribute("aria-expanded") === "true";
  button.setAttribute("aria-expanded", String(!isOpen));
}
