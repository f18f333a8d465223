import { openDocument } from "./open-document.ts";

/** Timeout of a chunk (docs/behaviour.md 5). */
const CHUNK_TIMEOUT_MS = 120_000;

/** The values and functions that are needed to load a chunk. Tests replace them. */
export interface ChunkEffects {
  /** Returns path and query of the pending navigation, or undefined if there is none. */
  target: () => string | undefined;
  /** Counts the load as a request in flight. */
  count: <T>(request: () => Promise<T>) => Promise<T>;
  /** Loads a document, or reloads the current document. */
  reload: (address: string) => void;
  /**
   * Undefined if the browser has no storage. Without storage no page is reloaded, because reloads could repeat forever.
   */
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined;
  build: string;
  /** Resolves after the time within which a chunk must load. A chunk that takes longer counts as missing. */
  timeout: () => Promise<void>;
}

/** The values and functions that are the same for every visit. */
export const chunkEffects: Omit<ChunkEffects, "target" | "count"> = {
  reload: openDocument,
  storage: openStorage(),
  // The URL of this module identifies the build. It contains a hash of the module. The module contains the names of all
  // chunks, so the hash changes whenever any chunk changes.
  build: import.meta.url,
  timeout: () => new Promise((resolve) => setTimeout(resolve, CHUNK_TIMEOUT_MS)),
};

/**
 * Loads a chunk for a navigation. The file may be missing after a deployment, or the request may hang. The page is then
 * loaded as a document, but only once per address and build. Rejects if the chunk cannot be loaded in the new document
 * either.
 */
export async function loadChunk<T>(load: () => Promise<T>, effects: ChunkEffects): Promise<T> {
  const { storage, build, count, timeout } = effects;
  try {
    return await count(() => Promise.race([load(), missingAfter(timeout())]));
  } catch (error) {
    const address = effects.target();
    if (!address || !storage || storage.getItem(keyOf(address)) === build) throw error;
    storage.setItem(keyOf(address), build);
    effects.reload(address);
    // The document is about to be replaced. The promise stays pending, so that no error is shown until then.
    return new Promise<never>(() => {});
  }
}

/** Allows another reload for an address whose page has been shown. */
export function allowReload(address: string, { storage }: ChunkEffects): void {
  storage?.removeItem(keyOf(address));
}

function keyOf(address: string): string {
  return `reloaded ${address}`;
}

async function missingAfter(timeout: Promise<void>): Promise<never> {
  await timeout;
  throw new Error("the chunk did not load in time");
}

function openStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
