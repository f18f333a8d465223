import { NOTHING, srcSet } from "../../shared/components/picture/picture.tsx";
import { throttle } from "./throttle.ts";

/** A picture is loaded within this many viewport heights of the top (specification section 1). */
const PRELOAD = 4 / 3;
/** How often the page is looked through, and how many pictures are remembered (section 9). */
const THROTTLE_MS = 200;
const REMEMBERED = 200;

/** Changes of what is in view; a preview that opens is one. */
const MOVES = ["scroll", "resize", "toggle"];

/**
 * Loads pictures as they come near. Each is tried once: one that fails shows
 * the fallback. Those shown before are shown again at once.
 */
export class Pictures {
  readonly #waiting = new Set<HTMLImageElement>();
  readonly #shown = new Memory(REMEMBERED);
  readonly #look = throttle(() => this.#loadNear(), THROTTLE_MS);

  /** Waits for a picture to come near; returns how to give it up. */
  readonly watch = (picture: HTMLImageElement): (() => void) => {
    this.#waiting.add(picture);
    this.#look();
    return () => this.#waiting.delete(picture);
  };

  start(root: Document): () => void {
    const controller = new AbortController();
    const { signal } = controller;
    for (const name of MOVES) {
      window.addEventListener(name, this.#look, { signal, passive: true, capture: true });
    }
    // Paper has no scrolling: everything is on it at once.
    const print = window.matchMedia("print");
    window.addEventListener("beforeprint", () => this.#loadAll(), { signal });
    print.addEventListener("change", () => print.matches && this.#loadAll(), { signal });
    root.addEventListener("error", ({ target }) => markFailed(target), { signal, capture: true });
    root.addEventListener("load", ({ target }) => this.#remember(target), {
      signal,
      capture: true,
    });
    // Those that the browser has tried before any script ran.
    for (const picture of root.images) {
      if (picture.complete && picture.naturalWidth === 0) markFailed(picture);
    }
    return () => controller.abort();
  }

  #loadNear(): void {
    for (const picture of this.#waiting) {
      if (!this.#shown.has(picture.dataset.src) && !isNear(picture)) continue;
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
    if (address) this.#shown.add(address);
  }
}

/** The last so many addresses, the oldest forgotten first. */
export class Memory {
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

function isNear(picture: HTMLImageElement): boolean {
  return isWithinReach(picture.getBoundingClientRect(), window.innerHeight);
}

/** Whether a picture is shown at all and as near to the viewport as pictures are loaded, above or below. */
export function isWithinReach(
  { top, bottom, width }: Pick<DOMRect, "top" | "bottom" | "width">,
  viewportHeight: number,
): boolean {
  const reach = viewportHeight * PRELOAD;
  return width > 0 && top < reach && bottom > viewportHeight - reach;
}

/** The source first: the browser chooses when the picture itself gets its address. */
function load(picture: HTMLImageElement): void {
  const { src = "", widths, sizes = "" } = picture.dataset;
  if (widths) {
    const list = widths.split(",").map(Number);
    const source = document.createElement("source");
    source.type = "image/avif";
    source.sizes = sizes;
    source.srcset = srcSet(src, list, "avif");
    picture.before(source);
    picture.sizes = sizes;
    picture.srcset = srcSet(src, list, "webp");
  }
  picture.src = src;
}

/** Without its addresses the browser cannot try it again, on a resize for example. */
function markFailed(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return;
  const frame = target.closest("picture") ?? target;
  frame.setAttribute("data-failed", "");
  // React may not have hydrated the elements yet: they stay where they are.
  for (const source of frame.querySelectorAll("source")) source.removeAttribute("srcset");
  target.removeAttribute("srcset");
  target.src = NOTHING;
}
