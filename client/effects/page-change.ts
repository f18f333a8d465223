import { focusedElement, moveFocus } from "./page-behind.ts";

/** The page-switching flag is on for this long (specification sections 2 and 9). */
const SWITCHING_MS = 1200;

/** What takes the focus where the element that had it is gone. */
const REPLACEMENTS = 'main [role="alert"] button, main nav[data-page-size] [aria-current="page"]';

/**
 * What a visitor notices of a new page besides its content: the switching flag
 * on `<html>`, and the focus on the heading, which a screen reader then reads.
 */
export function startPageChange(root: Document): { pageShown: () => void; stop: () => void } {
  let { pathname, search, href } = location;
  let isFirst = true;
  let switching: ReturnType<typeof setTimeout> | undefined;
  const endSwitching = () => root.documentElement.removeAttribute("data-switching");
  return {
    pageShown() {
      // The document's own page leaves the focus where the browser begins.
      if (isFirst) {
        isFirst = false;
        return;
      }
      const isSamePath = location.pathname === pathname;
      const isSameSearch = location.search === search;
      const isRetry = location.href === href;
      ({ pathname, search, href } = location);
      if (isSamePath) {
        // Where a jump within the page leads is the browser's own business.
        if (isRetry || !isSameSearch) keepFocus(root, isRetry);
        return;
      }
      root.documentElement.dataset.switching = "";
      clearTimeout(switching);
      switching = setTimeout(endSwitching, SWITCHING_MS);
      focusHeading(root);
      announce(root);
    },
    stop() {
      clearTimeout(switching);
      endSwitching();
    },
  };
}

/**
 * Another page of the same list: the pager keeps the focus, or a failure's
 * retry takes it. After a retry that has worked the heading does.
 */
function keepFocus(root: Document, isRetry: boolean): void {
  if (focusedElement(root)) return;
  const replacement = root.querySelector<HTMLElement>(REPLACEMENTS);
  if (replacement && !isRetry) moveFocus(replacement);
  else focusHeading(root);
}

/** Screen readers that do not follow the focus hear the page's title. */
function announce(root: Document): void {
  const region = root.querySelector("[data-announcer]");
  if (region) region.textContent = root.title;
}

function focusHeading(root: Document): void {
  const heading = root.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  moveFocus(heading);
}
