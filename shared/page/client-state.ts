import { createContext, use, useSyncExternalStore } from "react";
import type { Navigation } from "../content/navigation.ts";

/** Breakpoint level of the window (specification section 4). */
export type PageSizeLevel = 0 | 1 | 2 | 3;

/** What the browser knows of the visit; the names are the specification's (section 3). */
export interface ClientState extends Pick<Navigation, "nodeList" | "nodeListMap" | "nodeShowList"> {
  /** Requests in flight. */
  reqCount: number;
  /** Scroll offset in pixels, sampled. */
  scrollY: number;
  /** Width of the body in pixels; 0 before it is known. */
  pageWidth: number;
  pageSize: PageSizeLevel;
}

/** The state before a browser has told its own, which is also the server's. */
export const initialState: ClientState = {
  nodeList: [],
  nodeListMap: new Map(),
  nodeShowList: [],
  reqCount: 0,
  scrollY: 0,
  pageWidth: 0,
  pageSize: 1,
};

/** A state that components read and effects write. */
export interface StateStore {
  get(): ClientState;
  subscribe(listener: () => void): () => void;
}

const serverStore: StateStore = { get: () => initialState, subscribe: () => () => {} };

export const ClientStateContext = createContext<StateStore>(serverStore);

/** The window's level; the server's 1 until the page is hydrated. */
export function usePageSizeLevel(): PageSizeLevel {
  const store = use(ClientStateContext);
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().pageSize,
    () => initialState.pageSize,
  );
}
