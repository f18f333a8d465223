import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { createApp } from "../../worker/app.ts";
import type { Env } from "../../worker/config/config.ts";
import type { Effects } from "../../worker/platform/effects.ts";
import type { LogLine } from "../../worker/platform/log.ts";
import { type FakeUpstream, fakeUpstream } from "./fake-upstream.ts";

export const ORIGIN = "https://www.example.com";
/** The path of the fake content service's press releases. */
export const LIST = "/news/press_releases";

export interface Site {
  upstream: FakeUpstream;
  /** Origin of the content service. */
  contentOrigin: string;
  clock: { now: number };
  /** The durations of the worker's waits in milliseconds. They end at once. */
  waits: number[];
  /** Lines that the worker has logged. */
  log: LogLine[];
  /** Replaces the content service's response to calls that match a pattern. */
  on(...rule: Parameters<FakeUpstream["on"]>): Site;
  /** Fetches a path and does not wait for background work. */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Fetches a request to any host and does not wait for background work. */
  fetch(request: Request): Promise<Response>;
  text(path: string, init?: RequestInit): Promise<string>;
  /** Fetches a path, reads the response and waits for the background work. */
  visit(path: string, init?: RequestInit): Promise<{ response: Response; text: string }>;
  /** Waits for all background work started so far. */
  settle(): Promise<void>;
}

let sites = 0;

/** The complete worker on a fake content service, with its own cache and a clock that the test sets. */
export function createSite(
  env: Partial<Env> = {},
  platform: { cache?: CacheContext; exports?: object } = {},
  effects: Partial<Effects> = {},
): Site {
  const upstream = fakeUpstream();
  const clock = { now: Date.now() };
  const log: LogLine[] = [];
  const waits: number[] = [];
  const app = createApp({
    fetch: (url, init) => upstream.fetch(url, init),
    now: () => clock.now,
    // Lifetimes then have no random part.
    random: () => 0,
    log: (line) => void log.push(line),
    wait: async (milliseconds) => void waits.push(milliseconds),
    // A busy machine must not run into these limits. Tests of late responses set their own.
    logTimeout: 60_000,
    optionalTimeout: 60_000,
    ...effects,
  });
  const contentOrigin = `https://cms-${sites++}.example.com`;
  const bindings: Env = {
    // Each site has its own upstream origin, and therefore its own cache entries.
    UPSTREAM_ORIGIN: contentOrigin,
    UPSTREAM_KEY: "test-key",
    ...env,
  };
  const contexts: ExecutionContext[] = [];
  const response = async (request: Request) => {
    const context = Object.assign(createExecutionContext(), platform);
    contexts.push(context);
    return app.fetch(request, bindings, context);
  };
  const get = (path: string, init?: RequestInit) =>
    response(new Request(ORIGIN + path, { redirect: "manual", ...init }));
  async function settle(): Promise<void> {
    for (const context of contexts.splice(0)) await waitOnExecutionContext(context);
  }
  const site: Site = {
    upstream,
    contentOrigin,
    clock,
    waits,
    log,
    get,
    fetch: response,
    text: async (path, init) => (await get(path, init)).text(),
    async visit(path, init) {
      const response = await get(path, init);
      const text = await response.text();
      await settle();
      return { response, text };
    },
    settle,
    on(...rule) {
      upstream.on(...rule);
      return site;
    },
  };
  return site;
}
