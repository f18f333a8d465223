import type { RequestCounter } from "../requests.ts";
import { keepBodyHeight } from "./page-lock.ts";

/** Started so long after the page is loaded (specification section 9). */
const START_DELAY_MS = 30;

/** The specification's defaults (section 1). */
const DEFAULTS = {
  duration: 800,
  delay: 100,
  desktop: true,
  mobile: true,
  reset: true,
  scale: 1,
  distance: "0px",
};

const REVEALED = "[data-reveal]";
const STILL = "(prefers-reduced-motion: reduce), print";

/**
 * Marks the page as loaded while no request is in flight (specification section
 * 4), and from 30 ms after that fades parts of it in as they are scrolled into
 * view. What is in view by then stays as it is, and without the library so does
 * everything.
 */
export function startReveal(
  root: Document,
  requests: RequestCounter,
): { pageShown: () => void; stop: () => void } {
  const html = root.documentElement;
  let stopPage = () => {};
  const pageShown = () => {
    stopPage();
    stopPage = () => {};
    if (requests.count > 0) return;
    html.dataset.loaded = "";
    stopPage = revealPage(root);
  };
  const unwatch = requests.watch({
    started: () => html.removeAttribute("data-loaded"),
    ended: pageShown,
    failed: pageShown,
  });
  return {
    pageShown,
    stop() {
      unwatch();
      stopPage();
      html.removeAttribute("data-loaded");
    },
  };
}

/** Parts that come later, in a streamed document for example, are looked for as they come. */
function revealPage(root: Document): () => void {
  const known = new Set<Element>();
  const stops: (() => void)[] = [];
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    if (isStill()) return;
    const parts = [...root.querySelectorAll<HTMLElement>(REVEALED)];
    const below = parts.filter((part) => !known.has(part) && isBelow(part));
    for (const part of parts) known.add(part);
    if (below.length === 0) return;
    const create = await loadLibrary();
    if (!isOver && create && !isStill()) stops.push(reveal(create, below));
  };
  const lookSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(look, START_DELAY_MS);
  };
  const observer = new MutationObserver(lookSoon);
  observer.observe(root.body, { childList: true, subtree: true });
  lookSoon();
  return () => {
    isOver = true;
    observer.disconnect();
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

function reveal(create: typeof import("scrollreveal"), elements: HTMLElement[]) {
  const controller = new AbortController();
  const instance = create(DEFAULTS);
  const restore = rememberStyles(elements);
  keepBodyHeight();
  for (const element of elements) {
    instance.reveal(element, { delay: delayOf(element.dataset.reveal) });
  }
  const end = () => {
    instance.destroy();
    restore();
  };
  // Paper has no scrolling: everything is on it at once.
  window.addEventListener("beforeprint", end, { signal: controller.signal });
  const still = window.matchMedia(STILL);
  still.addEventListener("change", () => still.matches && end(), { signal: controller.signal });
  return () => {
    controller.abort();
    end();
  };
}

/** Milliseconds of a CSS time; the default where there is none. */
export function delayOf(time: string | undefined): number {
  const delay = Number.parseInt(time ?? "", 10);
  return Number.isNaN(delay) ? DEFAULTS.delay : delay;
}

/** The library leaves its last styles behind, in the middle of a fade too. */
function rememberStyles(elements: HTMLElement[]): () => void {
  const styles = new Map(elements.map((element) => [element, element.getAttribute("style")]));
  return () => {
    for (const [element, style] of styles) {
      if (style === null) element.removeAttribute("style");
      else element.setAttribute("style", style);
      // A transition goes on although nothing asks for it any more.
      for (const fade of element.getAnimations()) fade.finish();
    }
  };
}

/** A failed chunk leaves the page as it is: complete. */
async function loadLibrary() {
  const library = await import("scrollreveal").catch(() => undefined);
  // It gives the body a height, on import and again when it starts; the page has no use for it.
  keepBodyHeight();
  return library?.default;
}

function isStill(): boolean {
  return window.matchMedia(STILL).matches;
}

function isBelow(element: HTMLElement): boolean {
  return element.getBoundingClientRect().top > window.innerHeight;
}
