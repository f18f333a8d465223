/**
 * Manages the scroll offset of the page. While the page is locked, the body is as high as the viewport. The window is
 * then at offset 0, and the body itself is scrolled.
 */

let locked: { height: string; overflow: string; offset: number } | undefined;

/** Returns the scroll offset that the visitor sees, in pixels. */
export function scrollOffset(): number {
  return locked ? locked.offset : window.scrollY;
}

export function scrollPage(top: number): void {
  if (!locked) window.scrollTo({ top, behavior: "instant" });
  else {
    locked.offset = top;
    document.body.scrollTop = top;
  }
}

/**
 * Scrolls by a distance in pixels. Starts from the current position and not from the saved offset, because the browser
 * itself scrolls back when the page becomes shorter.
 */
export function scrollPageBy(distance: number): void {
  scrollPage((locked ? document.body.scrollTop : window.scrollY) + distance);
}

/** Scrolls the page, and scrolling elements in it, only as far as needed to show an element. */
export function showOnPage(element: Element): void {
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  if (locked) locked.offset = document.body.scrollTop;
}

/**
 * Locks the page: makes the body as high as the viewport, so that visitors cannot scroll. They see the same part of the
 * page as before.
 */
export function lockPage(): void {
  if (locked) return;
  const { style } = document.body;
  const offset = window.scrollY;
  locked = { height: style.height, overflow: style.overflow, offset };
  style.height = "100vh";
  style.overflow = "hidden";
  document.body.scrollTop = offset;
}

/** Restores the height of the body after ScrollReveal has changed it. */
export function keepBodyHeight(): void {
  if (document.body.style.height === "100%") document.body.style.height = locked ? "100vh" : "";
}

/** Unlocks the page: restores the body's styles and the scroll offset. */
export function unlockPage(): void {
  if (!locked) return;
  const { height, overflow, offset } = locked;
  locked = undefined;
  document.body.style.height = height;
  document.body.style.overflow = overflow;
  window.scrollTo({ top: offset, behavior: "instant" });
}
