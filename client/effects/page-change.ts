import { focusedElement, moveFocus } from "./page-behind.ts";

/** How long `data-switching` stays on the root element. */
const SWITCHING_MS = 1200;

/** Receives the focus if the focused element was removed. */
const REPLACEMENTS = 'main [role="alert"] button, main nav[data-page-size] [aria-current="page"]';

/**
 * On a new page, sets the switching flag on `<html>`, moves the focus to the
 * heading, which makes screen readers read it, and announces the title.
 */
export function startPageChange(root: Document): () => void {
  let shown: URL | undefined;
  let switching: ReturnType<typeof setTimeout> | undefined;
  const endSwitching = () => root.documentElement.removeAttribute("data-switching");
  return () => {
    const previous = shown;
    shown = new URL(location.href);
    // On the first page the focus stays where the browser put it.
    if (!previous) return;
    if (shown.pathname === previous.pathname) {
      const isRetry = shown.href === previous.href;
      // The focus after a fragment navigation is left to the browser.
      if (isRetry || shown.search !== previous.search) keepFocus(root, isRetry);
      return;
    }
    root.documentElement.dataset.switching = "";
    clearTimeout(switching);
    switching = setTimeout(endSwitching, SWITCHING_MS);
    focusHeading(root);
    announce(root);
  };
}

/**
 * Another page of the same list: the focus stays in the pager or goes to the retry
 * button of a failure; after a successful retry it goes to the heading.
 */
function keepFocus(root: Document, isRetry: boolean): void {
  if (focusedElement(root)) return;
  const replacement = root.querySelector<HTMLElement>(REPLACEMENTS);
  if (replacement && !isRetry) moveFocus(replacement);
  else focusHeading(root);
}

/** For screen readers that do not follow the focus. */
function announce(root: Document): void {
  const region = root.querySelector("[data-announcer]");
  if (region) region.textContent = root.title;
}

function focusHeading(root: Document): void {
  const heading = root.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  moveFocus(heading);
}
