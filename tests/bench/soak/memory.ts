import { readdir, readFile } from "node:fs/promises";

/** Resident memory in megabytes of each workerd below a process. */
export interface MemorySample {
  second: number;
  byProcess: Record<number, number>;
}

export interface MemoryReport {
  pid: number;
  firstMb: number;
  /** After the first minute, or a third of a shorter run. */
  settledMb: number;
  /** Median of the last samples. */
  lastMb: number;
  growthMb: number;
}

const SETTLED_SECONDS = 60;
const LAST_SAMPLES = 3;

/** Linux only: elsewhere there are no samples. */
export async function sampleMemory(rootPid: number, second: number): Promise<MemorySample> {
  const pids = await descendants(rootPid);
  const sizes = await Promise.all(pids.map(workerdMegabytes));
  const known = pids.flatMap((pid, index) => {
    const size = sizes[index];
    return size === undefined ? [] : [[pid, size] as const];
  });
  return { second, byProcess: Object.fromEntries(known) };
}

/** Of the largest process, which runs the site; the other one is wrangler's proxy. */
export function reportMemory(samples: MemorySample[], seconds: number): MemoryReport | undefined {
  const last = samples.at(-1);
  const [largest] = Object.entries(last?.byProcess ?? {}).toSorted(([, a], [, b]) => b - a);
  if (!largest) return undefined;
  const pid = Number(largest[0]);
  const sizes = samples.map(({ second, byProcess }) => ({ second, size: byProcess[pid] ?? 0 }));
  const settled = Math.min(SETTLED_SECONDS, seconds / 3);
  const settledMb = sizes.find(({ second }) => second >= settled)?.size ?? 0;
  const lastMb = median(sizes.slice(-LAST_SAMPLES).map(({ size }) => size));
  const firstMb = sizes[0]?.size ?? 0;
  return { pid, firstMb, settledMb, lastMb, growthMb: lastMb - settledMb };
}

async function descendants(rootPid: number): Promise<number[]> {
  const entries = await readdir("/proc").catch(() => []);
  const pids = entries.filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = await Promise.all(pids.map((pid) => statusField(pid, "PPid")));
  const found = [rootPid];
  // `found` grows during the loop, so that descendants of any depth are found.
  for (const parent of found) {
    for (const [index, pid] of pids.entries()) if (parents[index] === parent) found.push(pid);
  }
  return found;
}

async function workerdMegabytes(pid: number): Promise<number | undefined> {
  const name = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
  if (name.trim() !== "workerd") return undefined;
  const kilobytes = await statusField(pid, "VmRSS");
  return kilobytes === undefined ? undefined : Math.round(kilobytes / 102.4) / 10;
}

async function statusField(pid: number, field: string): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const value = new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(text)?.[1];
  return value === undefined ? undefined : Number(value);
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
}
