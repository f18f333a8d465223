import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { createApp } from "../../worker/app.ts";
import type { Env } from "../../worker/config/settings.ts";
import type { Effects } from "../../worker/platform/effects.ts";
import type { LogLine } from "../../worker/platform/log.ts";
import { type FakeUpstream, fakeUpstream } from "./fake-upstream.ts";

export const ORIGIN = "https://www.example.com";
/** The path of the page with the fake content service's press releases. */
export const LIST = "/news/press_releases";

export interface Site {
  upstream: FakeUpstream;
  /** The origin of the content service. */
  contentOrigin: string;
  clock: { now: number };
  /** The times that the worker has asked to wait, in milliseconds. In tests, no wait takes any time. */
  waits: number[];
  /** The lines that the worker has logged. */
  log: LogLine[];
  /** Replaces the content service's response to all calls that match a pattern. */
  on(...rule: Parameters<FakeUpstream["on"]>): Site;
  /** Requests a path. Does not wait for background work. */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a request to any host. Does not wait for background work. */
  fetch(request: Request): Promise<Response>;
  text(path: string, init?: RequestInit): Promise<string>;
  /** Requests a path, reads the response, and waits for background work. */
  visit(path: string, init?: RequestInit): Promise<{ response: Response; text: string }>;
  /** Waits for all background work that has been started so far. */
  settle(): Promise<void>;
}

let sites = 0;

/** Creates a complete worker with a fake content service, a cache of its own, and a clock that the test sets. */
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
    // Without randomness, each response has exactly the configured lifetime.
    random: () => 0,
    log: (line) => void log.push(line),
    wait: async (milliseconds) => void waits.push(milliseconds),
    // These timeouts are so long that no response is late, even on a busy machine. Tests of late responses set shorter
    // ones.
    logTimeout: 60_000,
    optionalTimeout: 60_000,
    ...effects,
  });
  const contentOrigin = `https://cms-${sites++}.example.com`;
  const bindings: Env = {
    // All sites share the Cache API. Each site has its own upstream origin, which is a part of the cache keys, so no
    // site reads entries of another.
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
