/** Time limit of a chunk (specification section 8). */
const CHUNK_TIMEOUT_MS = 120_000;

/** What a failing chunk may do to the document; tests bring their own. */
export interface ChunkEffects {
  /** Path and query that the visitor is on the way to; undefined once a page is shown. */
  target: () => string | undefined;
  /** Tells whoever shows that something is under way. */
  count: <T>(request: () => Promise<T>) => Promise<T>;
  /** Loads a document anew, or the one shown once more. */
  reload: (address: string) => void;
  /** Undefined where the browser refuses it: then nothing could stop a reload from repeating. */
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined;
  /** No two builds have the same. */
  build: string;
  timeoutMs: number;
}

/** @param target tells where a navigation that needs a chunk is going. */
export const chunkEffects = ({
  target,
  count,
}: Pick<ChunkEffects, "target" | "count">): ChunkEffects => ({
  target,
  count,
  reload(address) {
    // To assign the address shown, with a hash, would only jump within the page.
    if (address === location.pathname + location.search) location.reload();
    else location.assign(address);
  },
  storage: openStorage(),
  // The file's name has the hash of its content, which has the names of all chunks.
  build: import.meta.url,
  timeoutMs: CHUNK_TIMEOUT_MS,
});

/**
 * Loads the code of a page that a visitor has asked for. After a deploy the
 * file may be gone, or it may never come: then the page is loaded as a document,
 * once for each address and build, and after that the failure is told.
 */
export async function loadChunk<T>(load: () => Promise<T>, effects: ChunkEffects): Promise<T> {
  const { storage, build, count, timeoutMs } = effects;
  try {
    return await count(() => withinTime(load(), timeoutMs));
  } catch (error) {
    const address = effects.target();
    if (!address || !storage || storage.getItem(keyOf(address)) === build) throw error;
    storage.setItem(keyOf(address), build);
    effects.reload(address);
    // The page that asked is about to go: nothing of it is shown any more.
    return new Promise<never>(() => {});
  }
}

/** The page of an address has come on screen: should its code go missing later, it may be loaded anew again. */
export function chunksShown(address: string, { storage }: ChunkEffects): void {
  storage?.removeItem(keyOf(address));
}

function keyOf(address: string): string {
  return `reloaded ${address}`;
}

async function withinTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the code did not come within ${timeoutMs} ms`)),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function openStorage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
