/**
 * Makes the page behind the loading overlay inert, so that the keyboard cannot reach covered elements. Restores the
 * focus afterwards.
 */

/**
 * The parts of the page that become inert. Live regions stay active, so that screen readers go on announcing their
 * texts.
 */
const PAGE = "body > :is(header, main, footer, nav, [role='note'])";

interface Covered {
  parts: Element[];
  focused: HTMLElement | undefined;
  /** Called as soon as the page is uncovered, instead of restoring the focus. */
  action?: () => void;
}

let covered: Covered | undefined;

export function coverPage(root: Document): void {
  if (covered) return;
  // Elements that an open menu has made inert stay inert, because the menu restores them itself.
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

/**
 * Returns the focused element. If the page is covered, returns the element that was focused before. Returns undefined
 * if that element has been removed.
 */
export function focusedElement(root: Document): HTMLElement | undefined {
  const element = covered ? covered.focused : root.activeElement;
  if (!(element instanceof HTMLElement) || element === root.body) return undefined;
  return element.isConnected ? element : undefined;
}

/**
 * Runs an action, which may move the focus or announce something. While the page is covered, the action waits until the
 * page is uncovered. If several actions wait, only the last one runs.
 */
export function whenUncovered(action: () => void): void {
  if (covered) covered.action = action;
  else action();
}
