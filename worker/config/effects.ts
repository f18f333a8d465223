import { type LogSink, writeLine } from "./log.ts";

/** As the platform's own; a `Request` made first would be one more object for each call. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What the worker does to the world outside and takes from it; tests bring their own. */
export interface Effects {
  /** The network: to an external content service, and to an error service. */
  fetch: Fetch;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** From 0 to 1. */
  random: () => number;
  log: LogSink;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

export const platform: Effects = {
  fetch: (url, init) => fetch(url, init),
  now: () => Date.now(),
  random: () => Math.random(),
  log: writeLine,
  wait: (milliseconds) => scheduler.wait(milliseconds),
};
