import { type CacheService, startCacheService } from "../bare/cache-service.ts";
import { type BenchUpstream, startBenchUpstream } from "../bare/upstream.ts";
import { type BareWorker, type RunningWorkerd, startWorkerd } from "../bare/workerd.ts";
import * as workers from "../workers.ts";

/** All that the subjects are made of. */
export interface RunningWorkers {
  constant: RunningWorkerd;
  plain: RunningWorkerd;
  /** The site without a cache, and with one. */
  uncached: RunningWorkerd;
  cached: RunningWorkerd;
  /** The Cache API's part of a hit, over a cache of its own. */
  bare: RunningWorkerd;
  bareCache: CacheService;
  /** The plain page signs nothing and has a content service of its own. */
  upstreams: Record<"site" | "plain", BenchUpstream>;
  stop(): Promise<void>;
}

export async function startWorkers(dist: string): Promise<RunningWorkers> {
  const upstreams = { site: await startBenchUpstream(), plain: await startBenchUpstream() };
  const [siteCache, bareCache] = [await startCacheService(), await startCacheService()];
  const started: RunningWorkerd[] = [];
  const start = async (worker: Promise<BareWorker>, probe = "/") => {
    const workerd = await startWorkerd(await worker, probe);
    started.push(workerd);
    return workerd;
  };
  const given = { dist, upstreamOrigin: upstreams.site.origin };
  const kept = { ...given, vars: workers.LONG_CACHE, cacheOrigin: siteCache.origin };
  return {
    constant: await start(workers.constantWorker(dist)),
    plain: await start(workers.plainWorker(dist, upstreams.plain.origin), "/none"),
    uncached: await start(workers.siteWorker({ ...given, vars: workers.NO_CACHE }), PROBE),
    cached: await start(workers.siteWorker(kept), PROBE),
    bare: await start(workers.cachedWorker(dist, bareCache.origin)),
    bareCache,
    upstreams,
    async stop() {
      for (const { stop } of started) await stop();
      const services = [upstreams.site, upstreams.plain, siteCache, bareCache];
      await Promise.all(services.map(({ close }) => close()));
    },
  };
}

/** Needs no content. */
const PROBE = "/robots.txt";
