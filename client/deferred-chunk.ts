import type { Visit } from "./visit.ts";

type DeferredModule = typeof import("./deferred-effects.ts");

/** A page that is never idle gets them after so long. */
const PATIENCE_MS = 2000;
/** Browsers that do not tell when they are idle. */
const GUESS_MS = 200;

/**
 * The effects that may come late: one chunk, loaded once a page is hydrated and
 * the browser has nothing else to do. Without it a page is whole all the same.
 */
export class DeferredChunk {
  #module: Promise<DeferredModule | undefined> | undefined;
  #pageShown: (() => void) | undefined;

  /** For each page that has come on screen. */
  async pageShown(visit: Visit): Promise<void> {
    const module = await this.#load();
    this.#pageShown ??= module?.startDeferredEffects(visit);
    this.#pageShown?.();
  }

  /** Looks after the tables of a text; returns how to leave them alone again. */
  readonly watchProse = (prose: HTMLElement): (() => void) => {
    let isOver = false;
    let stop: (() => void) | undefined;
    void this.#load().then((module) => {
      if (!isOver) stop = module?.startTables(prose);
    });
    return () => {
      isOver = true;
      stop?.();
    };
  };

  /** One that has failed is tried again with the next page. */
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

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve, { timeout: PATIENCE_MS });
    else setTimeout(resolve, GUESS_MS);
  });
}
