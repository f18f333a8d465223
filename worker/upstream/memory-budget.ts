import { abortOf } from "../platform/with-timeout.ts";

interface Share {
  bytes: number;
  /** After this many milliseconds the share counts as free, because a cancelled request never gives it back. */
  timeout: number;
  grant: () => void;
}

/**
 * Memory that the requests of an isolate share. A request waits as long as too little memory is left for it. Requests
 * are served in the order in which they came.
 */
export class MemoryBudget {
  readonly #maxBytes: number;
  readonly #waiting = new Set<Share>();
  /**
   * The shares of memory that are in use. Each has the time at which it counts as free, in milliseconds since the
   * epoch.
   */
  readonly #granted = new Map<Share, number>();

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /**
   * Takes a share of the memory, and waits for it if necessary. Resolves with a function that gives the share back.
   * After the timeout the share counts as given back. Rejects if the signal aborts.
   */
  async take(bytes: number, timeout: number, signal: AbortSignal, now: () => number) {
    const { promise: granted, resolve: grant } = Promise.withResolvers<void>();
    const share = { bytes, timeout, grant };
    const release = () => {
      this.#waiting.delete(share);
      this.#granted.delete(share);
      this.#grantNext(now());
    };
    this.#waiting.add(share);
    this.#grantNext(now());
    try {
      await Promise.race([granted, abortOf(signal)]);
      return release;
    } catch (error) {
      release();
      throw error;
    }
  }

  #grantNext(now: number): void {
    for (const share of this.#waiting) {
      if (!this.#fits(share.bytes, now)) return;
      this.#waiting.delete(share);
      this.#granted.set(share, now + share.timeout);
      share.grant();
    }
  }

  #fits(bytes: number, now: number): boolean {
    let taken = 0;
    for (const [share, endsAt] of this.#granted) {
      if (endsAt <= now) this.#granted.delete(share);
      else taken += share.bytes;
    }
    return taken === 0 || taken + bytes <= this.#maxBytes;
  }
}
