import { SizedMap } from "./sized-map.ts";

/** In milliseconds. Loaded parts wait this long for the missing parts of their value. */
const KEPT_FOR = 10_000;
/** Limit for the parts of all values together. A part has at most fifty entries without bodies. */
const MAX_PARTS = 40;

interface Part {
  value: unknown;
  /** Milliseconds since the epoch. */
  requestedAt: number;
  /** Number of the newest invalidation that was known when the part was requested. */
  sequence: number;
}

/**
 * Keeps parts of values that take several calls. If some calls fail, the next attempt repeats only these. Otherwise a
 * service that fails every third call would hardly ever complete such a value, and would receive all of its calls again
 * with each attempt.
 */
export class KeptParts {
  readonly #held = new SizedMap<Part>(MAX_PARTS);
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Begins to load a value.
   * @param key the key of the value.
   * @param sequence number of the newest known invalidation. Parts from before it are requested again.
   */
  attempt(key: string, sequence: number) {
    const [held, now] = [this.#held, this.#now];
    const names = new Set<string>();
    let oldest = now();
    return {
      /** Returns the kept part, or requests it. A requested part is kept if `mayKeep` returns true. */
      async load<T>(part: string, request: () => Promise<T>, mayKeep: () => boolean): Promise<T> {
        const name = `${key} ${part}`;
        names.add(name);
        const kept = held.get(name);
        if (kept?.sequence === sequence && now() - kept.requestedAt < KEPT_FOR) {
          oldest = Math.min(oldest, kept.requestedAt);
          return kept.value as T;
        }
        const requestedAt = now();
        const value = await request();
        if (mayKeep()) held.set(name, { value, requestedAt, sequence }, 1);
        return value;
      },
      /**
       * To be called when the value is complete. Drops its parts, and returns when the oldest was requested, in
       * milliseconds since the epoch.
       */
      complete(): number {
        for (const name of names) held.delete(name);
        return oldest;
      },
    };
  }
}
