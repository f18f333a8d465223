/** The page-switching flag is on for this long (specification sections 2 and 9). */
const SWITCHING_MS = 1200;

/**
 * What a visitor notices of a new page besides its content: the switching flag
 * on `<html>`, and the focus on the heading, which a screen reader then reads.
 */
export function startPageChange(root: Document): { pageShown: () => void; stop: () => void } {
  let pathname = location.pathname;
  let switching: ReturnType<typeof setTimeout> | undefined;
  const endSwitching = () => root.documentElement.removeAttribute("data-switching");
  return {
    pageShown() {
      // Another page of the same list: the pager keeps the focus.
      if (location.pathname === pathname) return;
      pathname = location.pathname;
      root.documentElement.dataset.switching = "";
      clearTimeout(switching);
      switching = setTimeout(endSwitching, SWITCHING_MS);
      focusHeading(root);
    },
    stop() {
      clearTimeout(switching);
      endSwitching();
    },
  };
}

function focusHeading(root: Document): void {
  const heading = root.querySelector("h1");
  heading?.setAttribute("tabindex", "-1");
  heading?.focus({ preventScroll: true });
}
