import type { Env } from "../config/settings.ts";
import { type LogSink, writeLine } from "./log.ts";

/** Takes a URL and options, because a `Request` would be one more object for each call. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Data that a call to the embedded content service needs besides the request. */
interface OwnCall {
  env: Env;
  /** Which database replicas may be read. */
  readFrom: D1SessionConstraint | D1SessionBookmark;
  /** Id of the visitor's request that causes the call. */
  requestId: string;
}

/** Access to the outside world. Tests pass their own implementation. */
export interface Effects {
  /** Sends requests to an external content service and to the error reporting service. */
  fetch: Fetch;
  /**
   * The embedded content service. It is a function and not a `WorkerEntrypoint`, because each call to such an
   * entrypoint counts as an invocation. A request may make only 32 invocations, and the platform bills them if Workers
   * Cache is switched on.
   */
  contentService?: (request: Request, call: OwnCall) => Promise<Response>;
  /** The data centre's Cache API. */
  platformCache: Pick<Cache, "match" | "put" | "delete">;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A random number from 0 to 1. */
  random: () => number;
  log: LogSink;
  /** Resolves after the given number of milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  /** A request waits for the log of invalidations for at most this many milliseconds. */
  logTimeout: number;
  /** A page waits for an optional value for at most this many milliseconds once its other values have arrived. */
  optionalTimeout: number;
}

export const platform: Effects = {
  fetch: (url, init) => fetch(url, init),
  platformCache: caches.default,
  now: () => Date.now(),
  random: () => Math.random(),
  log: writeLine,
  wait: (milliseconds) => scheduler.wait(milliseconds),
  logTimeout: 2_000,
  optionalTimeout: 50,
};
