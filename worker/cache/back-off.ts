import type { Effects } from "../config/effects.ts";

interface Failures {
  count: number;
  /** Milliseconds since the epoch. */
  last: number;
  delay: number;
}

/** Identifies a key and the kind of call it belongs to. */
interface Call {
  key: string;
  name: string;
}

interface Patience {
  /** Maximum delay in milliseconds. */
  longest: number;
  /** Number of consecutive failures that cause no delay. */
  tolerated?: number;
  /** Failures up to then are ignored, in milliseconds since the epoch. */
  since?: number;
}

const MIN_DELAY = 1000;
const MAX_DELAY = 60_000;
/** Older failures are no evidence of the current state of the content service. */
const RECENT_MS = 2 * MAX_DELAY;
/** Per kind of call, so that made-up item ids cannot evict the navigation's failure. */
const MAX_KEYS = 500;

/** Exponential back-off with jitter per key. Delays double up to a maximum and are shortened at random. */
export class BackOff {
  readonly #failures = new Map<string, Map<string, Failures>>();
  readonly #effects: Pick<Effects, "now" | "random">;

  constructor(effects: Pick<Effects, "now" | "random">) {
    this.#effects = effects;
  }

  fail({ key, name }: Call): void {
    const { now, random } = this.#effects;
    const count = (this.#recent({ key, name })?.count ?? 0) + 1;
    const full = Math.min(MIN_DELAY * 2 ** (count - 1), MAX_DELAY);
    const ofName = this.#failures.get(name) ?? new Map<string, Failures>();
    this.#failures.set(name, ofName);
    // Reinserted, so that the map is ordered by last failure.
    ofName.delete(key);
    ofName.set(key, { count, last: now(), delay: full * (1 - random() / 2) });
    const [first] = ofName.keys();
    if (ofName.size > MAX_KEYS && first !== undefined) ofName.delete(first);
  }

  succeed({ key, name }: Call): void {
    this.#failures.get(name)?.delete(key);
  }

  /** Whether the last attempt failed recently. */
  isFailing(call: Call): boolean {
    return this.#recent(call) !== undefined;
  }

  /** Whether the key must not be retried yet. */
  isBackingOff(call: Call, { longest, tolerated = 0, since = -Infinity }: Patience): boolean {
    const failures = this.#recent(call);
    if (!failures || failures.count <= tolerated || failures.last <= since) return false;
    return this.#effects.now() < failures.last + Math.min(failures.delay, longest);
  }

  #recent({ key, name }: Call): Failures | undefined {
    const failures = this.#failures.get(name)?.get(key);
    return failures && this.#effects.now() - failures.last < RECENT_MS ? failures : undefined;
  }
}
