import { notifySite } from "../../../tools/purge/notify-site.ts";
import { createHttpClient } from "./http-client.ts";
import { itemIdAt, startLargeService } from "./large-service.ts";
import { numbers, type Subject, siteWorker, startSubject } from "./subjects.ts";

const KEY = "bench-invalidation";
const settings = new Map([["INVALIDATION_KEY", { value: KEY, place: "" }]]);
const LIBRARIES = ["/news/media_database", "/product/core_business"].flatMap((path) => [
  path,
  `/en${path}`,
]);
const SIZE = 100_000;
/** The heap sizes that are tried, in MiB. */
const LIMITS = [16, 24, 32, 40, 50, 60, 80, 100, 128];

/** The smallest heap, in MiB, with which the site can render four media libraries at once while nothing is cached. */
export function heapOfLibraries(dist: string, bodyBytes: number): Promise<number> {
  return leastHeap(dist, bodyBytes, (site) => requestAll(site, LIBRARIES));
}

/**
 * The smallest heap, in MiB, with which fifty visitors can request fifty different pages at once after all caches were
 * invalidated.
 */
export function heapOfVisitors(dist: string, bodyBytes: number): Promise<number> {
  const pages = [
    ...LIBRARIES,
    "/announcement/information_disclosure",
    ...numbers(15, 1).map((page) => `/news/press_releases?page=${page}`),
    ...numbers(30).map((index) => `/news/news_detail/${itemIdAt(index * 3000)}`),
  ];
  return leastHeap(dist, bodyBytes, async (site) => {
    for (const path of pages) await site.get(path);
    await notifySite(settings, site.origin);
    await requestAll(site, pages);
  });
}

async function leastHeap(
  dist: string,
  bodyBytes: number,
  work: (site: Subject) => Promise<void>,
): Promise<number> {
  await using upstream = await startLargeService(SIZE, bodyBytes);
  const vars = { INVALIDATION_KEY: KEY };
  for (const heapMiB of LIMITS) {
    const worker = await siteWorker({ dist, upstream, vars });
    await using site = await startSubject({ ...worker, heapMiB });
    const isEnough = await work(site).then(
      () => true,
      () => false,
    );
    if (isEnough) return heapMiB;
  }
  return Number.POSITIVE_INFINITY;
}

async function requestAll({ origin }: Subject, paths: readonly string[]): Promise<void> {
  const get = createHttpClient(origin, paths.length);
  const replies = await Promise.all(paths.map((path) => get(path)));
  if (replies.some(({ status }) => status !== 200))
    throw new Error("not every page has status 200");
}
