import { SizedMap } from "./sized-map.ts";

/**
 * A part of a value (the response to one of several calls) is kept for this many milliseconds. In this time the missing
 * parts of the value may arrive.
 */
const KEPT_FOR = 10_000;
/**
 * At most this many parts of all values together are kept. A part is, for example, a list of at most fifty articles
 * without their bodies.
 */
const MAX_PARTS = 40;

interface Part {
  value: unknown;
  /** Milliseconds since the epoch. */
  requestedAt: number;
  /** Number of the newest invalidation that was known when the part was requested. */
  sequence: number;
}

/**
 * Keeps parts of values that are composed of the responses to several calls. If some calls fail, the next attempt
 * repeats only these calls. If it repeated all calls, hardly any attempt would succeed while every third call fails.
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
   * @param sequence number of the newest known invalidation. Parts that were requested before this invalidation are
   * requested again.
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
       * Must be called when the value is complete. Drops the value's parts. Returns when the oldest part was requested,
       * in milliseconds since the epoch.
       */
      complete(): number {
        for (const name of names) held.delete(name);
        return oldest;
      },
    };
  }
}
