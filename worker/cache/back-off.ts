interface Failures {
  count: number;
  /** Milliseconds since the epoch. */
  last: number;
  wait: number;
}

/** Names a key and the kind of call that it belongs to. */
interface Call {
  key: string;
  name: string;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;
/** A failure of longer ago says nothing of the content service as it is now. */
const RECENT = 2 * LONGEST_WAIT;
/** Of each kind of call, so that made-up item ids cannot push out the navigation's failure. */
const MAX_KEYS = 500;

/** Which keys have failed recently, and for how long each is left alone. Waits double and are shortened at random. */
export class BackOff {
  readonly #failures = new Map<string, Map<string, Failures>>();
  readonly #tolerated: number;
  readonly #now: () => number;
  readonly #random: () => number;

  /** @param tolerated failures in a row that lead to no wait. */
  constructor(tolerated: number, now: () => number, random: () => number) {
    this.#tolerated = tolerated;
    this.#now = now;
    this.#random = random;
  }

  fail({ key, name }: Call): void {
    const count = (this.#recent({ key, name })?.count ?? 0) + 1;
    const full = Math.min(FIRST_WAIT * 2 ** (count - 1), LONGEST_WAIT);
    const ofName = this.#failures.get(name) ?? new Map<string, Failures>();
    this.#failures.set(name, ofName);
    // The key that failed last comes last.
    ofName.delete(key);
    ofName.set(key, { count, last: this.#now(), wait: full * (1 - this.#random() / 2) });
    const [first] = ofName.keys();
    if (ofName.size > MAX_KEYS && first !== undefined) ofName.delete(first);
  }

  succeed({ key, name }: Call): void {
    this.#failures.get(name)?.delete(key);
  }

  /** Whether the last attempt failed, and not long ago. */
  isFailing(call: Call): boolean {
    return this.#recent(call) !== undefined;
  }

  /**
   * Whether the key is to be left alone for now, for `longest` milliseconds at most.
   *
   * @param since failures of that time or earlier do not count, in milliseconds since the epoch.
   */
  isWaiting(call: Call, longest: number, since = Number.NEGATIVE_INFINITY): boolean {
    const failures = this.#recent(call);
    if (!failures || failures.count <= this.#tolerated || failures.last <= since) return false;
    return this.#now() < failures.last + Math.min(failures.wait, longest);
  }

  #recent({ key, name }: Call): Failures | undefined {
    const failures = this.#failures.get(name)?.get(key);
    return failures && this.#now() - failures.last < RECENT ? failures : undefined;
  }
}
