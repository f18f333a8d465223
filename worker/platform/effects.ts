import type { Env } from "../config/config.ts";
import { type LogSink, writeLine } from "./log.ts";

/** Takes a URL and an init rather than a `Request`, which would be one more object per call. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** How the embedded content service is called. */
interface OwnCall {
  env: Env;
  /** Which database replicas may be read. */
  readFrom: D1SessionConstraint | D1SessionBookmark;
  /** Id of the request that the call is made for. */
  requestId: string;
}

/** Access to the outside world; tests pass their own. */
export interface Effects {
  /** Requests to an external content service and to the error reporting service. */
  fetch: Fetch;
  /**
   * The embedded content service, which is a part of this worker. If it were an entrypoint, each of a page's calls
   * would be an invocation: a request may make only 32 of these, and they are billed while a cache is in front.
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
  /** How long a request waits for the log of invalidations, in milliseconds. */
  logTimeout: number;
  /** How long a page waits for an optional part once everything else is there, in milliseconds. */
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
