import type { BenchResult, Table, Target } from "../report/types.ts";
import { percentile, spreadOf } from "../rounds.ts";

export interface MissSample {
  cpuMs: number;
  calls: number;
  /** Share of the responses that were streamed. */
  streamed: number;
}

type Worker = "site" | "plain" | "anchors";

/** Samples of all list pages together, and of articles in the list's order. */
export interface Round {
  lists: Record<Worker, MissSample>;
  articles: Record<Worker, MissSample>[];
}

interface Measured {
  rounds: number;
  near: Round[];
  away: Round[];
}

const NAMES: Record<Worker, string> = {
  site: "site",
  plain: "plain",
  anchors: "plain with <a>",
};

export function missesResult({ rounds, near, away }: Measured): BenchResult {
  return {
    name: "misses",
    title: "The usual miss",
    how: `240 articles of a list and 20 of its pages, each requested once, at default settings but for a \`CACHE_FRESH_SECONDS\` of 3600, so that nothing expires meanwhile; CPU time of workerd's process, ${rounds} rounds, each with new workers and an empty cache, 20 requests of each worker in turn. Before them each worker has had as many pages of another list, for the compiler. Then the site has the navigation, all pages of the list and what its articles share in the cache (pages under another host, ten articles at the list's end); the documents and the articles themselves it has not. The same again with a content service that takes 20 ms for each response: then the list's pages are not in the cache, so that they are streamed. The plain pages have no cache; they wait for all their data.`,
    tables: [tableOf("Content service near", near), tableOf("Content service 20 ms away", away)],
    targets: [
      ...targetsOf("The usual miss", near, 0.5),
      growthTarget(near),
      ...targetsOf("The usual miss, upstream 20 ms away", away, 0.85),
    ],
  };
}

function tableOf(caption: string, rounds: Round[]): Table {
  const rowsOf = (name: string, samplesOf: (round: Round) => Record<Worker, MissSample>[]) =>
    (Object.keys(NAMES) as Worker[]).map((worker) => {
      const samples = rounds.flatMap(samplesOf).map((sample) => sample[worker]);
      const ratios = rounds.map((round) => ratio(samplesOf(round), worker));
      return {
        pages: name,
        worker: NAMES[worker],
        "CPU ms": spreadOf(samples.map(({ cpuMs }) => cpuMs)),
        "× plain": spreadOf(ratios),
        "upstream requests": mean(samples.map(({ calls }) => calls)),
        "streamed %": 100 * mean(samples.map(({ streamed }) => streamed)),
      };
    });
  return {
    caption: `${caption}: milliseconds of CPU a request, median (middle half)`,
    rows: [
      ...rowsOf("20 list pages", ({ lists }) => [lists]),
      ...rowsOf("240 articles", ({ articles }) => articles),
      ...rowsOf("first 20 articles", ({ articles }) => articles.slice(0, 1)),
      ...rowsOf("last 20 articles", ({ articles }) => articles.slice(-1)),
    ],
  };
}

function targetsOf(figure: string, rounds: Round[], most: number): Target[] {
  const target = (pages: string, samplesOf: (round: Round) => Record<Worker, MissSample>[]) => ({
    figure: `${figure}: ${pages}`,
    value: median(rounds.map((round) => ratio(samplesOf(round), "site"))),
    most,
    unit: "× plain",
  });
  return [
    target("240 articles", ({ articles }) => articles),
    target("20 list pages", ({ lists }) => [lists]),
  ];
}

/** Differences between runs below this are noise. */
const SAME = 1.1;

function growthTarget(rounds: Round[]): Target {
  const ratios = rounds.map(({ articles }) => {
    const cpuOf = (samples: typeof articles) => mean(samples.map(({ site }) => site.cpuMs));
    return cpuOf(articles.slice(-1)) / cpuOf(articles.slice(0, 1));
  });
  return {
    figure: "The usual miss: the list's last 20 articles",
    value: median(ratios),
    most: SAME,
    unit: "× the first 20",
  };
}

function ratio(samples: Record<Worker, MissSample>[], worker: Worker): number {
  const cpuOf = (name: Worker) => mean(samples.map((sample) => sample[name].cpuMs));
  return cpuOf(worker) / cpuOf("plain");
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function median(values: number[]): number {
  return percentile(values, 0.5);
}
