import { localeOfPath } from "../../shared/i18n/locales.ts";
import { message } from "../../shared/i18n/messages.ts";
import type { RequestCounter } from "../data/request-counter.ts";
import { coverPage, uncoverPage } from "./page-behind.ts";
import { lockPage, unlockPage } from "./page-lock.ts";

/**
 * After the end of the last request, the overlay stays for this time. Requests in a row therefore show a single
 * overlay.
 */
const HIDE_DELAY_MS = 300;

/**
 * The overlay is announced to screen readers only after this time. Most requests end sooner, and announcing those would
 * only disturb.
 */
const SAID_AFTER_MS = 1000;

/**
 * Shows the loading overlay from the start of a request until 300 ms after the end of the last request. If a request
 * fails, hides the overlay at once.
 */
export function startOverlay(root: Document, requests: RequestCounter): void {
  let hiding: ReturnType<typeof setTimeout> | undefined;
  let saying: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    clearTimeout(hiding);
    saying ??= setTimeout(() => setText(root, loadingText()), SAID_AFTER_MS);
    setShown(root, true);
  };
  const hide = () => {
    clearTimeout(hiding);
    clearTimeout(saying);
    saying = undefined;
    setText(root, "");
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

function loadingText(): string {
  return message(localeOfPath(location.pathname), "loading");
}

function setText(root: Document, text: string): void {
  const element = root.querySelector("[data-overlay-text]");
  if (element) element.textContent = text;
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
