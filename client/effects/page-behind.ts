/**
 * Makes the page behind the loading overlay inert, so that covered elements cannot
 * be reached by keyboard, and restores the focus afterwards.
 */

/** Live regions stay usable, because they must go on announcing. */
const PAGE = "body > :is(header, main, footer, nav, [role='note'])";

interface Covered {
  parts: Element[];
  focused: HTMLElement | undefined;
  /** Is run once the page is uncovered, instead of restoring the focus. */
  action?: () => void;
}

let covered: Covered | undefined;

export function coverPage(root: Document): void {
  if (covered) return;
  // The open menu has made these elements inert itself, and will restore them.
  const parts = [...root.querySelectorAll(PAGE)].filter((part) => !part.hasAttribute("inert"));
  covered = { parts, focused: focusedElement(root) };
  for (const part of parts) part.setAttribute("inert", "");
}

export function uncoverPage(): void {
  if (!covered) return;
  const { parts, focused, action } = covered;
  covered = undefined;
  for (const part of parts) part.removeAttribute("inert");
  if (action) action();
  else focused?.focus({ preventScroll: true });
}

/** The focused element, or the one that was focused before the page was covered. Undefined if it was removed. */
export function focusedElement(root: Document): HTMLElement | undefined {
  const element = covered ? covered.focused : root.activeElement;
  if (!(element instanceof HTMLElement) || element === root.body) return undefined;
  return element.isConnected ? element : undefined;
}

/**
 * Runs an action that moves the focus or announces something, once the page is not covered. Only the last action is
 * run.
 */
export function whenUncovered(action: () => void): void {
  if (covered) covered.action = action;
  else action();
}
