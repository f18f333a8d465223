import { startCacheService } from "./bare/cache-service.ts";
import { WARM_UP } from "./bare/content.ts";
import {
  type CpuSample,
  measureRequests,
  numbers,
  type Subject,
  startSubject,
} from "./bare/measure.ts";
import { startBenchUpstream } from "./bare/upstream.ts";
import { type MissSample, missesResult, type Round } from "./misses/result.ts";
import { readOptions } from "./options.ts";
import { finish } from "./report/result.ts";
import {
  articlePage,
  type BenchPage,
  LONG_CACHE,
  listPage,
  PLAIN,
  plainWorker,
  siteWorker,
} from "./workers.ts";

/**
 * `npm run bench -- misses`: pages requested for the first time, with what
 * they share in the cache. Every round has its own workers and cache.
 */
const ARTICLES = 240;
const SEGMENT = 20;
const PAGES = 20;
const AWAY_MS = 20;
/** A response counts as streamed if its last byte arrives this much later than its first. */
const STREAMED_MS = AWAY_MS / 2;

interface Subjects {
  site: Subject;
  plain: Subject;
  anchors: Subject;
}

const { rounds, dist } = await readOptions(5);
const upstream = await startBenchUpstream();
const plainUpstream = await startBenchUpstream();
const workers = {
  plain: await plainWorker({ dist, upstreamOrigin: plainUpstream.origin }),
  anchors: await plainWorker({ dist, upstreamOrigin: plainUpstream.origin, hasAnchors: true }),
};
try {
  const near: Round[] = [];
  const away: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    near.push(await runRound(0));
    away.push(await runRound(AWAY_MS));
  }
  if (upstream.unsigned > 0) throw new Error(`${upstream.unsigned} requests were not signed`);
  await finish(missesResult({ rounds, near, away }), dist);
} finally {
  await Promise.all([upstream.close(), plainUpstream.close()]);
}

async function runRound(delay: number): Promise<Round> {
  const cache = await startCacheService();
  const settings = {
    dist,
    upstreamOrigin: upstream.origin,
    cacheOrigin: cache.origin,
    vars: LONG_CACHE,
  };
  const subjects = {
    site: await startSubject(await siteWorker(settings), upstream),
    plain: await startSubject(workers.plain, plainUpstream),
    anchors: await startSubject(workers.anchors, plainUpstream),
  };
  try {
    await compile(subjects);
    // Cached lists need no upstream request and no streaming.
    await warmLists(subjects.site, delay === 0 ? numbers(PAGES + 1, 1) : [1]);
    return await measureRound(subjects, delay);
  } finally {
    for (const { workerd } of Object.values(subjects)) await workerd.stop();
    await cache.close();
  }
}

/** Warm-up: as many requests as will be measured, to other pages of the same kinds. */
async function compile({ site, plain, anchors }: Subjects): Promise<void> {
  await measureRequests(site, pagesOf(WARM_UP));
  for (const subject of [plain, anchors]) await measureRequests(subject, pagesOf(PLAIN));
}

function pagesOf(list: typeof PLAIN): BenchPage[] {
  return [
    ...numbers(ARTICLES).map((index) => articlePage(index, list)),
    ...numbers(PAGES, 1).map((page) => listPage(page, list)),
  ];
}

/** Documents are stored by host, upstream responses are not. */
async function warmLists(site: Subject, pages: number[]): Promise<void> {
  const headers = { host: "warm.example" };
  await measureRequests(
    site,
    pages.map((page) => ({ ...listPage(page), headers })),
  );
}

async function measureRound(subjects: Subjects, delay: number): Promise<Round> {
  const setDelay = (milliseconds: number) => {
    for (const own of [upstream, plainUpstream]) own.delay = milliseconds;
  };
  setDelay(delay);
  const lists = await inTurn(subjects, (list) =>
    numbers(PAGES, 2).map((page) => listPage(page, list)),
  );
  setDelay(0);
  // The list's last articles, which are not measured, cache what all its articles share.
  await measureRequests(
    subjects.site,
    numbers(SEGMENT / 2, ARTICLES).map((index) => articlePage(index)),
  );
  setDelay(delay);
  const articles: Round["articles"] = [];
  for (let first = 0; first < ARTICLES; first += SEGMENT) {
    const indexes = numbers(SEGMENT, first);
    articles.push(await inTurn(subjects, (list) => indexes.map((at) => articlePage(at, list))));
  }
  setDelay(0);
  return { lists, articles };
}

async function inTurn(
  { site, plain, anchors }: Subjects,
  requestsOf: (list?: typeof PLAIN) => BenchPage[],
): Promise<Record<keyof Subjects, MissSample>> {
  return {
    site: summarise(await measureRequests(site, requestsOf())),
    plain: summarise(await measureRequests(plain, requestsOf(PLAIN))),
    anchors: summarise(await measureRequests(anchors, requestsOf(PLAIN))),
  };
}

function summarise({ cpuMs, calls, replies }: CpuSample): MissSample {
  const streamed = replies.filter(
    ({ firstByteMs, lastByteMs }) => lastByteMs - firstByteMs > STREAMED_MS,
  );
  return { cpuMs, calls, streamed: streamed.length / replies.length };
}
