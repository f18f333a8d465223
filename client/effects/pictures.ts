import "../../shared/ui/failed-picture.late.css";
import { NOTHING, sourcesOf, srcSet } from "../../shared/media-urls/picture-addresses.ts";
import { throttle } from "./throttle.ts";

/** Pictures are loaded within this distance above and below the viewport. The unit is the height of the viewport. */
const PRELOAD_DISTANCE = 1 / 3;
/** The shortest time between two checks for pictures that are close to the viewport. */
const THROTTLE_MS = 200;
const REMEMBERED = 200;

/** Events that can bring pictures into view. The enlarged preview of a picture fires `toggle` when it opens. */
const VIEW_EVENTS = ["scroll", "resize", "toggle"];

/**
 * Loads pictures when they are close to the viewport. Each picture is requested only once. If the request fails, a
 * fallback is shown. A picture that an earlier page has already loaded is shown at once.
 */
export class Pictures {
  readonly #waiting = new Set<HTMLImageElement>();
  readonly #loaded = new RecentSet(REMEMBERED);
  readonly #check = throttle(() => this.#loadNear(), THROTTLE_MS);
  readonly #viewportHeight: () => number;

  constructor(viewportHeight = () => window.innerHeight) {
    this.#viewportHeight = viewportHeight;
  }

  /** Loads a picture once it is close to the viewport. Returns a function that stops watching the picture. */
  readonly watch = (picture: HTMLImageElement): (() => void) => {
    this.#waiting.add(picture);
    this.#check();
    return () => this.#waiting.delete(picture);
  };

  start(root: Document): void {
    for (const name of VIEW_EVENTS) {
      window.addEventListener(name, this.#check, { passive: true, capture: true });
    }
    // Nobody scrolls on paper, so all pictures are loaded before printing.
    const print = window.matchMedia("print");
    window.addEventListener("beforeprint", () => this.#loadAll());
    print.addEventListener("change", () => print.matches && this.#loadAll());
    root.addEventListener("error", ({ target }) => markFailed(target), { capture: true });
    root.addEventListener("load", ({ target }) => this.#remember(target), { capture: true });
    // Some pictures may have failed before any script ran.
    for (const picture of root.images) {
      if (picture.complete && picture.naturalWidth === 0) markFailed(picture);
    }
  }

  /**
   * Loads the pictures that are close to the viewport. The positions of all pictures are read before any picture is
   * loaded. A picture that begins to load changes the layout, so the browser would otherwise have to compute the layout
   * again after each picture.
   */
  #loadNear(): void {
    const height = this.#viewportHeight();
    const near = [...this.#waiting].filter(
      (picture) =>
        this.#loaded.has(picture.dataset.src) ||
        isWithinPreloadRange(picture.getBoundingClientRect(), height),
    );
    for (const picture of near) {
      this.#waiting.delete(picture);
      load(picture);
    }
  }

  #loadAll(): void {
    for (const picture of this.#waiting) load(picture);
    this.#waiting.clear();
  }

  #remember(target: EventTarget | null): void {
    const address = target instanceof HTMLImageElement ? target.getAttribute("src") : undefined;
    if (address) this.#loaded.add(address);
  }
}

/** A set of limited size. It evicts the least recently added entry. */
export class RecentSet {
  readonly #size: number;
  readonly #entries = new Set<string>();

  constructor(size: number) {
    this.#size = size;
  }

  has(entry: string | undefined): boolean {
    return entry !== undefined && this.#entries.has(entry);
  }

  add(entry: string): void {
    this.#entries.delete(entry);
    this.#entries.add(entry);
    const [oldest] = this.#entries;
    if (this.#entries.size > this.#size && oldest !== undefined) this.#entries.delete(oldest);
  }
}

/** Whether a picture is rendered and within the preload distance above or below the viewport. */
export function isWithinPreloadRange(
  { top, bottom, width }: Pick<DOMRect, "top" | "bottom" | "width">,
  viewportHeight: number,
): boolean {
  const distance = viewportHeight * PRELOAD_DISTANCE;
  return width > 0 && top < viewportHeight + distance && bottom > -distance;
}

/**
 * Starts to load a picture. Adds the `<source>` first, because the browser chooses a file as soon as the `<img>` has
 * its address.
 */
function load(picture: HTMLImageElement): void {
  const { src = "", widths, sizes = "" } = picture.dataset;
  const list = widths?.split(",").map(Number);
  if (list) {
    const source = document.createElement("source");
    source.type = "image/avif";
    source.sizes = sizes;
    source.srcset = srcSet(src, list, "avif");
    picture.before(source);
  }
  const sources = sourcesOf(src, list);
  if (sources) {
    picture.sizes = sizes;
    picture.srcset = sources;
  }
  picture.src = src;
}

/**
 * Removes the addresses of a picture that failed, so that the browser does not load it again, for example after a
 * resize.
 */
function markFailed(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  const frame = target.closest("picture") ?? target;
  frame.setAttribute("data-failed", "");
  // The `<source>` elements are not removed, because React may not have hydrated them yet.
  for (const source of frame.querySelectorAll("source")) source.removeAttribute("srcset");
  target.removeAttribute("srcset");
  target.src = NOTHING;
}
