import type { RequestCounter } from "../data/request-counter.ts";
import { coverPage, uncoverPage } from "./page-behind.ts";
import { lockPage, unlockPage } from "./page-lock.ts";

/** Delay between the end of the last request and hiding the overlay: requests in a row share one. */
const HIDE_DELAY_MS = 300;

/**
 * Shows the loading overlay from the start of a request until 300 ms after the
 * last one has ended, and hides it at once when a request fails.
 */
export function startOverlay(root: Document, requests: RequestCounter): void {
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(hiding);
    setShown(root, true);
  };
  const hide = () => {
    clearTimeout(hiding);
    setShown(root, false);
  };
  requests.watch({
    started: show,
    ended() {
      clearTimeout(hiding);
      hiding = setTimeout(hide, HIDE_DELAY_MS);
    },
    failed: hide,
  });
}

function setShown(root: Document, isShown: boolean): void {
  const overlay = root.querySelector<HTMLElement>("[data-overlay]");
  if (overlay) overlay.hidden = !isShown;
  if (isShown) {
    coverPage(root);
    lockPage();
  } else {
    unlockPage();
    uncoverPage();
  }
}
