import { type CacheService, startCacheService } from "../bare/cache-service.ts";
import { itemMark } from "../bare/content.ts";
import {
  ANCHOR_SIZE,
  type BenchUpstream,
  type ContentSize,
  startBenchUpstream,
} from "../bare/upstream.ts";
import { type RunningWorkerd, startWorkerd } from "../bare/workerd.ts";
import { createHttpClient, type HttpClient, requireReply } from "../http-client.ts";
import { LIST_PATH, LONG_CACHE, listPage, NO_CACHE, PAGE_SIZE, siteWorker } from "../workers.ts";

export type Mode = "rendered" | "kept";
export type Dimension = "items" | "nodes" | "visitors";

/** One size of one thing, at one place of the list. */
export interface GrowthCase {
  dimension: Dimension;
  size: number;
  place: string;
  mode: Mode;
  visitors: number;
  workerd: RunningWorkerd;
  /** Asks for the page; rejects where it is not the whole one. */
  ask: () => Promise<number>;
}

const ITEMS = [240, 2400, 24_000, 100_000];
const NODES = [56, 200, 800, 2000];
const VISITORS = [1, 4, 16, 64];
const MOST_VISITORS = 64;
const ATTEMPTS = 8;

interface Size {
  size: ContentSize;
  upstream: BenchUpstream;
  cache: CacheService;
  workers: Record<Mode, RunningWorkerd>;
}

export interface GrowthCases {
  all: GrowthCase[];
  upstreams: BenchUpstream[];
  stop(): Promise<void>;
}

/** Every size has a content service, a cache and workers of its own: nothing that one has kept is another's. */
export async function startCases(dist: string): Promise<GrowthCases> {
  const anchor = await startSize(dist, ANCHOR_SIZE);
  const byItems = [anchor];
  for (const items of ITEMS.slice(1))
    byItems.push(await startSize(dist, { ...ANCHOR_SIZE, items }));
  const byNodes = [anchor];
  for (const nodes of NODES.slice(1))
    byNodes.push(await startSize(dist, { ...ANCHOR_SIZE, nodes }));
  const sizes = [...byItems, ...byNodes.slice(1)];
  const all = (["rendered", "kept"] as const).flatMap((mode) => [
    ...byItems.flatMap((size) => casesOfItems(size, mode)),
    ...byNodes.map((size) => caseOf(size, mode, { dimension: "nodes", size: size.size.nodes })),
    ...VISITORS.map((visitors) =>
      caseOf(anchor, mode, { dimension: "visitors", size: visitors, visitors }),
    ),
  ]);
  return {
    all,
    upstreams: sizes.map(({ upstream }) => upstream),
    async stop() {
      for (const { workers, upstream, cache } of sizes) {
        await Promise.all([workers.rendered.stop(), workers.kept.stop()]);
        await Promise.all([upstream.close(), cache.close()]);
      }
    },
  };
}

async function startSize(dist: string, size: ContentSize): Promise<Size> {
  const upstream = await startBenchUpstream(size);
  const cache = await startCacheService();
  const given = { dist, upstreamOrigin: upstream.origin };
  const rendered = await siteWorker({ ...given, vars: NO_CACHE });
  const kept = await siteWorker({ ...given, vars: LONG_CACHE, cacheOrigin: cache.origin });
  const workers = {
    rendered: await startWorkerd(rendered, "/robots.txt"),
    kept: await startWorkerd(kept, "/robots.txt"),
  };
  return { size, upstream, cache, workers };
}

function casesOfItems(size: Size, mode: Mode): GrowthCase[] {
  const pages = Math.ceil(size.size.items / PAGE_SIZE);
  const places = { first: 1, middle: Math.ceil(pages / 2), last: pages };
  return Object.entries(places).map(([place, page]) =>
    caseOf(size, mode, { dimension: "items", size: size.size.items, place, page }),
  );
}

interface Asked {
  dimension: Dimension;
  size: number;
  place?: string;
  page?: number;
  visitors?: number;
}

function caseOf({ workers }: Size, mode: Mode, asked: Asked): GrowthCase {
  const { dimension, size, place = "first", page = 1, visitors = 1 } = asked;
  const workerd = workers[mode];
  const client = createHttpClient(workerd.origin, MOST_VISITORS);
  return { dimension, size, place, mode, visitors, workerd, ask: asking(client, mode, page) };
}

function asking(client: HttpClient, mode: Mode, page: number) {
  const { path } = listPage(LIST_PATH, page);
  const contains = itemMark((page - 1) * PAGE_SIZE);
  let isKept = mode === "rendered";
  return async () => {
    for (let attempt = 0; !isKept; attempt++) {
      const { headers } = await client(path);
      isKept = String(headers["cache-status"]).includes("html; hit");
      if (attempt > ATTEMPTS) throw new Error(`${path} is not kept`);
    }
    const reply = requireReply(await client(path), path, 200, contains);
    return reply.lastByteMs;
  };
}
