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
 * Fades parts of the page in as they are scrolled into view. What is in view
 * when it starts stays as it is, and without the library so does everything.
 */
export function startReveal(root: Document): { pageShown: () => void; stop: () => void } {
  let current = { stop: () => {} };
  return {
    pageShown() {
      current.stop();
      current = revealPage(root);
    },
    stop: () => current.stop(),
  };
}

function revealPage(root: Document): { stop: () => void } {
  let isOver = false;
  let undo = () => {};
  const timer = setTimeout(async () => {
    if (isStill()) return;
    const below = [...root.querySelectorAll<HTMLElement>(REVEALED)].filter(isBelow);
    if (below.length === 0) return;
    const create = await loadLibrary();
    if (!isOver && create && !isStill()) undo = reveal(create, below);
  }, START_DELAY_MS);
  return {
    stop() {
      isOver = true;
      clearTimeout(timer);
      undo();
    },
  };
}

function reveal(create: typeof import("scrollreveal"), elements: HTMLElement[]) {
  const controller = new AbortController();
  const instance = create(DEFAULTS);
  const restore = rememberStyles(elements);
  keepBodyHeight();
  for (const element of elements) {
    const delay = Number.parseInt(element.dataset.reveal ?? "", 10) || DEFAULTS.delay;
    instance.reveal(element, { delay });
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
