/**
 * What effects measure and count. The navigation, which every component reads, is in the page's context
 * (`shared/rendering/page-context.tsx`); what depends on the width alone is a matter of the style sheets.
 */
export interface ClientState {
  /** Requests in flight. */
  reqCount: number;
  /** Scroll offset in pixels, sampled. */
  scrollY: number;
  /** Width of the body in pixels; 0 until measured. */
  pageWidth: number;
}

/** Written by some effects, read by others. Listeners are called for changes only. */
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
