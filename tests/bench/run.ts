import { mkdir, writeFile } from "node:fs/promises";
import { smallSite } from "../fixtures/small-site.ts";
import { startContentServer } from "../helpers/content-server.ts";
import { startSite } from "../helpers/running-site.ts";

/**
 * `npm run bench`: the built worker under `wrangler dev`, rounds interleaved so
 * that a noisy machine disturbs all alike. Read the ratios, not the times.
 */
const ROUNDS = 30;
const REQUESTS_PER_ROUND = 10;
const RESULT = "test-results/bench.json";

interface Subject {
  name: string;
  path: (count: number) => string;
  /** Milliseconds of each request. */
  times: number[];
}

const subjects: Subject[] = [
  { name: "constant route", path: () => "/healthz", times: [] },
  { name: "list page, data cached", path: () => "/news/press_releases", times: [] },
  { name: "article, data cached", path: () => "/news/news_detail/505", times: [] },
  { name: "/api list, cached", path: () => "/api/contents?nodeId=41&pageSize=12", times: [] },
  {
    name: "search, never cached",
    path: (count) => `/home/search?keyword=${encodeURIComponent(`小厂新闻 ${count}`)}`,
    times: [],
  },
];

const server = await startContentServer(smallSite);
const site = await startSite({ UPSTREAM_ORIGIN: server.origin, UPSTREAM_KEY: smallSite.key });
try {
  await measure();
  await report();
} finally {
  await site.stop();
  await server.close();
}

async function measure(): Promise<void> {
  let count = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    for (const subject of subjects) {
      for (let request = 0; request < REQUESTS_PER_ROUND; request++) {
        const time = await timed(`${site.origin}${subject.path(count++)}`);
        // The first round warms caches and compilers.
        if (round > 0) subject.times.push(time);
      }
    }
    process.stdout.write(`\rround ${round} of ${ROUNDS}`);
  }
  process.stdout.write("\n");
}

async function timed(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - start;
}

async function report(): Promise<void> {
  const constant = percentile(subjects[0]?.times ?? [], 0.5);
  const rows = subjects.map(({ name, times }) => ({
    name,
    p50: round(percentile(times, 0.5)),
    p95: round(percentile(times, 0.95)),
    "× constant": round(percentile(times, 0.5) / constant),
  }));
  console.table(rows);
  await mkdir("test-results", { recursive: true });
  await writeFile(RESULT, `${JSON.stringify({ date: new Date().toISOString(), rows }, null, 2)}\n`);
  console.log(`written to ${RESULT}`);
}

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
