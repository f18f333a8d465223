import { startContentServer } from "../../tools/mock-upstream/server.ts";
import type { Figure } from "./figures.ts";
import type { BenchOptions } from "./index.ts";
import { benchContent } from "./run/content.ts";
import {
  type BenchPage,
  cachedWorker,
  cpuOf,
  isHit,
  LONG_CACHE,
  listPage,
  numbers,
  type Subject,
  siteWorker,
  startSubject,
  untilHit,
} from "./run/subjects.ts";

/** `npm run bench -- hits` measures the CPU time of a request for a page whose HTML document is in the cache. */

const ROUNDS = 12;
const WARM_ROUNDS = 6;
const PAGES = numbers(20, 1).map((page) => listPage(page));
const AGAIN = [...PAGES, ...PAGES, ...PAGES];

export async function measure({ rounds = ROUNDS, dist }: BenchOptions): Promise<Figure[]> {
  await using upstream = await startContentServer(benchContent());
  const worker = await siteWorker({ dist, upstream, vars: LONG_CACHE });
  await using stored = await startSubject(worker);
  // Two processes of the site are measured. `memory` keeps the 20 requested documents in its memory. `cold` has to
  // read them from the Cache API.
  await using memory = await startSubject(worker, stored.cache);
  await using cold = await startSubject(worker, stored.cache);
  await using bare = await startSubject(await cachedWorker(memory));
  for (const page of numbers(WARM_ROUNDS + rounds).flatMap(pagesOfRound)) {
    await untilHit(stored, page);
  }
  for (const page of PAGES) await untilHit(memory, page);
  const hits: number[] = [];
  const coldHits: number[] = [];
  for (let round = 0; round < WARM_ROUNDS + rounds; round++) {
    const { cpuMs } = await cpuOf(bare, AGAIN);
    hits.push((await hitsOf(memory, AGAIN)) / cpuMs);
    coldHits.push((await hitsOf(cold, pagesOfRound(round))) / cpuMs);
  }
  const unit = "× a Cache API hit";
  return [
    { name: "document hit", values: hits.slice(WARM_ROUNDS), unit, most: 1.08 },
    { name: "document hit, not in memory", values: coldHits.slice(WARM_ROUNDS), unit },
  ];
}

async function hitsOf(subject: Subject, pages: BenchPage[]): Promise<number> {
  const { cpuMs, replies } = await cpuOf(subject, pages);
  if (!replies.every(isHit)) throw new Error("not every response came from the cache");
  return cpuMs;
}

/** The pages of a round, under hosts that no other round uses. The cache stores documents separately for each host. */
function pagesOfRound(round: number): BenchPage[] {
  return AGAIN.map((page, at) => ({ ...page, headers: { host: `${round}-${at}.example` } }));
}
