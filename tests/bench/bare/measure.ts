import { setTimeout as sleep } from "node:timers/promises";
import { createHttpClient, type HttpClient, type Reply, requireReply } from "../http-client.ts";
import type { BenchPage } from "../workers.ts";
import { cpuTime } from "./cpu-time.ts";
import type { BenchUpstream } from "./upstream.ts";
import { type BareWorker, type RunningWorkerd, startWorkerd } from "./workerd.ts";

/** A running worker whose requests are measured. */
export interface Subject {
  workerd: RunningWorkerd;
  get: HttpClient;
  upstream?: BenchUpstream | undefined;
}

export interface CpuSample {
  /** Milliseconds a request. */
  cpuMs: number;
  /** Upstream requests a request. */
  calls: number;
  replies: Reply[];
}

/** Work after the response counts too. */
const AFTERWORK_MS = 10;

export async function startSubject(worker: BareWorker, upstream?: BenchUpstream): Promise<Subject> {
  const workerd = await startWorkerd(worker);
  return { workerd, get: createHttpClient(workerd.origin), upstream };
}

/** CPU time of sequential requests, by the process's own accounting; each response must be its page. */
export async function measureRequests(
  { workerd, get, upstream }: Subject,
  pages: readonly BenchPage[],
): Promise<CpuSample> {
  const calls = upstream?.calls ?? 0;
  const before = await cpuTime(workerd.pid);
  const replies: Reply[] = [];
  for (const { path, contains, headers } of pages) {
    replies.push(requireReply(await get(path, headers), path, contains));
  }
  await sleep(AFTERWORK_MS);
  return {
    cpuMs: ((await cpuTime(workerd.pid)) - before) / pages.length,
    calls: ((upstream?.calls ?? 0) - calls) / pages.length,
    replies,
  };
}

/** Numbers from 0 on. */
export function numbers(count: number, first = 0): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}
