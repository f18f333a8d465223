import { type ClientState, initialState, type StateStore } from "../shared/page/client-state.ts";

/** The client state. Effects write it; listeners are called for changes only. */
export class ClientStateStore implements StateStore {
  #state: ClientState = initialState;
  readonly #listeners = new Set<() => void>();

  readonly get = (): ClientState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  set(change: Partial<ClientState>): void {
    const names = Object.keys(change) as (keyof ClientState)[];
    if (names.every((name) => Object.is(this.#state[name], change[name]))) return;
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
