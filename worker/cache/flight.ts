import { ContentError } from "../../shared/content/errors.ts";
import { abortOf, withTimeout } from "../platform/with-timeout.ts";

interface Flight {
  result: Promise<unknown>;
  /** The time at which the work counts as lost, in milliseconds since the epoch. */
  endsAt: number;
  waiters: number;
  abandon: () => void;
}

/**
 * The platform stops the work of a request this many milliseconds after the client has disconnected. Work that has not
 * ended by then never ends.
 */
const PLATFORM_LIMIT = 30_000;

interface JoinOptions {
  /**
   * The work counts as lost after this many milliseconds, but at the latest after PLATFORM_LIMIT. Work is lost, for
   * example, if the platform cancels the request that began it.
   */
  timeout: number;
  /**
   * Keeps the request alive until the work has ended. Other requests and the request's own log line may depend on the
   * work.
   */
  waitUntil: (work: Promise<unknown>) => void;
  /** Aborts when the client disconnects. The promise of `join` then rejects. */
  signal?: AbortSignal | undefined;
}

/**
 * Shares one execution between concurrent calls with the same key. Aborts the execution once the clients of all callers
 * have disconnected.
 */
export class SingleFlight {
  readonly #flights = new Map<string, Flight>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  get size(): number {
    return this.#flights.size;
  }

  has(key: string): boolean {
    return this.#now() < (this.#flights.get(key)?.endsAt ?? 0);
  }

  /** @param start is called if no work with this key is in progress. Its signal aborts when no caller is left. */
  join<T>(
    key: string,
    start: (signal: AbortSignal) => Promise<T>,
    { timeout, waitUntil, signal }: JoinOptions,
  ): Promise<T> {
    for (const [old, { endsAt }] of this.#flights)
      if (endsAt <= this.#now()) this.#flights.delete(old);
    const joined = this.#flights.get(key);
    const flight = joined ?? this.#begin(key, start, timeout);
    const work = (joined ? this.#inTime(joined) : flight.result) as Promise<T>;
    // A promise that settles after its request has ended is lost, and workerd logs a warning.
    waitUntil(work.catch(() => {}));
    flight.waiters++;
    if (!signal) return work;
    const disconnected = abortOf(signal);
    disconnected.catch(() => {
      if (--flight.waiters === 0) flight.abandon();
    });
    return Promise.race([work, disconnected]);
  }

  #begin(key: string, start: (signal: AbortSignal) => Promise<unknown>, timeout: number): Flight {
    const controller = new AbortController();
    const abandoned = Promise.withResolvers<void>();
    // The last client to disconnect may belong to a later request. The runtime (workerd) lets this request settle a
    // promise of the first request, but not abort the first request's controller.
    void abandoned.promise.then(() => controller.abort());
    const remove = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    let isEnded = false;
    const flight: Flight = {
      result: start(controller.signal).finally(() => {
        isEnded = true;
        remove();
      }),
      endsAt: this.#now() + Math.min(timeout, PLATFORM_LIMIT),
      waiters: 0,
      abandon: () => {
        remove();
        // When the work has ended, the request that began it may have ended, too. Workerd would then warn that one
        // request settles a promise of another request.
        if (!isEnded) abandoned.resolve();
      },
    };
    this.#flights.set(key, flight);
    return flight;
  }

  /**
   * A request that awaits another request's promise needs a timer of its own. Otherwise workerd considers the request
   * hung and cancels it.
   */
  async #inTime({ result, endsAt, abandon }: Flight): Promise<unknown> {
    const ended = result.then((value) => ({ value }));
    const inTime = await withTimeout(ended, endsAt - this.#now());
    if (inTime) return inTime.value;
    abandon();
    throw new ContentError("upstream", "a load shared with another request has timed out");
  }
}
