import { sign } from "../../../tools/settings/sign.ts";
import { createHttpClient, type Reply } from "./http-client.ts";
import { itemIdAt, startLargeService } from "./large-service.ts";
import { numbers, type Subject, siteWorker, startSubject } from "./subjects.ts";

const HOOK = "/hooks/content-changed";
const KEY = "bench-invalidation";
/** Four lists of 500 items with bodies, each just below the limit of a response. */
const LIBRARIES = ["/news/media_database", "/product/core_business"].flatMap((path) => [
  path,
  `/en${path}`,
]);
const SIZE = 100_000;
const LIBRARY_BODY = 15_000;
const ARTICLE_BODY = 4_000;
const VISITORS = 50;

/** Most MiB in use at any time, buffers included, while four cold libraries are requested at once. */
export async function heapOfLibraries(dist: string): Promise<number> {
  await using upstream = await startLargeService(SIZE, LIBRARY_BODY);
  await using site = await startSubject({
    ...(await siteWorker({ dist, upstream })),
    isInspected: true,
  });
  await site.get("/about/profile");
  return peakOf(site, LIBRARIES);
}

/** The same while everything is invalidated and fifty visitors request as many pages. */
export async function heapOfVisitors(dist: string): Promise<number> {
  await using upstream = await startLargeService(SIZE, ARTICLE_BODY);
  const vars = { INVALIDATION_KEY: KEY };
  await using site = await startSubject({
    ...(await siteWorker({ dist, upstream, vars })),
    isInspected: true,
  });
  const pages = [
    ...LIBRARIES,
    "/announcement/information_disclosure",
    ...numbers(15, 1).map((page) => `/news/press_releases?page=${page}`),
    ...numbers(30).map((index) => `/news/news_detail/${itemIdAt(index * 3000)}`),
  ].slice(0, VISITORS);
  for (const path of pages) await site.get(path);
  await invalidateAll(site.origin);
  return peakOf(site, pages);
}

async function peakOf(site: Subject, paths: readonly string[]): Promise<number> {
  const get = createHttpClient(site.origin, paths.length);
  let isDone = false;
  const replies = Promise.all(paths.map((path) => get(path))).finally(() => {
    isDone = true;
  });
  let peak = 0;
  while (!isDone) peak = Math.max(peak, await site.heap());
  for (const { status } of await replies) expectStatus(status, 200);
  return peak / 2 ** 20;
}

async function invalidateAll(origin: string): Promise<void> {
  const body = JSON.stringify({ all: true });
  const settings = { key: KEY, user: "web-portal", algorithm: "HMAC-SHA-256" } as const;
  const headers = await sign({ method: "POST", target: HOOK, body }, settings);
  const { status } = await fetch(origin + HOOK, { method: "POST", body, headers });
  expectStatus(status, 202);
}

function expectStatus(status: Reply["status"], expected: number): void {
  if (status !== expected) throw new Error(`a response has status ${status}`);
}
