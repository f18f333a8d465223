import type { Entry } from "./entry.ts";

/** Of an isolate's 128 MB; about a hundred pages and their upstream responses. */
const MAX_BYTES = 16_777_216;
/** A larger entry would evict too many others. */
const MAX_SHARE = 1 / 4;
/** Upper bound for headers, key and tags of an entry. */
const OVERHEAD_BYTES = 8192;

interface Held {
  entry: Entry<unknown>;
  bytes: number;
}

/** The isolate's memory cache: values without serialization, evicted least recently used first. */
export class MemoryCache {
  readonly #held = new Map<string, Held>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes = MAX_BYTES) {
    this.#maxBytes = maxBytes;
  }

  /** Returns the entry of a key; the values of a key always have the same type. */
  get<T>(key: string): Entry<T> | undefined {
    const held = this.#held.get(key);
    if (!held) return undefined;
    this.#held.delete(key);
    this.#held.set(key, held);
    return held.entry as Entry<T>;
  }

  /** Returns false if the entry is too large to be stored. */
  set(key: string, entry: Entry<unknown>, valueBytes: number): boolean {
    this.delete(key);
    const bytes = valueBytes + OVERHEAD_BYTES;
    if (bytes > this.#maxBytes * MAX_SHARE) return false;
    this.#held.set(key, { entry, bytes });
    this.#bytes += bytes;
    for (const least of this.#held.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.delete(least);
    }
    return true;
  }

  delete(key: string): void {
    this.#bytes -= this.#held.get(key)?.bytes ?? 0;
    this.#held.delete(key);
  }

  deleteWhere(matches: (entry: Entry<unknown>) => boolean): void {
    for (const [key, { entry }] of this.#held) if (matches(entry)) this.delete(key);
  }
}
