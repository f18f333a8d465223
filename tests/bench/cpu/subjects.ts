import { type CacheService, startCacheService } from "../bare/cache-service.ts";
import { FIRST_ID, itemMark } from "../bare/content.ts";
import { type BenchUpstream, startBenchUpstream } from "../bare/upstream.ts";
import { type BareWorker, type RunningWorkerd, startWorkerd } from "../bare/workerd.ts";
import { createHttpClient, type HttpClient, type Reply, requireReply } from "../http-client.ts";
import * as workers from "../workers.ts";

/** A worker and the requests that are sent to it. */
export interface Subject {
  name: string;
  workerd: RunningWorkerd;
  upstream?: BenchUpstream;
  /** Sends the request of a number and looks at what comes. */
  ask: (count: number) => Promise<Reply>;
}

export interface Subjects {
  all: Subject[];
  stop(): Promise<void>;
}

/** Pages of the list: as many as it has, so that no answer is the last one again. */
const PAGES = 20;
const PROBE = "/robots.txt";
/** A first visit may be streamed, which is not kept. */
const ATTEMPTS = 5;

export async function startSubjects(dist: string): Promise<Subjects> {
  const stops: (() => Promise<void>)[] = [];
  const upstreams = { site: await startBenchUpstream(), plain: await startBenchUpstream() };
  const caches = { site: await startCacheService(), bare: await startCacheService() };
  for (const { close } of [...Object.values(upstreams), ...Object.values(caches)]) {
    stops.push(close);
  }
  const start = async (worker: BareWorker, probe?: string) => {
    const workerd = await startWorkerd(worker, probe);
    stops.unshift(workerd.stop);
    return workerd;
  };
  const site = async (vars: Record<string, string>, cacheOrigin?: string) =>
    start(
      await workers.siteWorker({
        dist,
        upstreamOrigin: upstreams.site.origin,
        vars,
        ...(cacheOrigin && { cacheOrigin }),
      }),
      PROBE,
    );

  const constant = await start(await workers.constantWorker(dist));
  const plain = await start(await workers.plainWorker(dist, upstreams.plain.origin), "/none");
  const uncached = await site(workers.NO_CACHE);
  const cached = await site(workers.LONG_CACHE, caches.site.origin);
  const bare = await start(await workers.cachedWorker(dist, caches.bare.origin));
  const tags = await fill(createHttpClient(cached.origin), caches.bare, bare.origin);

  const upstream = upstreams.site;
  const all: Subject[] = [
    { name: "constant route", workerd: constant, ask: asking(constant, () => ({ path: "/" })) },
    {
      name: "plain data-mode page",
      workerd: plain,
      upstream: upstreams.plain,
      ask: asking(plain, listOf(workers.PLAIN_PATH)),
    },
    {
      name: "list page, nothing cached",
      workerd: uncached,
      upstream,
      ask: asking(uncached, listOf(workers.LIST_PATH)),
    },
    {
      name: "list page, answers cached, document not",
      workerd: cached,
      upstream,
      ask: asking(cached, withNewHosts(listOf(workers.LIST_PATH))),
    },
    {
      name: "article, nothing cached",
      workerd: uncached,
      upstream,
      ask: asking(uncached, articleOf),
    },
    {
      name: "document hit",
      workerd: cached,
      upstream,
      ask: asking(cached, listOf(workers.LIST_PATH)),
    },
    {
      name: "bare Cache API hit, same bytes",
      workerd: bare,
      ask: asking(bare, listOf(workers.LIST_PATH)),
    },
    {
      name: "document hit, 304",
      workerd: cached,
      upstream,
      ask: asking(cached, (count) => ({
        ...pageOf(count),
        status: 304,
        contains: "",
        headers: { "if-none-match": tags[count % PAGES] ?? "" },
      })),
    },
  ];
  return {
    all,
    async stop() {
      for (const end of stops) await end();
    },
  };
}

interface Asked {
  path: string;
  contains?: string;
  status?: number;
  headers?: Record<string, string>;
}

function asking({ origin }: RunningWorkerd, requestOf: (count: number) => Asked) {
  const client = createHttpClient(origin);
  return async (count: number) => {
    const { path, status = 200, contains, headers } = requestOf(count);
    return requireReply(await client(path, headers), path, status, contains);
  };
}

function listOf(path: string) {
  return (count: number): Asked => workers.listPage(path, (count % PAGES) + 1);
}

function pageOf(count: number): Asked {
  return listOf(workers.LIST_PATH)(count);
}

/** Documents differ by host, since canonical links have it; the content service's answers do not. */
function withNewHosts(requestOf: (count: number) => Asked) {
  return (count: number): Asked => ({
    ...requestOf(count),
    headers: { host: `${count}.example.com` },
  });
}

function articleOf(count: number): Asked {
  const at = count % 100;
  return { path: `${workers.ARTICLE_PATH}/${FIRST_ID + at}`, contains: itemMark(at) };
}

/** Has every page kept by the site, and keeps the very same answers for the bare worker; yields their tags. */
async function fill(client: HttpClient, cache: CacheService, origin: string): Promise<string[]> {
  const tags: string[] = [];
  for (let page = 0; page < PAGES; page++) {
    const { path } = pageOf(page);
    const { headers, body } = await untilHit(client, path);
    const { connection: _, "transfer-encoding": __, ...kept } = headers;
    cache.keep(`${origin}${path}`, kept as Record<string, string>, body);
    tags.push(headers.etag ?? "");
  }
  return tags;
}

async function untilHit(client: HttpClient, path: string): Promise<Reply> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const reply = await client(path);
    if (String(reply.headers["cache-status"]).includes("html; hit")) return reply;
  }
  throw new Error(`${path} is not kept`);
}
