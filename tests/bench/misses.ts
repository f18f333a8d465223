import { type ContentServer, startContentServer } from "../../tools/mock-upstream/server.ts";
import type { Figure } from "./figures.ts";
import type { BenchOptions } from "./index.ts";
import { type BenchList, benchContent, MEDIA, PRESS } from "./run/content.ts";
import type { Reply } from "./run/http-client.ts";
import {
  articlePage,
  type BenchPage,
  cpuOf,
  LONG_CACHE,
  listPage,
  NO_CACHE,
  numbers,
  type Subject,
  samePageWorker,
  siteWorker,
  startSubject,
  visit,
} from "./run/subjects.ts";

/** `npm run bench -- misses` measures the CPU time that a page takes if it is not in the cache. */

const ROUNDS = 5;
const ARTICLES = 240;
const PAGES = 20;
const SEGMENT = 20;
const AWAY_MS = 20;

interface Line {
  name: string;
  /**
   * The aim for the CPU time, as a multiple of the CPU time that the worker in run/same-page-worker.tsx takes for the
   * same page.
   */
  most?: number;
  vars: Record<string, string>;
  pages: (list: BenchList) => BenchPage[];
  delayMs?: number;
  /**
   * Pages that are requested before the measurement, under another host. The cache stores HTML documents separately for
   * each host, but all hosts share the responses of the content service. So the measured host finds only these
   * responses in the cache, and has to render the pages.
   */
  cached?: BenchPage[];
}

const LINES: Line[] = [
  { name: "list, nothing cached", most: 1.5, vars: NO_CACHE, pages: listPages },
  { name: "article, nothing cached", most: 1.7, vars: NO_CACHE, pages: articles },
  {
    name: `each of ${ARTICLES} articles once`,
    most: 1.5,
    vars: LONG_CACHE,
    pages: articles,
    // These requests load the data that all articles share. They request the last articles of the list, which are not
    // measured.
    cached: numbers(PRESS.items - ARTICLES, ARTICLES).map((index) => articlePage(index)),
  },
  {
    name: `list, upstream ${AWAY_MS} ms away, streamed`,
    vars: LONG_CACHE,
    pages: listPages,
    delayMs: AWAY_MS,
    cached: [listPage(1)],
  },
];

/**
 * Compares the site with the worker in run/same-page-worker.tsx, which renders the same pages with little more than
 * React. Each round starts new workers, and the two workers take turns.
 */
export async function measure({ rounds = ROUNDS, dist }: BenchOptions): Promise<Figure[]> {
  await using upstream = await startContentServer(benchContent());
  const samePage = await samePageWorker(upstream.origin);
  const figures: Figure[] = [];
  for (const line of LINES) {
    const values: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await using site = await startSubject(await siteWorker({ dist, upstream, vars: line.vars }));
      await using other = await startSubject(samePage);
      values.push(await ratioOf(site, other, line, upstream));
    }
    figures.push({ name: line.name, values, unit: "× the same page", most: line.most });
  }
  return figures;
}

/** Returns the CPU time of the site, divided by the CPU time of the other worker. */
async function ratioOf(
  site: Subject,
  other: Subject,
  { pages, delayMs, cached = [] }: Line,
  { behaviour }: ContentServer,
): Promise<number> {
  // These requests let V8 compile the code. There are at least as many of them as there are measured requests below.
  for (const subject of [site, other]) {
    await visit(subject, [...articles(MEDIA), ...listPages(MEDIA)]);
  }
  const headers = { host: "warm.example" };
  await visit(
    site,
    cached.map((page) => ({ ...page, headers })),
  );
  behaviour.delay = delayMs === undefined ? undefined : { path: /./, ms: delayMs };
  const total = { own: 0, other: 0 };
  const all = pages(PRESS);
  for (let first = 0; first < all.length; first += SEGMENT) {
    const segment = all.slice(first, first + SEGMENT);
    const own = await cpuOf(site, segment);
    if (delayMs) requireStreamed(own.replies);
    total.own += own.cpuMs;
    total.other += (await cpuOf(other, segment)).cpuMs;
  }
  delete behaviour.delay;
  return total.own / total.other;
}

/**
 * Checks that most responses are streamed. A streamed page begins long before its list of items has arrived from the
 * content service.
 */
function requireStreamed(replies: Reply[]): void {
  const gaps = replies.map(({ firstByteMs, lastByteMs }) => lastByteMs - firstByteMs);
  const streamed = gaps.filter((gap) => gap > AWAY_MS / 2).length;
  if (streamed < replies.length / 2)
    throw new Error(`only ${streamed} of ${replies.length} responses were streamed`);
}

function articles(list: BenchList): BenchPage[] {
  return numbers(ARTICLES).map((index) => articlePage(index, list));
}

/** All pages of a list except the first one, because the data of the first page may be cached already. */
function listPages(list: BenchList): BenchPage[] {
  return numbers(Math.min(PAGES, list.items / 12 - 1), 2).map((page) => listPage(page, list));
}
