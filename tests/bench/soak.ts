import { readdir, readFile } from "node:fs/promises";
import { pageRoutes } from "../../shared/brand/pages.ts";
import type { Fault } from "../../tools/mock-upstream/faults.ts";
import { type ContentServer, startContentServer } from "../../tools/mock-upstream/server.ts";
import { startSite } from "../helpers/running-site.ts";
import { type Figure, percentile } from "./figures.ts";
import type { BenchOptions } from "./index.ts";
import { benchContent, createRandom, MEDIA, MEDIA_EN, PRESS, pick } from "./run/content.ts";
import { createHttpClient, type HttpClient } from "./run/http-client.ts";
import { articlePage, listPage, numbers } from "./run/subjects.ts";

/**
 * `npm run bench -- soak` sends many requests to a site whose content service often fails. It counts the responses in
 * which a visitor would notice a failure.
 */

const CONNECTIONS = 32;
const FRESH_SECONDS = 5;
const SAMPLE_MS = 5000;
const WARM_ATTEMPTS = 5;
/** The number of articles that are requested for the first time while the service often fails. */
const UNSEEN_ARTICLES = 200;
/** A response counts as incomplete if its size is less than this fraction of the normal response's size. */
const COMPLETE = 0.9;
/** The share of calls to the content service that fail. */
const FAULT_SHARE = 0.3;
const FAULTS: Fault[] = ["HTTP 500", "reset", "refuse", "hang", "wrong type", "truncated", "HTML"];

interface Warm {
  path: string;
  etag: string;
  bytes: number;
}

const random = createRandom(1);

export async function measure({ seconds }: BenchOptions): Promise<Figure[]> {
  const content = benchContent();
  const server = await startContentServer(content);
  const site = await startSite({
    UPSTREAM_ORIGIN: server.origin,
    UPSTREAM_KEY: content.key,
    UPSTREAM_TIMEOUT_MS: "2000",
    CACHE_FRESH_SECONDS: String(FRESH_SECONDS),
  });
  try {
    const get = createHttpClient(site.origin, CONNECTIONS);
    const pages: Warm[] = [];
    for (const path of paths()) pages.push(await warm(get, path));
    const before = new Map(server.counts);
    server.behaviour.faultOf = () => (random() < FAULT_SHARE ? pick(FAULTS, random) : undefined);
    const memory = [await workerdMegabytes(site.pid)];
    const sampling = setInterval(async () => {
      memory.push(await workerdMegabytes(site.pid));
    }, SAMPLE_MS);
    const end = performance.now() + seconds * 1000;
    const times: number[] = [];
    const seen = { failed: [] as string[], incomplete: [] as string[] };
    let failedOthers = 0;
    const visitor = async () => {
      while (performance.now() < end) {
        const { path, headers, page } = nextVisit(pages, times.length);
        const started = performance.now();
        const reply = await get(path, headers).catch(() => undefined);
        times.push(performance.now() - started);
        const isFailure = reply === undefined || reply.status >= 500;
        if (isFailure && page) seen.failed.push(`${path} ${reply?.status}`);
        else if (isFailure) failedOthers++;
        else if (page && reply.status === 200 && reply.body.length < page.bytes * COMPLETE) {
          seen.incomplete.push(path);
        }
      }
    };
    await Promise.all(numbers(CONNECTIONS).map(visitor));
    clearInterval(sampling);
    memory.push(await workerdMegabytes(site.pid));
    const perArticle = await callsPerArticle(server, get);
    if (seen.failed.length > 0) {
      console.error(
        "failed requests for pages that were requested before:",
        seen.failed.slice(0, 10),
      );
      process.exitCode = 1;
    }
    const calls = [...before].map(([call, count]) => (server.counts.get(call) ?? count) - count);
    const perPeriod = calls.map((count) => count / (seconds / FRESH_SECONDS + 1));
    const settled = memory[Math.ceil(memory.length / 3)] ?? 0;
    return [
      figure("pages seen before: failures", seen.failed.length, "", 0),
      figure("pages seen before: incomplete", seen.incomplete.length, "", 0),
      figure("pages never seen before: failures", failedOthers, ""),
      figure("upstream calls for each article never seen before", perArticle, "", 2),
      figure("requests", times.length / seconds, "a second"),
      figure("response time, median", percentile(times, 0.5), "ms"),
      figure("response time, 99th percentile", percentile(times, 0.99), "ms"),
      figure(
        "how often one upstream call is sent in a freshness period",
        percentile(perPeriod, 0.5),
        "",
      ),
      figure(
        "memory gained in the last two thirds of the time",
        (memory.at(-1) ?? 0) - settled,
        "MB",
      ),
    ];
  } finally {
    await site.stop();
    await server.close();
  }
}

