/**
 * Makes the page behind the loading overlay inert, so that covered elements cannot
 * be reached by keyboard, and restores the focus afterwards.
 */

/** Live regions are excluded: they must keep announcing. */
const PAGE = "body > :is(header, main, footer, nav, [role='note'])";

interface Covered {
  parts: Element[];
  focused: HTMLElement | undefined;
  /** Run once the page is uncovered, in place of restoring the focus. */
  action?: () => void;
}

let covered: Covered | undefined;

export function coverPage(root: Document): void {
  if (covered) return;
  // Elements that the open menu made inert are restored by the menu.
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

/** The focused element; on a covered page the one that was focused before. Undefined if it was removed. */
export function focusedElement(root: Document): HTMLElement | undefined {
  const element = covered ? covered.focused : root.activeElement;
  if (!(element instanceof HTMLElement) || element === root.body) return undefined;
  return element.isConnected ? element : undefined;
}

/** Runs an action that moves the focus or announces: neither works on a covered page. The last one counts. */
export function whenUncovered(action: () => void): void {
  if (covered) covered.action = action;
  else action();
}
