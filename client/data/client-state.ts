/**
 * Values that effects measure or count for other effects. React components read the page's context instead
 * (`shared/rendering/contexts.tsx`).
 */
export interface ClientState {
  /** Requests in flight. */
  reqCount: number;
  /** Scroll offset in pixels. It is sampled, so it may be slightly old. */
  scrollY: number;
  /** Width of the body in pixels. It is 0 until it has been measured. */
  pageWidth: number;
}

/** State that some effects write and others read. Listeners are called only if it changes. */
export class ClientStateStore {
  #state: ClientState = { reqCount: 0, scrollY: 0, pageWidth: 0 };
  readonly #listeners = new Set<() => void>();

  get(): ClientState {
    return this.#state;
  }

  subscribe(listener: () => void): void {
    this.#listeners.add(listener);
  }

  set(change: Partial<ClientState>): void {
    const names = Object.keys(change) as (keyof ClientState)[];
    if (names.every((name) => this.#state[name] === change[name])) return;
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
