/**
 * Values that the modules of client/effects and client/data share. Some modules write them, and others read them. React
 * components use the page's context (`shared/rendering/contexts.tsx`) instead of these values.
 */
export interface ClientState {
  /** The number of requests in flight. */
  reqCount: number;
  /** Scroll offset in pixels. It is measured at intervals, so it may be slightly out of date. */
  scrollY: number;
  /** Width of the body in pixels. It is 0 until it has been measured. */
  pageWidth: number;
}

/** Stores a {@link ClientState}, and calls the listeners whenever one of its values has changed. */
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
