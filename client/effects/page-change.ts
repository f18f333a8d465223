import type { PageOutcome } from "../../shared/rendering/contexts.tsx";
import { announcementOf } from "./announcement.ts";
import { focusInView } from "./focus.ts";
import { focusedElement, whenUncovered } from "./page-behind.ts";

/** When another page is shown, the attribute `data-switching` stays on `<html>` for this time. */
const SWITCHING_MS = 1200;

/** The retry button in a part of the page that failed to load. */
const RETRY = 'main [role="alert"] button';

/**
 * Starts the effect that moves the focus to an element in view after every navigation, and announces what has changed
 * (docs/behaviour.md 6 and 13). If another page is shown, the effect also sets `data-switching` on `<html>` for a short
 * time.
 * @returns a function that must be called whenever a page is shown. The argument of this function is the element that
 * should get the focus, if there is such an element and it is in view.
 */
export function startPageChange(
  root: Document,
  outcome: Readonly<{ current: PageOutcome }>,
): (target: Element | undefined) => void {
  let shown: URL | undefined;
  let switching: ReturnType<typeof setTimeout> | undefined;
  const endSwitching = () => root.documentElement.removeAttribute("data-switching");
  return (target) => {
    const previous = shown;
    shown = new URL(location.href);
    // Without `previous`, this is the first page of the document. The focus then stays where the browser has put it,
    // except if the visitor has come back to the page. In that case `target` is the element that had the focus before.
    if (!previous) return target && focusInView(root, [target]);
    const isNewPage = shown.pathname !== previous.pathname;
    // If only the fragment has changed, the browser itself moves the focus to the target of the fragment.
    if (!isNewPage && shown.search === previous.search && shown.hash !== previous.hash) return;
    if (isNewPage) {
      root.documentElement.dataset.switching = "";
      clearTimeout(switching);
      switching = setTimeout(endSwitching, SWITCHING_MS);
    }
    const heading = root.querySelector("h1");
    const used = isNewPage ? [] : [focusedElement(root), root.querySelector(RETRY)];
    const text = announcementOf(previous, shown, outcome.current, root.title);
    whenUncovered(() => {
      focusInView(root, [target, ...used, heading]);
      say(root, text);
    });
  };
}

/**
 * Puts a text into the live region of the document, because screen readers only read changes of a region that already
 * exists.
 */
function say(root: Document, text: string): void {
  const region = root.querySelector("[data-announcer]");
  if (region) region.textContent = text;
}
