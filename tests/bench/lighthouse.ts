import { execFile } from "node:child_process";
import { mkdtempDisposable, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { ensureBrowser } from "../helpers/browser.ts";
import { startSite } from "../helpers/running-site.ts";
import type { Figure } from "./figures.ts";
import type { BenchOptions } from "./index.ts";

/** `npm run bench -- lighthouse` measures Lighthouse's performance score for phones, with the site of `npm start`. */

const ROUNDS = 5;
const PAGES = "/home /news/press_releases /about/profile /product/core_business /en/home".split(
  " ",
);
const LIGHTHOUSE = fileURLToPath(import.meta.resolve("lighthouse/cli/index.js"));
/**
 * A page is measured again until it has a score, but at most this many times. Chromium sometimes loses the beginning of
 * a trace, and then there is no score.
 */
const ATTEMPTS = 3;
/**
 * How often a page is requested before the measurement. After this many requests, the page's HTML document is in the
 * cache.
 */
const WARM_REQUESTS = 3;

type Score = Record<"performance" | "blocking", number>;
type Scores = Record<"wall" | "cpu", Score>;

export async function measure({ rounds = ROUNDS }: BenchOptions): Promise<Figure[]> {
  const site = await startSite({});
  try {
    for (const path of PAGES) {
      for (let count = 0; count < WARM_REQUESTS; count++) await fetch(site.origin + path);
    }
    const scores = PAGES.map(() => [] as Scores[]);
    for (let round = 0; round < rounds; round++) {
      for (const [index, path] of PAGES.entries()) {
        scores[index]?.push(await scoresOf(site.origin + path));
      }
    }
    return PAGES.flatMap((path, index) => {
      const values = (clock: keyof Scores, figure: keyof Score) =>
        (scores[index] ?? []).map((score) => score[clock][figure]);
      const blocking = { name: `${path}: blocking`, unit: "ms" };
      const cpu = `${path}: blocking on CPU time`;
      return [
        { name: `${path}: score`, values: values("wall", "performance"), unit: "", least: 97 },
        { name: `${path}: score on CPU time`, values: values("cpu", "performance"), unit: "" },
        { ...blocking, values: values("wall", "blocking") },
        { ...blocking, name: cpu, values: values("cpu", "blocking"), most: 120 },
      ];
    });
  } finally {
    await site.stop();
  }
}

/**
 * Lets Lighthouse evaluate the same trace twice. The first score is based on wall time. The second is based on the CPU
 * time of each task, because on a busy machine, wall time also contains the time in which tasks wait for the processor.
 */
async function scoresOf(url: string, attempts = ATTEMPTS): Promise<Scores> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "bench-lighthouse-"));
  const folder = temporary.path;
  try {
    await runLighthouse(url, `--gather-mode=${folder}`);
    const wall = await audit(url, folder);
    await writeThreadTime(join(folder, "trace.json"));
    return { wall, cpu: await audit(url, folder) };
  } catch (error) {
    if (attempts === 1) throw error;
    return scoresOf(url, attempts - 1);
  }
}

async function audit(url: string, folder: string): Promise<Score> {
  const report = JSON.parse(await runLighthouse(url, `--audit-mode=${folder}`, "--output=json"));
  const { score } = report.categories.performance;
  if (score === null) throw new Error(`Lighthouse gave ${url} no score`);
  return { performance: 100 * score, blocking: report.audits["total-blocking-time"].numericValue };
}

async function writeThreadTime(file: string): Promise<void> {
  const trace = JSON.parse(await readFile(file, "utf8"));
  for (const event of trace.traceEvents) {
    if (event.name === "RunTask" && event.tdur !== undefined) event.dur = event.tdur;
  }
  await writeFile(file, JSON.stringify(trace));
}

async function runLighthouse(url: string, ...options: string[]): Promise<string> {
  const usual = ["--quiet", "--only-categories=performance", "--no-enable-error-reporting"];
  const flags = "--chrome-flags=--headless=new --no-sandbox";
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [LIGHTHOUSE, url, ...usual, flags, ...options],
    { env: { ...process.env, CHROME_PATH: ensureBrowser() }, maxBuffer: 64 * 2 ** 20 },
  );
  return stdout;
}
