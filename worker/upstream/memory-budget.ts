import { abortOf } from "../config/with-timeout.ts";

interface Share {
  bytes: number;
  /** Milliseconds since the epoch: a request that was cancelled never gives its share back. */
  endsAt: number;
}

/** Memory that the requests of an isolate share; those for which there is none left wait in order. */
export class MemoryBudget {
  readonly #maxBytes: number;
  readonly #shares = new Set<Share>();
  readonly #waiting = new Set<() => void>();

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Resolves with what gives the share back, which counts as given back after the timeout; rejects once the signal aborts. */
  async take(bytes: number, timeout: number, signal: AbortSignal, now: () => number) {
    while (!this.#fits(bytes, now())) await this.#nextRelease(signal);
    const share = { bytes, endsAt: now() + timeout };
    this.#shares.add(share);
    return () => {
      this.#shares.delete(share);
      const [next] = this.#waiting;
      next?.();
    };
  }

  #fits(bytes: number, now: number): boolean {
    let taken = 0;
    for (const share of this.#shares) {
      if (share.endsAt <= now) this.#shares.delete(share);
      else taken += share.bytes;
    }
    return taken === 0 || taken + bytes <= this.#maxBytes;
  }

  async #nextRelease(signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.add(resolve);
    try {
      await Promise.race([promise, abortOf(signal)]);
    } finally {
      this.#waiting.delete(resolve);
    }
  }
}
