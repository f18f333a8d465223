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
import { type BenchUpstream, startBenchUpstream } from "./run/upstream.ts";

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

/** Every round of a line has new workers; the site's and the plain one take turns. */
export async function measure({ rounds = ROUNDS, dist }: BenchOptions): Promise<Figure[]> {
  await using upstream = await startBenchUpstream();
  const plainBuilt = await plainWorker(upstream);
  const figures: Figure[] = [];
  for (const line of LINES) {
    const values: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await using plain = await startSubject(plainBuilt);
      await using site = await startSubject(await siteWorker({ dist, upstream, vars: line.vars }));
      values.push(await measureRound({ plain, site }, line, upstream));
    }
    figures.push({ name: line.name, values, unit: "× plain", most: line.most });
  }
  return figures;
}

/** The site's CPU time as a ratio to the plain worker's. */
async function measureRound(
  { site, plain }: Record<"site" | "plain", Subject>,
  { pages, delayMs = 0, cached = [] }: Line,
  upstream: BenchUpstream,
): Promise<number> {
  // For the compiler: as many pages of each kind as will be measured.
  await visit(plain, [...articles(PLAIN), ...listPages(PLAIN)]);
  await visit(site, [...articles(MEDIA), ...listPages(MEDIA)]);
  const headers = { host: "warm.example" };
  const shared = cached.map((page) => ({ ...page, headers }));
  await visit(site, shared);
  upstream.delay(delayMs);
  const total = { site: 0, plain: 0 };
  for (let first = 0; first < pages(PRESS).length; first += SEGMENT) {
    const segment = (list: BenchList) => pages(list).slice(first, first + SEGMENT);
    const own = await cpuOf(site, segment(PRESS));
    if (delayMs > 0) requireStreamed(own.replies);
    total.site += own.cpuMs;
    total.plain += (await cpuOf(plain, segment(PLAIN))).cpuMs;
  }
  upstream.delay(0);
  return total.site / total.plain;
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
