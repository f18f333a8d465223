import { type ContentServer, startContentServer } from "../../tools/mock-upstream/server.ts";
import type { Figure } from "./figures.ts";
import type { BenchOptions } from "./index.ts";
import { type BenchList, benchContent, MEDIA, PRESS } from "./run/content.ts";
import type { Reply } from "./run/http-client.ts";
import {
  articlePage,
  type BenchPage,
  type Comparator,
  comparator,
  cpuOf,
  LONG_CACHE,
  listPage,
  NO_CACHE,
  numbers,
  PLAIN,
  type Subject,
  siteWorker,
  startSubject,
  visit,
} from "./run/subjects.ts";

/** `npm run bench -- misses`: what does a page cost that is not in the cache? */
const ROUNDS = 5;
const ARTICLES = 240;
const PAGES = 20;
const SEGMENT = 20;
const AWAY_MS = 20;

interface Line {
  name: string;
  /** At most, in relation to the same page. */
  most?: number;
  vars: Record<string, string>;
  pages: (list: BenchList) => BenchPage[];
  delayMs?: number;
  /** What the site has in its cache: pages under another host, because documents are stored by host. */
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
    // The list's last articles, which are not measured, load what all its articles share.
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

/** The workers that the site is compared with, and the lists as they know them. */
const OTHERS = {
  "same-page": { unit: "× the same page", measured: PRESS, warmed: MEDIA },
  plain: { unit: "× plain", measured: PLAIN, warmed: PLAIN },
};
const NAMES = ["same-page", "plain"] as const;

/** Every round of a line has new workers, which take turns. */
export async function measure({ rounds = ROUNDS, dist }: BenchOptions): Promise<Figure[]> {
  await using upstream = await startContentServer(benchContent());
  const built = {
    "same-page": await comparator("same-page", upstream.origin),
    plain: await comparator("plain", upstream.origin),
  };
  const figures: Figure[] = [];
  for (const line of LINES) {
    const ratios: Record<Comparator, number[]> = { "same-page": [], plain: [] };
    for (let round = 0; round < rounds; round++) {
      await using site = await startSubject(await siteWorker({ dist, upstream, vars: line.vars }));
      await using same = await startSubject(built["same-page"]);
      await using plain = await startSubject(built.plain);
      const cpuMs = await measureRound({ site, "same-page": same, plain }, line, upstream);
      for (const name of NAMES) ratios[name].push(cpuMs.site / cpuMs[name]);
    }
    for (const name of NAMES) {
      const most = name === "same-page" ? line.most : undefined;
      figures.push({ name: line.name, values: ratios[name], unit: OTHERS[name].unit, most });
    }
  }
  return figures;
}

type Subjects = Record<"site" | Comparator, Subject>;

/** The CPU time of each. */
async function measureRound(
  subjects: Subjects,
  { pages, delayMs, cached = [] }: Line,
  { behaviour }: ContentServer,
): Promise<Record<keyof Subjects, number>> {
  // For the compiler: as many pages of each kind as will be measured.
  await visit(subjects.site, [...articles(MEDIA), ...listPages(MEDIA)]);
  for (const name of NAMES) {
    const list = OTHERS[name].warmed;
    await visit(subjects[name], [...articles(list), ...listPages(list)]);
  }
  const headers = { host: "warm.example" };
  await visit(
    subjects.site,
    cached.map((page) => ({ ...page, headers })),
  );
  behaviour.delay = delayMs === undefined ? undefined : { path: /./, ms: delayMs };
  const total = { site: 0, "same-page": 0, plain: 0 };
  for (let first = 0; first < pages(PRESS).length; first += SEGMENT) {
    const segment = (list: BenchList) => pages(list).slice(first, first + SEGMENT);
    const own = await cpuOf(subjects.site, segment(PRESS));
    if (delayMs) requireStreamed(own.replies);
    total.site += own.cpuMs;
    for (const name of NAMES) {
      total[name] += (await cpuOf(subjects[name], segment(OTHERS[name].measured))).cpuMs;
    }
  }
  delete behaviour.delay;
  return total;
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
