import type { ClientStateStore } from "./client-state.ts";

/** A listener for the start and the end of requests (effects/overlay.ts). */
export interface RequestListener {
  started(): void;
  /** Called when the last request in flight has ended. */
  ended(): void;
  failed(): void;
}

/**
 * Counts requests in flight (docs/behaviour.md 5). A failure resets the count to zero. Requests that were in flight at
 * that time no longer change the count when they end.
 */
export class RequestCounter {
  readonly #state: ClientStateStore;
  readonly #listeners: RequestListener[] = [];
  /** Incremented with each reset. Requests of earlier generations are no longer counted. */
  #generation = 0;

  constructor(state: ClientStateStore) {
    this.#state = state;
  }

  get count(): number {
    return this.#state.get().reqCount;
  }

  watch(listener: RequestListener): void {
    this.#listeners.push(listener);
  }

  /** Counts a request until it ends. Returns the request's result, or rejects with its error. */
  async track<T>(request: () => Promise<T>): Promise<T> {
    const generation = this.#generation;
    this.#start();
    try {
      const result = await request();
      this.#end(generation);
      return result;
    } catch (error) {
      // An aborted navigation is not a failure.
      if (isAbort(error)) this.#end(generation);
      else this.reset();
      throw error;
    }
  }

  #start(): void {
    this.#state.set({ reqCount: this.#state.get().reqCount + 1 });
    for (const listener of this.#listeners) listener.started();
  }

  #end(generation: number): void {
    if (generation !== this.#generation) return;
    const reqCount = this.#state.get().reqCount - 1;
    this.#state.set({ reqCount });
    if (reqCount > 0) return;
    for (const listener of this.#listeners) listener.ended();
  }

  /** Resets the count to zero, as a failed request does. Requests that are in flight are no longer counted. */
  reset(): void {
    this.#generation += 1;
    this.#state.set({ reqCount: 0 });
    for (const listener of this.#listeners) listener.failed();
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
