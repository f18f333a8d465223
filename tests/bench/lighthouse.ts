import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { ensureBrowser } from "../helpers/browser.ts";
import { type RunningSite, startSite } from "../helpers/running-site.ts";
import { readOptions } from "./options.ts";
import { finish } from "./report/result.ts";
import type { BenchResult } from "./report/types.ts";
import { interleave, percentile, spreadOf } from "./rounds.ts";

/** `npm run bench -- lighthouse`: its mobile performance score of some pages under `npm start`. */
const PAGES = [
  "/home",
  "/news/press_releases",
  "/about/profile",
  "/product/core_business",
  "/en/home",
];
const LIGHTHOUSE = fileURLToPath(import.meta.resolve("lighthouse/cli/index.js"));
const OPTIONS = [
  "--output=json",
  "--quiet",
  "--only-categories=performance",
  "--no-enable-error-reporting",
  "--chrome-flags=--headless=new --no-sandbox",
];
const LARGEST_REPORT = 64 * 2 ** 20;
/** Chromium sometimes records a trace without its beginning; Lighthouse then asks for another run. */
const ATTEMPTS = 3;
/** Until the page's complete document is stored. */
const WARM_REQUESTS = 3;

interface Score {
  performance: number;
  blocking: number;
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** Lighthouse's own measure of the machine. */
  machine: number;
}

/** The part of Lighthouse's report that is read. */
interface LighthouseReport {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

const { rounds, dist } = await readOptions(5);
if (dist !== "dist") throw new Error("Lighthouse measures the project's own build");
const browser = ensureBrowser();
const site = await startSite({});
try {
  for (const path of PAGES) await warm(site, path);
  const scores = await interleave(PAGES, { rounds, warm: 0 }, (path) => scoreOf(site, path));
  await finish(resultOf(scores), dist);
} finally {
  await site.stop();
}

async function warm({ origin }: RunningSite, path: string): Promise<void> {
  for (let count = 0; count < WARM_REQUESTS; count++) {
    const response = await fetch(origin + path);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} has status ${response.status}`);
  }
}

async function scoreOf({ origin }: RunningSite, path: string): Promise<Score> {
  const { categories, audits, environment } = await runLighthouse(origin + path);
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: 100 * (categories.performance.score ?? Number.NaN),
    blocking: numberOf("total-blocking-time"),
    firstPaint: numberOf("first-contentful-paint"),
    largestPaint: numberOf("largest-contentful-paint"),
    shift: numberOf("cumulative-layout-shift"),
    machine: environment.benchmarkIndex,
  };
}

async function runLighthouse(url: string, attempts = ATTEMPTS): Promise<LighthouseReport> {
  const run = promisify(execFile)(process.execPath, [LIGHTHOUSE, url, ...OPTIONS], {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: LARGEST_REPORT,
  });
  try {
    return JSON.parse((await run).stdout);
  } catch (error) {
    if (attempts === 1) throw error;
    return runLighthouse(url, attempts - 1);
  }
}

function resultOf(scores: Map<string, Score[]>): BenchResult {
  const valuesOf = (list: Score[], figure: keyof Score) => list.map((score) => score[figure]);
  const medianOf = (list: Score[], figure: keyof Score) => percentile(valuesOf(list, figure), 0.5);
  return {
    name: "lighthouse",
    title: "Lighthouse, mobile",
    how: `Lighthouse's performance category as it is by default (mobile, simulated throttling) of pages under \`npm start\` with the embedded content, documents in the cache, ${rounds} runs of each page in turn. Times depend on the machine: its own benchmark index, in the last column, says how fast Lighthouse found it.`,
    tables: [
      {
        caption: "Medians (middle half); milliseconds",
        rows: [...scores].map(([page, list]) => ({
          page,
          performance: spreadOf(valuesOf(list, "performance")),
          blocking: spreadOf(valuesOf(list, "blocking")),
          "first paint": medianOf(list, "firstPaint"),
          "largest paint": medianOf(list, "largestPaint"),
          "layout shift": medianOf(list, "shift"),
          "benchmark index": medianOf(list, "machine"),
        })),
      },
    ],
    targets: [...scores].flatMap(([page, list]) => [
      {
        figure: `Lighthouse performance of ${page}`,
        value: medianOf(list, "performance"),
        least: 97,
        unit: "",
      },
      {
        figure: `Lighthouse blocking time of ${page}`,
        value: medianOf(list, "blocking"),
        most: 120,
        unit: "ms",
      },
    ]),
  };
}
