import { abortOf } from "../config/with-timeout.ts";

interface Share {
  bytes: number;
  /** Milliseconds since the epoch: a request that was cancelled never gives its share back. */
  endsAt: number;
}

interface Waiter {
  bytes: number;
  grant: () => void;
}

/** Memory that the requests of an isolate share; those for which there is none left wait in order. */
export class MemoryBudget {
  readonly #maxBytes: number;
  readonly #shares = new Set<Share>();
  readonly #waiting = new Set<Waiter>();

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Resolves with what gives the share back, which counts as given back after the timeout; rejects once the signal aborts. */
  async take(bytes: number, timeout: number, signal: AbortSignal, now: () => number) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const share = { bytes, endsAt: Number.POSITIVE_INFINITY };
    const release = () => {
      this.#shares.delete(share);
      this.#grantNext(now());
    };
    const waiter = {
      bytes,
      grant: () => {
        share.endsAt = now() + timeout;
        this.#shares.add(share);
        resolve();
      },
    };
    this.#waiting.add(waiter);
    this.#grantNext(now());
    try {
      await Promise.race([promise, abortOf(signal)]);
      return release;
    } catch (error) {
      this.#waiting.delete(waiter);
      release();
      throw error;
    }
  }

  #grantNext(now: number): void {
    for (const waiter of this.#waiting) {
      if (!this.#fits(waiter.bytes, now)) return;
      this.#waiting.delete(waiter);
      waiter.grant();
    }
  }

  #fits(bytes: number, now: number): boolean {
    let taken = 0;
    for (const share of this.#shares) {
      if (share.endsAt <= now) this.#shares.delete(share);
      else taken += share.bytes;
    }
    return taken === 0 || taken + bytes <= this.#maxBytes;
  }
}
