import { type Origin, Tier } from "./tier.ts";

/**
 * An emulator of Workers Cache, the cache that Cloudflare puts in front of a worker with `[cache] enabled = true`. It
 * is needed because local workerd ignores this setting. The emulator follows Cloudflare's documentation. Where the
 * documentation says nothing, the emulator does what would be worst for the site.
 */
export interface WorkersCache {
  fetch(request: Request, visit?: Visit): Promise<Response>;
  /** The object that the worker receives as `ctx.cache`. */
  context: CacheContext;
  /**
   * With `true`, all further calls of `context` fail, as if the account's quota was used up. With `false`, they no
   * longer fail for this reason.
   */
  refuse(isRefusing: boolean): void;
  settle(): Promise<void>;
}

/** Where a request arrives: the data centre, and the version of the worker that runs there. */
export interface Visit {
  dataCentre?: string;
  version?: string;
}

interface Effects {
  /** Calls the worker, which may throw. */
  run: (request: Request, version: string) => Promise<Response>;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Whether the zone's setting “Always Use HTTPS” is on. Then a request over http is redirected before the cache. */
  alwaysUseHttps?: boolean;
}

/** The quota of an account for calls that invalidate or purge, on every plan: 25 at once, and five more per minute. */
const QUOTA = { size: 25, refillMs: 12_000 };

export function createWorkersCache({ run, now, alwaysUseHttps }: Effects): WorkersCache {
  const background = new Set<Promise<unknown>>();
  const tiers = new Map<string, Tier>();
  const tier = (name: string, origin: Origin) => {
    const known = tiers.get(name) ?? new Tier(origin, now, background);
    tiers.set(name, known);
    return known;
  };
  const fetch = async (request: Request, { dataCentre = "a", version = "1" }: Visit = {}) => {
    if (alwaysUseHttps && request.url.startsWith("http:")) {
      const location = request.url.replace("http:", "https:");
      return new Response(null, { status: 301, headers: { location } });
    }
    const upper = tier("upper", async (each, of) => {
      const response = await run(each, of);
      const own = new Response(response.body, response);
      // The local server sets this header for its own cache of static assets, which has nothing to do with this cache.
      own.headers.delete("cf-cache-status");
      return own;
    });
    const lower = tier(`lower ${dataCentre}`, (each, of) => upper.fetch(each, of));
    const response = await lower.fetch(request, version);
    // These headers are meant for the cache only, so visitors do not get them.
    for (const name of ["cloudflare-cdn-cache-control", "cache-tag"]) response.headers.delete(name);
    return response;
  };
  let left = QUOTA.size;
  let countedAt = Number.NEGATIVE_INFINITY;
  let isRefusing = false;
  const apply = async (options: CachePurgeOptions, act: (tier: Tier) => void) => {
    left = Math.min(QUOTA.size, left + (now() - countedAt) / QUOTA.refillMs);
    countedAt = now();
    if (isRefusing || left < 1 || (options.tags?.length ?? 0) > 100)
      return { success: false, errors: [{ code: 10_000, message: "rate limited" }] };
    left -= 1;
    for (const each of tiers.values()) act(each);
    return { success: true, errors: [] };
  };
  return {
    fetch,
    context: {
      purge: (options) => apply(options, (each) => each.purge(options)),
      invalidate: (options) => apply(options, (each) => each.invalidate(options)),
    },
    refuse: (is) => {
      isRefusing = is;
    },
    async settle() {
      while (background.size > 0) await Promise.all(background);
    },
  };
}
