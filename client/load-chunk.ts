/** Time limit of a chunk (specification section 8). */
const CHUNK_TIMEOUT_MS = 120_000;
const RELOADED_KEY = "reloaded-for";

/** What a failing chunk may do to the document; tests bring their own. */
export interface ChunkEffects {
  /** Path and query that the visitor is on the way to. */
  target: () => string;
  /** Loads a document anew, or the one shown once more. */
  reload: (address: string) => void;
  /** Undefined where the browser refuses it: then nothing could stop a reload from repeating. */
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined;
  timeoutMs: number;
}

let target = () => location.pathname + location.search;

/** Tells where a navigation that needs a chunk is going. */
export function setChunkTarget(to: () => string): void {
  target = to;
}

const platform = (): ChunkEffects => ({
  target,
  reload(address) {
    // To assign the address shown, with a hash, would only jump within the page.
    if (address === location.pathname + location.search) location.reload();
    else location.assign(address);
  },
  storage: openStorage(),
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
  const { storage } = effects;
  try {
    const chunk = await withinTime(load(), effects.timeoutMs);
    // The next deploy may reload once again.
    storage?.removeItem(RELOADED_KEY);
    return chunk;
  } catch (error) {
    const address = effects.target();
    if (!storage || storage.getItem(RELOADED_KEY) === address) throw error;
    storage.setItem(RELOADED_KEY, address);
    effects.reload(address);
    // The page that asked is about to go: nothing of it is shown any more.
    return new Promise<never>(() => {});
  }
}

/**
 * Stands in for a view whose code could not be loaded. The router shows errors
 * of loaders, not those of lazy routes; a retry loads the page as a document.
 */
export function failedView(effects: ChunkEffects = platform()) {
  let isTold = false;
  return {
    loader(): Promise<never> {
      if (!isTold) {
        isTold = true;
        return Promise.reject(new Error("the code of the page could not be loaded"));
      }
      effects.reload(effects.target());
      return new Promise(() => {});
    },
    Component: Nothing,
  };
}

function Nothing() {
  return null;
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
