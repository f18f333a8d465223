import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { ensureTestBrowser } from "../helpers/browser.ts";
import { startSite } from "../helpers/running-site.ts";
import { type Figure, sum } from "./figures.ts";
import type { BenchOptions } from "./index.ts";

/** `npm run bench -- browser` measures how large a page is and how long it occupies the browser's main thread. */

const ROUNDS = 5;
const LIST = "/news/press_releases";
const PAGES = ["/home", LIST, "/about/profile"];
const SECONDS = 5;
/**
 * The time limit for a trace. A trace that takes longer is repeated, because tracing from Chromium's start sometimes
 * never ends.
 */
const TIMEOUT_MS = 30_000;
const ATTEMPTS = 3;
/**
 * How often a page is requested before the measurement. After this many requests, the page's HTML document is in the
 * cache.
 */
const WARM_REQUESTS = 3;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** The CPU time of the thread, in microseconds. */
  tdur?: number;
}

/** Measures pages at the full speed of this processor. A phone takes about four times as long. */
export async function measure({ rounds = ROUNDS }: BenchOptions): Promise<Figure[]> {
  const site = await startSite({});
  try {
    const figures: Figure[] = [];
    for (const path of PAGES) {
      const html = await warm(site.origin + path);
      const traces: TraceEvent[][] = [];
      for (let round = 0; round < rounds; round++) {
        traces.push(mainThread(await trace(site.origin + path)));
      }
      const named = (name: string) => traces.map((all) => all.filter((it) => it.name === name));
      const time = (name: string) => named(name).map((list) => sum(list.map(milliseconds)));
      const aim = (most: number) => (path === LIST ? { most } : {});
      figures.push(
        { name: `${path}: HTML`, values: [html.length / 1024], unit: "KB", ...aim(95) },
        { name: `${path}: HTML`, values: [gzipped(html)], unit: "KB gzip", ...aim(17) },
        { name: `${path}: evaluating modules`, values: time("v8.evaluateModule"), unit: "ms" },
        { name: `${path}: all tasks`, values: time("ThreadControllerImpl::RunTask"), unit: "ms" },
        {
          name: `${path}: style recalculations`,
          values: named("UpdateLayoutTree").map((list) => list.length),
          unit: "",
        },
      );
    }
    return figures;
  } finally {
    await site.stop();
  }
}

async function warm(url: string): Promise<Buffer> {
  for (let count = 1; count < WARM_REQUESTS; count++) await (await fetch(url)).arrayBuffer();
  return Buffer.from(await (await fetch(url)).arrayBuffer());
}

/**
 * Records a trace from the browser's start, without an inspector. With an inspector, V8 would parse the main chunk a
 * second time to find source positions, which would distort the figures.
 */
async function trace(url: string, attempts = ATTEMPTS): Promise<TraceEvent[]> {
  const home = await mkdtemp(join(tmpdir(), "bench-browser-"));
  const file = join(home, "trace.json");
  const flags = [
    ...["--headless", "--no-sandbox", "--disable-gpu", "--window-size=412,823"],
    ...[`--user-data-dir=${home}`, "--remote-debugging-port=0", "--trace-startup-format=json"],
    ...["--trace-startup=toplevel,v8,devtools.timeline,loading", `--trace-startup-file=${file}`],
    `--trace-startup-duration=${SECONDS}`,
  ];
  const limits = { timeout: TIMEOUT_MS, killSignal: "SIGKILL" } as const;
  const browser = spawn(ensureTestBrowser(), [...flags, url], limits);
  const ended = new Promise((resolve) => browser.once("exit", resolve));
  browser.stderr.setEncoding("utf8").on("data", (text: string) => {
    if (text.includes("Completed startup tracing")) browser.kill();
  });
  await ended;
  try {
    return JSON.parse(await readFile(file, "utf8")).traceEvents;
  } catch (error) {
    if (attempts === 1) throw error;
    return trace(url, attempts - 1);
  } finally {
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The events of the main thread in the page's process. */
function mainThread(events: TraceEvent[]): TraceEvent[] {
  const page = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (!page) throw new Error("the trace contains no first contentful paint");
  return events.filter(({ pid, tid }) => pid === page.pid && tid === page.tid);
}

function milliseconds({ tdur = 0 }: TraceEvent): number {
  return tdur / 1000;
}

function gzipped(bytes: Buffer): number {
  return gzipSync(bytes).length / 1024;
}
