import {
  createWorkersCache,
  type Visit,
  type WorkersCache,
} from "../../tools/workers-cache-emulator/emulator.ts";
import type { Env } from "../../worker/config/settings.ts";
import type { Effects } from "../../worker/platform/effects.ts";
import { KEY } from "./content-changed.ts";
import { createSite, ORIGIN, type Site } from "./site.ts";

interface SiteBehindCache {
  /** The worker without the cache, together with its clock and its content service. */
  site: Site;
  cache: WorkersCache;
  /** Sends a visitor's request through the cache, reads the response, and waits for background work. */
  visit(path: string, init?: RequestInit, visit?: Visit): Promise<Visited>;
}

interface Visited {
  response: Response;
  text: string;
  /** The value of the header `Cf-Cache-Status`. */
  status: string | null;
}

/** Creates a worker behind Workers Cache. `env` may replace its settings, including the INVALIDATION_KEY. */
export function siteBehindCache(
  env: Partial<Env> = {},
  { alwaysUseHttps = false, ...effects }: Partial<Effects> & { alwaysUseHttps?: boolean } = {},
): SiteBehindCache {
  const cache = createWorkersCache({
    run: (request) => site.fetch(request),
    now: () => site.clock.now,
    alwaysUseHttps,
  });
  const settings = { SITE_ORIGIN: ORIGIN, INVALIDATION_KEY: KEY, ...env };
  const site = createSite(settings, { cache: cache.context }, effects);
  return {
    site,
    cache,
    async visit(path, init, from) {
      const url = path.startsWith("/") ? ORIGIN + path : path;
      const request = new Request(url, { redirect: "manual", ...init });
      const response = await cache.fetch(request, from);
      const text = await response.text();
      await cache.settle();
      await site.settle();
      return { response, text, status: response.headers.get("cf-cache-status") };
    },
  };
}
