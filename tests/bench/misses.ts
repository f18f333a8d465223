import type { Figure } from "./figures.ts";
import type { BenchOptions } from "./index.ts";
import { type BenchList, MEDIA, PRESS } from "./run/content.ts";
import type { Reply } from "./run/http-client.ts";
import {
  articlePage,
  type BenchPage,
  cpuOf,
  LONG_CACHE,
  listPage,
  NO_CACHE,
  numbers,
  PLAIN,
  plainWorker,
  type Subject,
  siteWorker,
  startSubject,
  visit,
} from "./run/subjects.ts";
import { startBenchUpstream } from "./run/upstream.ts";

/** `npm run bench -- misses`: what does a page cost that is not in the cache? */
const ROUNDS = 5;
const ARTICLES = 240;
const PAGES = 20;
const SEGMENT = 20;
const AWAY_MS = 20;

interface Line {
  name: string;
  most: number;
  vars: Record<string, string>;
  pages: (list: BenchList) => BenchPage[];
  delayMs?: number;
  /** What the site has in its cache: pages under another host, because documents are stored by host. */
  cached?: BenchPage[];
}

const LINES: Line[] = [
  { name: "list, nothing cached", most: 1.35, vars: NO_CACHE, pages: listPages },
  { name: "article, nothing cached", most: 1.6, vars: NO_CACHE, pages: articles },
  {
    name: `each of ${ARTICLES} articles once`,
    most: 1.6,
    vars: LONG_CACHE,
    pages: articles,
    // The list's last articles, which are not measured, load what all its articles share.
    cached: numbers(PRESS.items - ARTICLES, ARTICLES).map((index) => articlePage(index)),
  },
  {
    name: `list, upstream ${AWAY_MS} ms away, streamed`,
    most: 1.45,
    vars: LONG_CACHE,
    pages: listPages,
    delayMs: AWAY_MS,
    cached: [listPage(1)],
  },
];

/** Every round of a line has new workers; the worker and the plain one take turns. */
export async function measure({ rounds = ROUNDS, builds }: BenchOptions): Promise<Figure[]> {
  const upstream = await startBenchUpstream();
  const plain = await plainWorker(upstream);
  try {
    const figures: Figure[] = [];
    for (const { name, most, ...line } of LINES) {
      const measured = builds.map((dist) => ({
        name: builds.length > 1 ? `${name} (${dist})` : name,
        values: [] as number[],
        unit: "× plain",
        most,
      }));
      for (let round = 0; round < rounds; round++) {
        const subjects = [await startSubject(plain)];
        for (const dist of builds) {
          subjects.push(await startSubject(await siteWorker({ dist, upstream, vars: line.vars })));
        }
        try {
          const ratios = await measureRound(subjects, line, upstream.delay);
          for (const [index, { values }] of measured.entries()) values.push(ratios[index] ?? NaN);
        } finally {
          for (const subject of subjects) await subject.stop();
        }
      }
      figures.push(...measured);
    }
    upstream.requireSigned();
    return figures;
  } finally {
    await upstream.close();
  }
}

/** CPU time of each site as a ratio to the plain worker's. */
async function measureRound(
  subjects: Subject[],
  { pages, delayMs = 0, cached = [] }: Omit<Line, "name" | "most">,
  delay: (milliseconds: number) => void,
): Promise<number[]> {
  for (const [index, subject] of subjects.entries()) {
    const list = index === 0 ? PLAIN : MEDIA;
    // For the compiler: as many pages of each kind as will be measured.
    await visit(subject, [...articles(list), ...listPages(list)]);
    const headers = { host: "warm.example" };
    if (index > 0)
      await visit(
        subject,
        cached.map((page) => ({ ...page, headers })),
      );
  }
  delay(delayMs);
  const totals = subjects.map(() => 0);
  for (let first = 0; first < pages(PRESS).length; first += SEGMENT) {
    for (const [index, subject] of subjects.entries()) {
      const list = index === 0 ? PLAIN : PRESS;
      const { cpuMs, replies } = await cpuOf(subject, pages(list).slice(first, first + SEGMENT));
      if (index > 0 && delayMs > 0) requireStreamed(replies);
      totals[index] = (totals[index] ?? 0) + cpuMs;
    }
  }
  delay(0);
  return totals.slice(1).map((total) => total / (totals[0] ?? NaN));
}

/** A streamed response begins while the list is still on its way. */
function requireStreamed(replies: Reply[]): void {
  const gaps = replies.map(({ firstByteMs, lastByteMs }) => lastByteMs - firstByteMs);
  const streamed = gaps.filter((gap) => gap > AWAY_MS / 2).length;
  if (streamed < replies.length / 2) throw new Error(`${streamed} of ${replies.length} streamed`);
}

function articles(list: BenchList): BenchPage[] {
  return numbers(ARTICLES).map((index) => articlePage(index, list));
}

/** From the second page on: the first one is in the cache where its list's first page is. */
function listPages(list: BenchList): BenchPage[] {
  return numbers(Math.min(PAGES, list.items / 12 - 1), 2).map((page) => listPage(page, list));
}
