import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { createApp } from "../../worker/app.ts";
import type { Env } from "../../worker/config/config.ts";
import type { LogLine } from "../../worker/config/log.ts";
import { type FakeUpstream, fakeUpstream } from "./fake-upstream.ts";

export interface Site {
  upstream: FakeUpstream;
  /** Where the content service is. */
  contentOrigin: string;
  clock: { now: number };
  /** How long the worker has waited each time, in milliseconds; no time passes. */
  waits: number[];
  /** What the worker has logged. */
  log: LogLine[];
  /** Answers a request; the background work of it goes on. */
  get(path: string, init?: RequestInit): Promise<Response>;
  /** The same for a request to any host. */
  fetch(request: Request): Promise<Response>;
  text(path: string, init?: RequestInit): Promise<string>;
  /** Waits for all background work so far. */
  settle(): Promise<void>;
}

let sites = 0;

/** The whole worker over a fake content service, with a cache of its own and a clock that a test moves. */
export function createSite(
  env: Partial<Env> = {},
  platform: Pick<ExecutionContext, "cache"> & { exports?: object } = {},
): Site {
  const upstream = fakeUpstream();
  const clock = { now: Date.now() };
  const log: LogLine[] = [];
  const waits: number[] = [];
  const app = createApp({
    fetch: (url, init) => upstream.fetch(url, init),
    now: () => clock.now,
    // Nothing is shortened at random.
    random: () => 0,
    log: (line) => void log.push(line),
    wait: async (milliseconds) => void waits.push(milliseconds),
  });
  const contentOrigin = `https://cms-${sites++}.example.com`;
  const bindings: Env = {
    // Each site has an origin of its own, and with it its own entries in the cache.
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
    response(new Request(`https://www.example.com${path}`, { redirect: "manual", ...init }));
  return {
    upstream,
    contentOrigin,
    clock,
    waits,
    log,
    get,
    fetch: response,
    text: async (path, init) => (await get(path, init)).text(),
    async settle() {
      for (const context of contexts.splice(0)) await waitOnExecutionContext(context);
    },
  };
}
