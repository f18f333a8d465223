import type { RequestCounter } from "../data/request-counter.ts";
import { keepBodyHeight } from "./page-lock.ts";

/**
 * Once the page has not changed for this time, it is searched for elements to reveal. The search is repeated after
 * changes, for example when a streamed part arrives.
 */
const START_DELAY_MS = 30;

/** ScrollReveal's options for every element (docs/behaviour.md 7). */
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
const NO_MOTION = "(prefers-reduced-motion: reduce), print";

/**
 * Marks the page as loaded while no request is in flight. Elements then fade in as they are scrolled into view.
 * Elements that are already in view do not fade in. If the library fails to load, no element fades in.
 */
export function startReveal(root: Document, requests: RequestCounter): () => void {
  const html = root.documentElement;
  let stopPage = () => {};
  const pageShown = () => {
    stopPage();
    stopPage = () => {};
    if (requests.count > 0) return;
    html.dataset.loaded = "";
    stopPage = revealPage(root);
  };
  requests.watch({
    started: () => html.removeAttribute("data-loaded"),
    ended: pageShown,
    failed: pageShown,
  });
  return pageShown;
}

/** Reveals the elements of the page, including elements that are added later, for example by streaming. */
function revealPage(root: Document): () => void {
  const seen = new Set<Element>();
  const stops: (() => void)[] = [];
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scan = async () => {
    if (isMotionOff()) return;
    const elements = [...root.querySelectorAll<HTMLElement>(REVEALED)];
    const below = elements.filter(
      (element) => !seen.has(element) && element.getBoundingClientRect().top > window.innerHeight,
    );
    for (const element of elements) seen.add(element);
    if (below.length === 0) return;
    const create = await loadLibrary();
    if (!isStopped && create && !isMotionOff()) stops.push(reveal(create, below));
  };
  const scheduleScan = () => {
    clearTimeout(timer);
    timer = setTimeout(scan, START_DELAY_MS);
  };
  const observer = new MutationObserver(scheduleScan);
  observer.observe(root.body, { childList: true, subtree: true });
  scheduleScan();
  return () => {
    isStopped = true;
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
  // Nobody scrolls on paper, so everything is shown before printing.
  window.addEventListener("beforeprint", end, { signal: controller.signal });
  const noMotion = window.matchMedia(NO_MOTION);
  noMotion.addEventListener("change", () => noMotion.matches && end(), {
    signal: controller.signal,
  });
  return () => {
    controller.abort();
    end();
  };
}

/** Parses a CSS time in milliseconds. Returns the default delay if the time is missing or invalid. */
export function delayOf(time: string | undefined): number {
  const delay = Number.parseInt(time ?? "", 10);
  return Number.isNaN(delay) ? DEFAULTS.delay : delay;
}

/**
 * Returns a function that restores the elements' styles. ScrollReveal leaves its inline styles behind, even in the
 * middle of a fade.
 */
function rememberStyles(elements: HTMLElement[]): () => void {
  const styles = new Map(elements.map((element) => [element, element.getAttribute("style")]));
  return () => {
    for (const [element, style] of styles) {
      if (style === null) element.removeAttribute("style");
      else element.setAttribute("style", style);
      // Transitions are finished here, because they continue even if their styles are removed.
      for (const fade of element.getAnimations()) fade.finish();
    }
  };
}

/** Loads ScrollReveal. If its chunk cannot be loaded, the page simply stays visible. */
async function loadLibrary() {
  const library = await import("scrollreveal").catch(() => undefined);
  // ScrollReveal changes the body's height when it is imported and when it starts.
  keepBodyHeight();
  return library?.default;
}

function isMotionOff(): boolean {
  return window.matchMedia(NO_MOTION).matches;
}
