import type { Figure } from "./figures.ts";
import type { BenchOptions } from "./index.ts";
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
import { startBenchUpstream } from "./run/upstream.ts";

/** `npm run bench -- hits`: what does a document in the cache cost? */
const ROUNDS = 12;
const WARM_ROUNDS = 6;
const PAGES = numbers(20, 1).map((page) => listPage(page));
const REQUESTS = 60;

export async function measure({ rounds = ROUNDS, builds }: BenchOptions): Promise<Figure[]> {
  const upstream = await startBenchUpstream();
  const subjects: Subject[] = [];
  try {
    const figures: Figure[] = [];
    for (const dist of builds) {
      const worker = await siteWorker({ dist, upstream, vars: LONG_CACHE });
      const bare = await startSubject(await cachedWorker());
      const stored = await startSubject(worker);
      // Processes of their own: one has 20 documents in its memory, the other one none that is requested.
      const memory = await startSubject(worker, stored.cache);
      const cold = await startSubject(worker, stored.cache);
      subjects.push(bare, memory, cold, stored);
      await store(stored, rounds + WARM_ROUNDS);
      await copyDocuments(memory, bare);
      const of = builds.length > 1 ? ` (${dist})` : "";
      const unit = "× a Cache API hit";
      const hit = { name: `document hit${of}`, values: [] as number[], unit, most: 1.1 };
      const first = { name: `document hit, not in memory${of}`, values: [] as number[], unit };
      for (let round = 0; round < WARM_ROUNDS + rounds; round++) {
        const again = numbers(REQUESTS / PAGES.length).flatMap(() => PAGES);
        const { cpuMs } = await cpuOf(bare, again);
        const ratios = [await hitsOf(memory, again), await hitsOf(cold, pagesOfRound(round))];
        if (round < WARM_ROUNDS) continue;
        for (const [index, { values }] of [hit, first].entries()) {
          values.push((ratios[index] ?? NaN) / cpuMs);
        }
      }
      figures.push(hit, first);
    }
    return figures;
  } finally {
    for (const subject of subjects) await subject.stop();
    await upstream.close();
  }
}

async function hitsOf(subject: Subject, pages: BenchPage[]): Promise<number> {
  const { cpuMs, replies } = await cpuOf(subject, pages);
  if (!replies.every(isHit)) throw new Error("not every response is a hit");
  return cpuMs;
}

/** Every document that will be requested. */
async function store(site: Subject, rounds: number): Promise<void> {
  for (const page of [...PAGES, ...numbers(rounds).flatMap(pagesOfRound)]) {
    await untilHit(site, page);
  }
}

/** The same responses for the bare worker. */
async function copyDocuments(site: Subject, bare: Subject): Promise<void> {
  for (const page of PAGES) {
    const { headers, body } = await untilHit(site, page);
    const { connection: _, "transfer-encoding": __, ...stored } = headers;
    bare.cache.put(`${bare.origin}${page.path}`, stored as Record<string, string>, body);
  }
}

/** Each round has its own hosts, because documents are stored by host. */
function pagesOfRound(round: number): BenchPage[] {
  return numbers(REQUESTS / PAGES.length).flatMap((count) => {
    const headers = { host: `round-${round}-${count}.example` };
    return PAGES.map((page) => ({ ...page, headers }));
  });
}
