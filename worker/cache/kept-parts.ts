import { SizedMap } from "./sized-map.ts";

/** Milliseconds for which the parts of a value wait for the others. */
const KEPT_FOR = 10_000;
/** Number of parts of all values together. A part has at most fifty entries without bodies. */
const MAX_PARTS = 40;

interface Part {
  value: unknown;
  /** Milliseconds since the epoch. */
  requestedAt: number;
  /** The newest invalidation known when it was requested. */
  sequence: number;
}

/**
 * Parts of values that take several calls. If one of the calls fails, the next attempt repeats only those whose
 * parts are missing. Otherwise a service of which each third call fails would hardly ever
 * complete such a value, and get all of its calls again with each attempt.
 */
export class KeptParts {
  readonly #held = new SizedMap<Part>(MAX_PARTS);
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * Begins to load a value.
   *
   * @param key the key of the value.
   * @param sequence the newest invalidation known: parts from before it are requested again.
   */
  attempt(key: string, sequence: number) {
    const [held, now] = [this.#held, this.#now];
    const names = new Set<string>();
    let oldest = now();
    return {
      /** The part, requested unless it is kept; it is kept from then on if it may be. */
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
       * When the oldest part was requested, in milliseconds since the epoch; the value is complete, so that no part
       * is kept.
       */
      complete(): number {
        for (const name of names) held.delete(name);
        return oldest;
      },
    };
  }
}
