import { type CacheService, startCacheService } from "./bare/cache-service.ts";
import { measureRequests, numbers, type Subject, startSubject } from "./bare/measure.ts";
import { startBenchUpstream } from "./bare/upstream.ts";
import { isHit, type Reply } from "./http-client.ts";
import { readOptions } from "./options.ts";
import { finish } from "./report/result.ts";
import type { BenchResult } from "./report/types.ts";
import { interleave, spreadOf } from "./rounds.ts";
import { type BenchPage, cachedWorker, LONG_CACHE, listPage, siteWorker } from "./workers.ts";

/** `npm run bench -- hits`: documents that are in the cache. */
const PAGES = 20;
const REQUESTS = 60;
const WARM_ROUNDS = 6;
/** A page may have to be requested more than once until its complete document is stored. */
const ATTEMPTS = 5;

interface Requests {
  name: string;
  subject: Subject;
  pagesOf: (round: number) => BenchPage[];
}

const { rounds, dist } = await readOptions(12);
const upstream = await startBenchUpstream();
const caches = { site: await startCacheService(), bare: await startCacheService() };
const site = {
  dist,
  upstreamOrigin: upstream.origin,
  cacheOrigin: caches.site.origin,
  vars: LONG_CACHE,
};
try {
  await fillCache();
  const subjects = {
    bare: await startSubject(await cachedWorker(dist, caches.bare.origin)),
    memory: await startSubject(await siteWorker(site)),
    cold: await startSubject(await siteWorker(site)),
  };
  await fillBareCache(subjects.memory, subjects.bare, caches.bare);
  const requests = listRequests(subjects);
  const samples = await interleave(requests, { rounds, warm: WARM_ROUNDS }, measure);
  for (const { workerd } of Object.values(subjects)) await workerd.stop();
  await finish(resultOf(samples), dist);
} finally {
  await Promise.all([upstream.close(), caches.site.close(), caches.bare.close()]);
}

/** Lets another process store every document that will be requested. */
async function fillCache(): Promise<void> {
  const filler = await startSubject(await siteWorker(site));
  const all = numbers(rounds + WARM_ROUNDS).flatMap(pagesOfRound);
  for (const page of [...pagesOfSite(), ...all]) await untilHit(filler, page);
  await filler.workerd.stop();
}

async function untilHit({ get }: Subject, { path, headers }: BenchPage): Promise<Reply> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const reply = await get(path, headers);
    if (isHit(reply)) return reply;
  }
  throw new Error(`${path} is not stored`);
}

/** The same responses for the bare worker. */
async function fillBareCache(subject: Subject, bare: Subject, cache: CacheService): Promise<void> {
  for (const page of pagesOfSite()) {
    const { headers, body } = await untilHit(subject, page);
    const { connection: _, "transfer-encoding": __, ...stored } = headers;
    cache.put(`${bare.workerd.origin}${page.path}`, stored as Record<string, string>, body);
  }
}

function pagesOfSite(): BenchPage[] {
  return numbers(PAGES, 1).map((page) => listPage(page));
}

/** Each round has its own hosts, because documents are stored by host. */
function pagesOfRound(round: number): BenchPage[] {
  return numbers(REQUESTS, round * REQUESTS).map((count) => ({
    ...listPage((count % PAGES) + 1),
    headers: { host: `${Math.floor(count / PAGES)}.example` },
  }));
}

/** The memory cache must not exceed its capacity: each kind of hit has its own process. */
function listRequests({ bare, memory, cold }: Record<"bare" | "memory" | "cold", Subject>) {
  const again = () => numbers(REQUESTS / PAGES).flatMap(pagesOfSite);
  return [
    { name: "bare Cache API hit, same bytes", subject: bare, pagesOf: again },
    { name: "document hit", subject: memory, pagesOf: again },
    { name: "document hit, not in memory", subject: cold, pagesOf: pagesOfRound },
  ];
}

interface HitSample {
  cpuMs: number;
  /** Cache API requests a request. */
  lookups: number;
}

async function measure({ name, subject, pagesOf }: Requests, round: number): Promise<HitSample> {
  const count = () => caches.site.requests + caches.bare.requests;
  const before = count();
  const sample = await measureRequests(subject, pagesOf(round));
  const isSite = name.startsWith("document");
  if (isSite && !sample.replies.every(isHit))
    throw new Error(`${name}: not every response is a hit`);
  return { cpuMs: sample.cpuMs, lookups: (count() - before) / REQUESTS };
}

function resultOf(samples: Map<Requests, HitSample[]>): BenchResult {
  const rows = [...samples].map(([{ name }, list]) => ({
    name,
    cpu: spreadOf(list.map(({ cpuMs }) => cpuMs)),
    lookups: spreadOf(list.map(({ lookups }) => lookups)).median,
  }));
  const [bare, memory, cold] = rows.map(({ cpu }) => cpu.median);
  return {
    name: "hits",
    title: "A document from the cache",
    how: `List pages at default settings but for a \`CACHE_FRESH_SECONDS\` of 3600, so that none expires meanwhile; CPU time of workerd's process, ${rounds} rounds of ${REQUESTS} requests, in turn with a worker that returns what the Cache API has, the same responses. 20 documents again and again, which are in the isolate's memory; and documents of which each is requested once by a process that did not store them, so that they come from the Cache API.`,
    tables: [
      {
        caption: "Milliseconds of CPU a request, median (middle half)",
        rows: rows.map(({ name, cpu, lookups }) => ({
          response: name,
          "CPU ms": cpu,
          "× bare hit": cpu.median / (bare ?? Number.NaN),
          "Cache API requests": lookups,
        })),
      },
    ],
    targets: [
      { figure: "Document hit", value: memory, of: bare },
      { figure: "Document hit, not in memory", value: cold, of: bare },
    ].map(({ figure, value = Number.NaN, of = Number.NaN }) => ({
      figure,
      value: value / of,
      most: 1.1,
      unit: "× a bare hit",
    })),
  };
}
