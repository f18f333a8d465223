/** How a key is treated after failures. */
export interface Patience {
  /** Failures in a row that lead to no wait. */
  failures: number;
  /** Longest wait, in milliseconds. */
  longestMs: number;
}

/** Something stale can be shown meanwhile: every failure leads to a longer wait. */
export const REFRESH_PATIENCE: Patience = { failures: 0, longestMs: 60_000 };

/** Nothing can be shown: a visitor may try again, a crowd may not. */
export const MISS_PATIENCE: Patience = { failures: 2, longestMs: 5_000 };

interface Failures {
  count: number;
  /** Milliseconds since the epoch. */
  last: number;
  waitMs: number;
}

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;
/** Keys are remembered up to this number; the ones that failed longest ago are forgotten first. */
const MAX_KEYS = 1000;

/** Which keys have failed of late, and how long each is left alone. Waits double and are shortened at random. */
export class BackOff {
  readonly #failures = new Map<string, Failures>();
  readonly #now: () => number;
  readonly #random: () => number;

  constructor(now: () => number = Date.now, random: () => number = Math.random) {
    this.#now = now;
    this.#random = random;
  }

  fail(key: string): void {
    const count = (this.#failures.get(key)?.count ?? 0) + 1;
    const full = Math.min(FIRST_WAIT_MS * 2 ** (count - 1), LONGEST_WAIT_MS);
    const waitMs = full * (1 - this.#random() / 2);
    this.#remember(key, { count, last: this.#now(), waitMs });
  }

  /** Leaves the key alone for a moment; no failure of its own. */
  postpone(key: string): void {
    const count = this.#failures.get(key)?.count ?? 1;
    this.#remember(key, { count, last: this.#now(), waitMs: FIRST_WAIT_MS });
  }

  succeed(key: string): void {
    this.#failures.delete(key);
  }

  /** Whether the last attempt failed. */
  isFailing(key: string): boolean {
    return this.#failures.has(key);
  }

  /** Whether the key is to be left alone for now. */
  isWaiting(key: string, { failures, longestMs }: Patience): boolean {
    const failed = this.#failures.get(key);
    if (!failed || failed.count <= failures) return false;
    return this.#now() < failed.last + Math.min(failed.waitMs, longestMs);
  }

  /** The key that failed last comes last. */
  #remember(key: string, failures: Failures): void {
    this.#failures.delete(key);
    this.#failures.set(key, failures);
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > MAX_KEYS && oldest !== undefined) this.#failures.delete(oldest);
  }
}
