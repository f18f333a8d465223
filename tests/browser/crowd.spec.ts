import { expect, test } from "@playwright/test";
import { startBenchUpstream } from "../bench/bare/upstream.ts";
import { startWorkerd } from "../bench/bare/workerd.ts";
import { createHttpClient } from "../bench/http-client.ts";
import { siteWorker } from "../bench/workers.ts";

const VISITORS = 16;
const VISITS = 100;

/** On workerd alone, which cancels a request as hung if it only awaits another request's promise. */
test("concurrent requests for the same pages all succeed with nothing cached", async () => {
  const upstream = await startBenchUpstream();
  const workerd = await startWorkerd(
    await siteWorker({
      dist: "dist",
      upstreamOrigin: upstream.origin,
      vars: { CACHE_FRESH_SECONDS: "0", CACHE_STALE_SECONDS: "0" },
    }),
    "/robots.txt",
  );
  const get = createHttpClient(workerd.origin, VISITORS);
  const visit = async () => {
    const statuses = [];
    for (let count = 0; count < VISITS; count++) {
      const page = 1 + (Math.floor(count / 4) % 20);
      statuses.push((await get(`/news/press_releases?page=${page}`)).status);
    }
    return statuses;
  };
  try {
    const statuses = await Promise.all(Array.from({ length: VISITORS }, visit));
    expect(statuses.flat().filter((status) => status !== 200)).toEqual([]);
  } finally {
    await workerd.stop();
    await upstream.close();
  }
});
