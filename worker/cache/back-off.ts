import type { Effects } from "../platform/effects.ts";

const MIN_DELAY = 1000;
const MAX_DELAY = 60_000;
/**
 * A failure is recent for this many milliseconds. An older failure says nothing about the current state of the content
 * service.
 */
const RECENT_MS = 2 * MAX_DELAY;
/**
 * Visitors can make up any number of item ids, so the number of keys is limited. If there are more keys, the key whose
 * last failure is the oldest is dropped.
 */
const MAX_KEYS = 2000;

/**
 * Decides when a failed load may be tried again. Each cache key has its own exponential back-off: the delay doubles
 * with each failure, up to a maximum. Delays are shortened at random, so that the isolates (the instances of the
 * worker) do not all retry at the same time.
 */
export class BackOff {
  /** The failures of each key. The key that failed last comes last. */
  readonly #failures = new Map<string, { count: number; last: number; delay: number }>();
  readonly #effects: Pick<Effects, "now" | "random">;

  constructor(effects: Pick<Effects, "now" | "random">) {
    this.#effects = effects;
  }

  fail(key: string): void {
    const { now, random } = this.#effects;
    const count = (this.#recent(key)?.count ?? 0) + 1;
    const full = Math.min(MIN_DELAY * 2 ** (count - 1), MAX_DELAY);
    this.#failures.delete(key);
    this.#failures.set(key, { count, last: now(), delay: full * (1 - random() / 2) });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > MAX_KEYS && oldest !== undefined) this.#failures.delete(oldest);
  }

  succeed(key: string): void {
    this.#failures.delete(key);
  }

  /** Whether the last load of this key failed, and did so recently. */
  isFailing(key: string): boolean {
    return this.#recent(key) !== undefined;
  }

  /**
   * Whether the key must not be retried yet. The first `freeFailures` failures in a row cause no delay, and failures up
   * to the time `since` are ignored.
   */
  isBackingOff(key: string, limits: { maxDelay: number; freeFailures?: number; since?: number }) {
    const { maxDelay, freeFailures = 0, since = -Infinity } = limits;
    const failures = this.#recent(key);
    if (!failures || failures.count <= freeFailures || failures.last <= since) return false;
    return this.#effects.now() < failures.last + Math.min(failures.delay, maxDelay);
  }

  #recent(key: string) {
    const failures = this.#failures.get(key);
    return failures && this.#effects.now() - failures.last < RECENT_MS ? failures : undefined;
  }
}
