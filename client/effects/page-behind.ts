/**
 * The page behind the loading overlay: inert, so that no keyboard reaches what
 * is covered. The focus returns with the page.
 */

/** Live regions are no part of it: they go on speaking. */
const PAGE = "body > :is(header, main, footer, nav, [role='note'])";

let covered: { parts: Element[]; focused: HTMLElement | undefined } | undefined;

export function coverPage(root: Document): void {
  if (covered) return;
  // What the open menu has made inert is the menu's to give back.
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

/** The element that has the focus, or gets it with the page; undefined where it is gone. */
export function focusedElement(root: Document): HTMLElement | undefined {
  const element = covered ? covered.focused : root.activeElement;
  if (!(element instanceof HTMLElement) || element === root.body) return undefined;
  return element.isConnected ? element : undefined;
}

/** Moves the focus without scrolling; on a covered page as soon as it can be operated. */
export function moveFocus(element: HTMLElement | null): void {
  if (covered) covered.focused = element ?? undefined;
  else element?.focus({ preventScroll: true });
}
