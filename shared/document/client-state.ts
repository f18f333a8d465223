import { createContext, use, useSyncExternalStore } from "react";
import type { Navigation } from "../content/navigation.ts";
import type { PaginationSize } from "../ui/pagination.tsx";

/** Breakpoint level of the window (docs/behaviour.md 3). */
export type PageSizeLevel = 0 | 1 | 2 | 3;

/** What effects measure, and the properties of the navigation. */
export interface ClientState extends Pick<Navigation, "nodeList" | "nodeListMap" | "nodeShowList"> {
  /** Requests in flight. */
  reqCount: number;
  /** Scroll offset in pixels, sampled. */
  scrollY: number;
  /** Width of the body in pixels; 0 until measured. */
  pageWidth: number;
  pageSize: PageSizeLevel;
}

/** State on the server and until hydration. */
const initialState: ClientState = {
  nodeList: [],
  nodeListMap: new Map(),
  nodeShowList: [],
  reqCount: 0,
  scrollY: 0,
  pageWidth: 0,
  pageSize: 1,
};

/** Written by effects, read by components and other effects. Listeners are called for changes only. */
export class ClientStateStore {
  #state = initialState;
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

export const ClientStateContext = createContext(new ClientStateStore());

/** Size of the pagination by the breakpoint level of the window; small on the server and until hydration. */
export function usePaginationSize(): PaginationSize {
  const store = use(ClientStateContext);
  const level = useSyncExternalStore(
    store.subscribe,
    () => store.get().pageSize,
    () => initialState.pageSize,
  );
  if (level > 2) return "large";
  return level > 1 ? "middle" : "small";
}
