/** Work under way: what it yields, and when the key is free again. */
export interface Work<T> {
  result: Promise<T>;
  done: Promise<unknown>;
}

interface Flight extends Work<unknown> {
  /** Milliseconds since the epoch. */
  departed: number;
  waiters: number;
  abandon: () => void;
}

/** The platform ends a request's background work after half a minute. */
const MAX_FLIGHT_MS = 60_000;
const MANY_FLIGHTS = 1000;

/**
 * One piece of work for all who ask for the same key at once. It goes on while
 * one of them still waits, and is aborted when the last has left.
 */
export class SingleFlight {
  readonly #flights = new Map<string, Flight>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * @param start begins the work unless somebody is at it; its signal aborts when nobody waits.
   * @param keepAlive the starter's `waitUntil`: others may still wait when its own request is over.
   * @param leaving aborts when this caller stops waiting; the call then rejects.
   */
  join<T, R = T>(
    key: string,
    start: (signal: AbortSignal) => Work<T>,
    keepAlive: (work: Promise<unknown>) => void,
    read: (result: Promise<T>) => Promise<R>,
    leaving?: AbortSignal,
  ): Promise<R> {
    const underway = this.#underway(key);
    const flight = underway ?? this.#depart(key, start, keepAlive);
    const reading = read(flight.result as Promise<T>);
    return wait(flight, underway ? staying(reading) : reading, leaving);
  }

  /** Whether somebody is at work on the key already. */
  has(key: string): boolean {
    return this.#underway(key) !== undefined;
  }

  /** A flight that was lost with the request that started it must not hold the key for ever. */
  #underway(key: string): Flight | undefined {
    const flight = this.#flights.get(key);
    return flight && this.#now() - flight.departed < MAX_FLIGHT_MS ? flight : undefined;
  }

  /** A flight that was lost never frees its key itself. */
  #forgetLost(): void {
    for (const key of this.#flights.keys()) if (!this.has(key)) this.#flights.delete(key);
  }

  #depart<T>(
    key: string,
    start: (signal: AbortSignal) => Work<T>,
    keepAlive: (work: Promise<unknown>) => void,
  ): Flight {
    const controller = new AbortController();
    const abandoned = Promise.withResolvers<void>();
    // The last to leave may be another request than the one whose fetch this is; a promise,
    // unlike the controller, may be settled from there.
    void abandoned.promise.then(() => controller.abort());
    const free = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    const { result, done } = start(controller.signal);
    const flight: Flight = {
      result,
      done: done.then(free, free),
      departed: this.#now(),
      waiters: 0,
      abandon: () => {
        free();
        abandoned.resolve();
      },
    };
    this.#flights.set(key, flight);
    if (this.#flights.size > MANY_FLIGHTS) this.#forgetLost();
    result.catch(() => {});
    keepAlive(flight.done);
    return flight;
  }
}

/**
 * Another request's work is nothing that the platform sees this one waiting for:
 * without a clock of its own it would be ended with 500, for code that hangs.
 */
async function staying<R>(reading: Promise<R>): Promise<R> {
  const stay = setTimeout(() => {}, MAX_FLIGHT_MS);
  try {
    return await reading;
  } finally {
    clearTimeout(stay);
  }
}

async function wait<R>(flight: Flight, reading: Promise<R>, leaving?: AbortSignal): Promise<R> {
  flight.waiters++;
  if (!leaving) return reading;
  const left = Promise.withResolvers<never>();
  const leave = () => {
    if (--flight.waiters === 0) flight.abandon();
    left.reject(leaving.reason);
  };
  if (leaving.aborted) leave();
  leaving.addEventListener("abort", leave, { once: true });
  try {
    return await Promise.race([reading, left.promise]);
  } finally {
    leaving.removeEventListener("abort", leave);
    reading.catch(() => {});
  }
}
