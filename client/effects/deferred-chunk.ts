import { idle } from "../idle.ts";
import type { Visit } from "../visit.ts";

type DeferredModule = typeof import("./deferred-effects.ts");

/**
 * Loads deferred-effects.ts and what it imports as one chunk, when the page is hydrated and the browser is idle. Pages
 * are usable without this chunk.
 */
export class DeferredChunk {
  #module: Promise<DeferredModule | undefined> | undefined;
  #pageShown: (() => void) | undefined;

  /** Must be called whenever a page is shown. */
  async pageShown(visit: Visit): Promise<void> {
    const module = await this.#load();
    this.#pageShown ??= module?.startDeferredEffects(visit);
    this.#pageShown?.();
  }

  /**
   * Makes scrolling elements in the body of an item focusable once the chunk has loaded. Returns a function that stops
   * watching the body.
   */
  readonly watchProse = (prose: HTMLElement): (() => void) => {
    let isStopped = false;
    let stop: (() => void) | undefined;
    void this.#load().then((module) => {
      if (!isStopped) stop = module?.startScrollers(prose);
    });
    return () => {
      isStopped = true;
      stop?.();
    };
  };

  /** If the chunk cannot be loaded, it is requested again when the next page is shown. */
  #load(): Promise<DeferredModule | undefined> {
    this.#module ??= idle()
      .then(() => import("./deferred-effects.ts"))
      .catch(() => {
        this.#module = undefined;
        return undefined;
      });
    return this.#module;
  }
}
