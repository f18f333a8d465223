/** Time limit of a chunk (specification section 8). */
const CHUNK_TIMEOUT_MS = 120_000;
const RELOADED_KEY = "reloaded-for";

/** What a failing chunk may do to the document; tests bring their own. */
export interface ChunkEffects {
  /** Address that the visitor is on the way to. */
  target: () => string;
  reload: (address: string) => void;
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  timeoutMs: number;
}

let target: (() => string) | undefined;

/** Tells where a navigation that needs a chunk is going. */
export function setChunkTarget(to: () => string): void {
  target = to;
}

const platform = (): ChunkEffects => ({
  target: target ?? (() => location.href),
  reload: (address) => location.assign(address),
  storage: sessionStorage,
  timeoutMs: CHUNK_TIMEOUT_MS,
});

/**
 * Loads a part of the site's code. After a deploy the file may be gone, or it
 * may never come: then the document is loaded anew, once for each address, and
 * after that the failure is told.
 */
export async function loadChunk<T>(
  load: () => Promise<T>,
  effects: ChunkEffects = platform(),
): Promise<T> {
  try {
    const chunk = await Promise.race([load(), timeLimit(effects.timeoutMs)]);
    // The next deploy may reload once again.
    effects.storage.removeItem(RELOADED_KEY);
    return chunk;
  } catch (error) {
    const address = effects.target();
    if (effects.storage.getItem(RELOADED_KEY) === address) throw error;
    effects.storage.setItem(RELOADED_KEY, address);
    effects.reload(address);
    // The page that asked is about to go: nothing of it is shown any more.
    return new Promise<never>(() => {});
  }
}

function timeLimit(timeoutMs: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`the code did not come within ${timeoutMs} ms`)), timeoutMs);
  });
}
