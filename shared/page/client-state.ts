import { createContext, use, useSyncExternalStore } from "react";
import type { Navigation } from "../content/navigation.ts";

/** Breakpoint level of the window (docs/behaviour.md 3). */
export type PageSizeLevel = 0 | 1 | 2 | 3;

/** The client state: the navigation's properties, and what effects measure. */
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
export const initialState: ClientState = {
  nodeList: [],
  nodeListMap: new Map(),
  nodeShowList: [],
  reqCount: 0,
  scrollY: 0,
  pageWidth: 0,
  pageSize: 1,
};

/** Store that components read and effects write. */
export interface StateStore {
  get(): ClientState;
  subscribe(listener: () => void): () => void;
}

const serverStore: StateStore = { get: () => initialState, subscribe: () => () => {} };

export const ClientStateContext = createContext<StateStore>(serverStore);

/** Breakpoint level of the window; 1 on the server and until hydration. */
export function usePageSizeLevel(): PageSizeLevel {
  const store = use(ClientStateContext);
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().pageSize,
    () => initialState.pageSize,
  );
}
