/** Elements that may receive the focus if none of the elements that the caller prefers is in view. */
const ANY = "main :is(h1, h2, h3, a[href], button)";

const FOCUSABLE = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Focuses the first of the given elements that is in view, or else the first heading, link or button in view. Does not
 * scroll.
 */
export function focusInView(
  root: Document,
  elements: readonly (Element | null | undefined)[],
): void {
  const element = elements.find(isInView) ?? [...root.querySelectorAll(ANY)].find(isInView);
  if (!(element instanceof HTMLElement)) return;
  makeFocusable(element);
  element.focus({ preventScroll: true });
}

/** Lets scripts focus an element that by default cannot receive the focus, such as a heading. */
export function makeFocusable(element: HTMLElement | null): void {
  if (element && !element.matches(FOCUSABLE)) element.tabIndex = -1;
}

/** Whether any part of an element is visible in the window. */
function isInView(element: Element | null | undefined): boolean {
  // An element that is removed or not displayed has no box.
  if (!element?.getClientRects().length) return false;
  if (getComputedStyle(element).visibility !== "visible") return false;
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}

/**
 * Identifies an element by a selector, and by its index among all elements that match the selector: for example, the
 * second link to `/news`. With this address, the element is found even after its page has been rendered again.
 */
export interface ElementAddress {
  selector: string;
  index: number;
}

const IDENTIFYING = ["href", "name", "aria-controls"];

/** Returns the address of an element, or undefined if none of its attributes identifies it. */
export function addressOf(element: Element | undefined): ElementAddress | undefined {
  const name = IDENTIFYING.find((each) => element?.hasAttribute(each));
  if (!element || !name) return undefined;
  const value = CSS.escape(element.getAttribute(name) ?? "");
  const selector = `${element.localName}[${name}="${value}"]`;
  return {
    selector,
    index: [...element.ownerDocument.querySelectorAll(selector)].indexOf(element),
  };
}

export function findElement(
  root: Document,
  address: ElementAddress | undefined,
): HTMLElement | undefined {
  return address && root.querySelectorAll<HTMLElement>(address.selector)[address.index];
}
