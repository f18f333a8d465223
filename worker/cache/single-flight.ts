import { ContentError } from "../../shared/content/errors.ts";

/** What a request brings to work that it shares with others. */
export interface FlightOptions {
  /** Milliseconds after which the work is given up: the request that began it may be gone with all its promises. */
  timeout: number;
  /** Keeps the request alive while others, or its own log, wait for the work. */
  waitUntil: (work: Promise<unknown>) => void;
  /** Aborts when the request's client has disconnected: the call then rejects. */
  signal?: AbortSignal | undefined;
}

interface Flight {
  result: Promise<unknown>;
  /** Milliseconds since the epoch. */
  endsAt: number;
  waiters: number;
  abandon: () => void;
}

/** One piece of work for all that want the same key at once; aborted when the last of them has disconnected. */
export class SingleFlight {
  readonly #flights = new Map<string, Flight>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** @param start begins the work unless it is under way; its signal aborts when nobody waits. */
  join<T>(
    key: string,
    start: (signal: AbortSignal) => Promise<T>,
    options: FlightOptions,
  ): Promise<T> {
    const joined = this.#flights.get(key);
    if (joined && this.has(key)) {
      const work = this.#withTimer(key, joined);
      // Settling a promise of a request that is over would be lost, with a warning of workerd's.
      options.waitUntil(work.catch(() => {}));
      return wait(joined, work as Promise<T>, options.signal);
    }
    const flight = this.#begin(key, start, options);
    return wait(flight, flight.result as Promise<T>, options.signal);
  }

  /** Whether the work is under way. */
  has(key: string): boolean {
    const flight = this.#flights.get(key);
    return flight !== undefined && this.#now() < flight.endsAt;
  }

  #begin<T>(
    key: string,
    start: (signal: AbortSignal) => Promise<T>,
    { timeout, waitUntil }: FlightOptions,
  ): Flight {
    const controller = new AbortController();
    const abandoned = Promise.withResolvers<void>();
    // The last to disconnect may be another request than the one whose fetch this is: unlike the
    // controller, a promise may be settled from there.
    void abandoned.promise.then(() => controller.abort());
    const result = start(controller.signal).finally(() => this.#free(key, flight));
    const flight: Flight = {
      result,
      endsAt: this.#now() + timeout,
      waiters: 0,
      abandon: () => {
        this.#free(key, flight);
        abandoned.resolve();
      },
    };
    this.#flights.set(key, flight);
    waitUntil(result.catch(() => {}));
    return flight;
  }

  /** A request that awaits another request's promise holds its own timer, or workerd cancels it as hung. */
  async #withTimer(key: string, flight: Flight): Promise<unknown> {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const over = new Promise<never>((_, reject) => {
      const giveUp = () => {
        this.#free(key, flight);
        reject(
          new ContentError("upstream", "work that another request began has not ended in time"),
        );
      };
      timer = setTimeout(giveUp, flight.endsAt - this.#now());
    });
    try {
      return await Promise.race([flight.result, over]);
    } finally {
      clearTimeout(timer);
    }
  }

  #free(key: string, flight: Flight): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}

async function wait<T>(flight: Flight, work: Promise<T>, signal?: AbortSignal): Promise<T> {
  flight.waiters++;
  if (!signal) return work;
  const disconnected = Promise.withResolvers<never>();
  const leave = () => {
    if (--flight.waiters === 0) flight.abandon();
    disconnected.reject(signal.reason);
  };
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave, { once: true });
  try {
    return await Promise.race([work, disconnected.promise]);
  } finally {
    signal.removeEventListener("abort", leave);
    work.catch(() => {});
  }
}