/**
 * Requests each of many articles once, and returns the average number of calls to the content service per article. The
 * average includes the calls for the list from which the site reads the previous and the next article. All articles
 * share these calls.
 */
async function callsPerArticle({ seen }: ContentServer, get: HttpClient): Promise<number> {
  const before = seen.calls;
  const articles = numbers(UNSEEN_ARTICLES).map((index) => articlePage(index, MEDIA_EN));
  await Promise.all(articles.map(({ path }) => get(path).catch(() => undefined)));
  return (seen.calls - before) / UNSEEN_ARTICLES;
}

function figure(name: string, value: number, unit: string, most?: number): Figure {
  return { name, values: [value], unit, ...(most !== undefined && { most }) };
}

/** Paths of all kinds: pages in both locales, further pages of lists, articles, searches and calls of `/api`. */
function paths(): string[] {
  const pages = pageRoutes.filter(
    ({ path, view }) => !path.includes(":") && view !== "not-found" && view !== "search",
  );
  return [
    ...pages.flatMap(({ path }) => [`/${path}`, `/en/${path}`]),
    ...[PRESS, MEDIA, MEDIA_EN].flatMap((list) => [2, 3].map((page) => listPage(page, list).path)),
    ...[PRESS, MEDIA].flatMap((list) => numbers(6).map((index) => articlePage(index, list).path)),
    ...["数据", "平台"].map((word) => `/home/search?keyword=${encodeURIComponent(word)}`),
    "/api/nodes",
    `/api/contents?nodeId=${PRESS.nodeId}&pageSize=12&view=card`,
    `/api/groups?nodeId=${PRESS.nodeId}`,
  ];
}

/** Requests a page until the cache returns its complete document. Only such a response has an entity tag (ETag). */
async function warm(get: HttpClient, path: string): Promise<Warm> {
  for (let attempt = 0; attempt < WARM_ATTEMPTS; attempt++) {
    const { status, headers, body } = await get(path);
    if (status === 200 && headers.etag) return { path, etag: headers.etag, bytes: body.length };
  }
  throw new Error(
    `the complete document of ${path} is not in the cache after ${WARM_ATTEMPTS} requests`,
  );
}

/**
 * Chooses the next request. 85 % of the requests are for a page that was requested before. 10 % are for such a page,
 * but with `If-None-Match`. 5 % are for a page that was never requested before.
 */
function nextVisit(pages: Warm[], count: number) {
  const page = pick(pages, random);
  const drawn = random();
  if (drawn > 0.15) return { path: page.path, page };
  if (drawn > 0.05) return { path: page.path, page, headers: { "if-none-match": page.etag } };
  const unseen = [
    `/news/news_detail/${9_000_000 + count}`,
    `/home/search?keyword=${encodeURIComponent(`钢卷${count}`)}`,
    `/news/press_releases?page=${999 + count}`,
    `${page.path}${page.path.includes("?") ? "&" : "?"}utm_source=letter-${count}`,
  ];
  return { path: pick(unseen, random) };
}

/**
 * The resident memory, in MB, of the workerd process that runs the site (Linux). The process group has
 * two workerd processes. The larger one runs the site, and the smaller one is wrangler's proxy.
 */
async function workerdMegabytes(group: number): Promise<number> {
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const sizes = pids.map(async (pid) => {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    const [, , ownGroup] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (!stat.includes("(workerd)") || Number(ownGroup) !== group) return 0;
    const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
    return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
  });
  return Math.max(...(await Promise.all(sizes)));
}
