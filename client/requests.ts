import type { ClientStateStore } from "./state.ts";

/** What wants to know how requests go; see effects/overlay.ts. */
export interface RequestWatch {
  started(): void;
  /** The last outstanding request has ended. */
  ended(): void;
  failed(): void;
}

/**
 * Counts requests in flight (specification section 4). A network failure resets
 * the count, so an end may come for a request that is no longer counted.
 */
export class RequestCounter {
  readonly #state: ClientStateStore;
  readonly #watches = new Set<RequestWatch>();
  /** Goes up with each reset: what began before it is no longer counted. */
  #generation = 0;

  constructor(state: ClientStateStore) {
    this.#state = state;
  }

  /** Requests in flight. */
  get count(): number {
    return this.#state.get().reqCount;
  }

  watch(watch: RequestWatch): () => void {
    this.#watches.add(watch);
    return () => this.#watches.delete(watch);
  }

  /** Counts a request from its start to its end; its outcome stays what it is. */
  async track<T>(request: () => Promise<T>): Promise<T> {
    const generation = this.#generation;
    this.#start();
    try {
      const result = await request();
      this.#end(generation);
      return result;
    } catch (error) {
      // A navigation that the visitor gave up is no failure.
      if (isAbort(error)) this.#end(generation);
      else this.#fail();
      throw error;
    }
  }

  #start(): void {
    this.#state.set({ reqCount: this.#state.get().reqCount + 1 });
    for (const watch of this.#watches) watch.started();
  }

  #end(generation: number): void {
    if (generation !== this.#generation) return;
    const reqCount = Math.max(0, this.#state.get().reqCount - 1);
    this.#state.set({ reqCount });
    if (reqCount > 0) return;
    for (const watch of this.#watches) watch.ended();
  }

  #fail(): void {
    this.#generation += 1;
    this.#state.set({ reqCount: 0 });
    for (const watch of this.#watches) watch.failed();
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
