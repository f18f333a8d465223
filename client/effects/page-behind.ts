/**
 * Makes the page behind the loading overlay inert, so that covered elements cannot
 * be reached by keyboard, and restores the focus afterwards.
 */

/** Live regions are excluded: they must keep announcing. */
const PAGE = "body > :is(header, main, footer, nav, [role='note'])";

let covered: { parts: Element[]; focused: HTMLElement | undefined } | undefined;

export function coverPage(root: Document): void {
  if (covered) return;
  // Elements that the open menu made inert are restored by the menu.
  const parts = [...root.querySelectorAll(PAGE)].filter((part) => !part.hasAttribute("inert"));
  covered = { parts, focused: focusedElement(root) };
  for (const part of parts) part.setAttribute("inert", "");
}

export function uncoverPage(): void {
  if (!covered) return;
  const { parts, focused } = covered;
  covered = undefined;
  for (const part of parts) part.removeAttribute("inert");
  focused?.focus({ preventScroll: true });
}

/** The focused element, or the one to be focused when the page is uncovered; undefined if removed. */
export function focusedElement(root: Document): HTMLElement | undefined {
  const element = covered ? covered.focused : root.activeElement;
  if (!(element instanceof HTMLElement) || element === root.body) return undefined;
  return element.isConnected ? element : undefined;
}

/** Moves the focus without scrolling; on a covered page, once it is uncovered. */
export function moveFocus(element: HTMLElement | null): void {
  if (covered) covered.focused = element ?? undefined;
  else element?.focus({ preventScroll: true });
}
