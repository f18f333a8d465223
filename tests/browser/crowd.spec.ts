import { expect, test } from "@playwright/test";
import { startContentServer } from "../../tools/mock-upstream/server.ts";
import { benchContent } from "../bench/run/content.ts";
import { createHttpClient } from "../bench/run/http-client.ts";
import { siteWorker, startSubject } from "../bench/run/subjects.ts";
import type { RunningWorkerd } from "../bench/run/workerd.ts";

const VISITORS = 16;
const VISITS = 15;

// These tests render hundreds of pages, which takes long on a slow machine.
test.describe.configure({ timeout: 240_000 });

/**
 * Starts the built site directly on workerd (the runtime of Cloudflare's workers), and not on wrangler's local server.
 * workerd cancels a request if the request only waits for a promise that another request has created. With wrangler's
 * local server, such a request is not cancelled, and the tests would miss the fault.
 */
async function startCrowdedSite(vars: Record<string, string>) {
  const upstream = await startContentServer(benchContent());
  const workerd = await startSubject(await siteWorker({ dist: "dist", upstream, vars }));
  const stop = async () => {
    await workerd[Symbol.asyncDispose]();
    await upstream[Symbol.asyncDispose]();
  };
  return { upstream, workerd, stop };
}

/** The path that a visit requests. `count` numbers the visits. Four successive numbers have the same path. */
function pathOf(count: number): string {
  return `/news/press_releases?page=${1 + (Math.floor(count / 4) % 20)}`;
}

/** Simulates several visitors at the same time. Each visitor makes its visits one after another. */
async function crowd(visit: (count: number, visitor: number) => Promise<unknown>): Promise<void> {
  const visitor = async (_: unknown, number: number) => {
    for (let count = 0; count < VISITS; count++) await visit(count, number);
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
}

/**
 * The warnings that workerd has printed. Among other things, it warns about a promise that is settled after the request
 * that created it has ended.
 */
function warningsOf(workerd: RunningWorkerd): string[] {
  return workerd.messages().match(/^Warning: .*$/gm) ?? [];
}

test("concurrent requests for the same pages all succeed while nothing is cached", async () => {
  const { workerd, stop } = await startCrowdedSite({
    CACHE_FRESH_SECONDS: "0",
    CACHE_STALE_SECONDS: "0",
  });
  const get = createHttpClient(workerd.origin, VISITORS);
  const statuses: number[] = [];
  try {
    await crowd(async (count) => void statuses.push((await get(pathOf(count))).status));
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(statuses).toHaveLength(VISITORS * VISITS);
    expect(warningsOf(workerd)).toEqual([]);
  } finally {
    await stop();
  }
});

test("each promise is settled before the request that created it ends, even if clients disconnect", async () => {
  const { upstream, workerd, stop } = await startCrowdedSite({ CACHE_FRESH_SECONDS: "1" });
  upstream.behaviour.delay = { path: /./, ms: 40 };
  let disconnected = 0;
  try {
    await crowd(async (count, visitor) => {
      // Some clients disconnect before the first byte, some in the middle of the body, and some stay.
      const timeout = [5, 25, 60, 10_000][(count + visitor) % 4] ?? 0;
      const signal = AbortSignal.timeout(timeout);
      await fetch(workerd.origin + pathOf(count + visitor), { signal })
        .then((response) => response.text())
        .catch(() => disconnected++);
    });
    expect(disconnected).toBeGreaterThan(VISITORS);
    expect((await fetch(workerd.origin + pathOf(0))).status).toBe(200);
    expect(warningsOf(workerd)).toEqual([]);
  } finally {
    await stop();
  }
});
