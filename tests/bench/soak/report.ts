import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { type MemorySample, reportMemory } from "./memory.ts";
import type { Tally } from "./tally.ts";
import type { UpstreamReport } from "./upstream-calls.ts";

export interface SoakResult {
  settings: Record<string, number>;
  seconds: number;
  tally: Tally;
  upstream: UpstreamReport;
  memory: MemorySample[];
}

export function summarise({ settings, seconds, tally, upstream, memory }: SoakResult) {
  const rows = Object.entries({ ...tally.rows, all: tally.all }).map(([kind, row]) => ({
    kind,
    requests: row.requests,
    "available %": rounded(100 * (1 - row.failures / Math.max(1, row.requests)), 3),
    failures: row.failures,
    incomplete: row.incomplete,
    "p50 ms": rounded(row.times.percentile(0.5)),
    "p99 ms": rounded(row.times.percentile(0.99)),
    "max ms": rounded(row.times.max),
  }));
  return {
    date: new Date().toISOString(),
    settings,
    seconds: rounded(seconds),
    requestsPerSecond: rounded(tally.all.requests / seconds),
    rows,
    statuses: Object.fromEntries(tally.statuses),
    cacheStatus: {
      html: Object.fromEntries(tally.caches.html),
      data: Object.fromEntries(tally.caches.data),
    },
    upstream: Object.fromEntries(
      Object.entries(upstream).map(([name, value]) => [name, rounded(value, 3)]),
    ),
    memory: reportMemory(memory, seconds) ?? "not known on this system",
    memorySamples: memory,
    failedWarmedPages: tally.failed,
    incompleteWarmedPages: tally.incomplete,
  };
}

export async function writeReport(result: SoakResult, file: string): Promise<void> {
  const summary = summarise(result);
  const { rows, upstream, memory, statuses, cacheStatus } = summary;
  console.table(rows);
  console.log(`${summary.requestsPerSecond} requests a second for ${summary.seconds} s`);
  printCounts("status", statuses);
  printCounts("html", cacheStatus.html);
  printCounts("data", cacheStatus.data);
  console.log("upstream", upstream);
  console.log("memory of workerd (MB)", memory);
  for (const line of summary.failedWarmedPages) console.log(`failed: ${line}`);
  for (const line of summary.incompleteWarmedPages.slice(0, 10)) console.log(`incomplete: ${line}`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(summary, null, 2)}\n`);
  console.log(`written to ${file}`);
}

function printCounts(name: string, counts: Record<string, number>): void {
  const sorted = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
  console.table(sorted.map(([value, count]) => ({ [name]: value, count })));
}

function rounded(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
