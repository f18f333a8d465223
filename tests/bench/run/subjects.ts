import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import react from "@vitejs/plugin-react";
import { build, loadConfigFromFile } from "vite";
import { clientAssets } from "../../../tools/build/client-assets.ts";
import type { ContentServer } from "../../../tools/mock-upstream/server.ts";
import { type CacheService, startCacheService } from "./cache-service.ts";
import { type BenchList, itemId, itemMarker, PRESS } from "./content.ts";
import { createHttpClient, type HttpClient, type Reply } from "./http-client.ts";
import { type BareWorker, type RunningWorkerd, startWorkerd } from "./workerd.ts";

/** With these settings, nothing is cached, so each request fetches everything from the content service. */
export const NO_CACHE = { CACHE_FRESH_SECONDS: "0", CACHE_STALE_SECONDS: "0" };
/** With these settings nothing expires during a measurement, even on a slow machine. */
export const LONG_CACHE = { CACHE_FRESH_SECONDS: "3600" };
/** The folder for the builds of the workers with which the site is compared. */
const BUILT = "test-results/bench";
/**
 * The milliseconds to wait after a response. A worker may go on working after its response, for example to store the
 * response, and this work is a part of the measurement.
 */
const AFTERWORK_MS = 10;
/** The HTML document of a page must be in the cache after at most this many requests. */
const ATTEMPTS = 5;
const PAGE_SIZE = 12;

/** A page, and a text that the response must contain. */
export interface BenchPage {
  path: string;
  contains: string;
  headers?: Record<string, string>;
}

/** A page of a list. Pages are numbered from 1, as in their URLs. */
export function listPage(page: number, { path } = PRESS): BenchPage {
  return { path: `${path}?page=${page}`, contains: itemMarker((page - 1) * PAGE_SIZE) };
}

export function articlePage(index: number, list: BenchList = PRESS): BenchPage {
  return { path: `${list.articlePath}/${itemId(list, index)}`, contains: itemMarker(index) };
}

/** Returns `count` consecutive integers, beginning with `first`. */
export function numbers(count: number, first = 0): number[] {
  return Array.from({ length: count }, (_, index) => first + index);
}

/** A running worker that is measured, with an HTTP client and a cache. */
export interface Subject extends RunningWorkerd {
  get: HttpClient;
  cache: CacheService;
}

/**
 * @param cache the cache of another worker, if the two workers are to share it. Without this parameter, the worker gets
 *   a new cache.
 */
export async function startSubject(worker: BareWorker, cache?: CacheService): Promise<Subject> {
  const own = cache ?? (await startCacheService());
  const workerd = await startWorkerd(worker, own.origin);
  return {
    ...workerd,
    get: createHttpClient(workerd.origin),
    cache: own,
    async [Symbol.asyncDispose]() {
      await workerd[Symbol.asyncDispose]();
      if (!cache) own.close();
    },
  };
}

interface SiteSettings {
  dist: string;
  upstream: Pick<ContentServer, "origin" | "key">;
  /** Settings that override the settings in wrangler.toml. */
  vars?: Record<string, string>;
}

/** The site's built worker. */
export async function siteWorker({ dist, upstream, vars }: SiteSettings): Promise<BareWorker> {
  const directory = join(dist, "server");
  const built = JSON.parse(await readFile(join(directory, "wrangler.json"), "utf8"));
  const { main, compatibility_date: date, compatibility_flags: flags } = built;
  // Without this setting, the site would redirect requests for hosts other than localhost to HTTPS.
  const local = { LOCAL_SERVER: "true" };
  const given = { ...local, UPSTREAM_ORIGIN: upstream.origin, UPSTREAM_KEY: upstream.key };
  return { directory, main, date, flags, vars: { ...built.vars, ...given, ...vars } };
}

/** The worker in same-page-worker.tsx, with which the site is compared. It is built in the same way as the site. */
export async function samePageWorker(origin: string): Promise<BareWorker> {
  const directory = join(BUILT, "same-page");
  const site = await loadConfigFromFile({ command: "build", mode: "production" });
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: [react(), clientAssets()],
    css: site?.config.css ?? {},
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: { conditions: ["workerd", "worker", "edge-light", "module", "browser"] },
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: join(import.meta.dirname, "same-page-worker.tsx"),
      outDir: directory,
      emptyOutDir: true,
      minify: true,
      rolldownOptions: { output: { entryFileNames: "index.js", codeSplitting: false } },
    },
  });
  return { directory, main: "index.js", vars: { UPSTREAM_ORIGIN: origin } };
}

/**
 * A worker that is nothing but a page cache, with which the site is compared. It returns the response that is stored
 * for a URL. If no response is stored, the worker fetches the page from the site and stores the response.
 */
export async function cachedWorker(site: Subject): Promise<BareWorker> {
  const directory = join(BUILT, "cached");
  const source = `export default {
    async fetch({ url }) {
      const cached = await caches.default.match(url);
      if (cached) return cached;
      const { pathname, search } = new URL(url);
      const response = await fetch("${site.origin}" + pathname + search);
      await caches.default.put(url, response.clone());
      return response;
    },
  };`;
  await mkdir(directory, { recursive: true });
  await writeFile(join(directory, "index.js"), source);
  return { directory, main: "index.js" };
}

/** Requests pages one after another. Throws if a response is not the requested page. */
export async function visit({ get }: Pick<Subject, "get">, pages: BenchPage[]): Promise<Reply[]> {
  const replies: Reply[] = [];
  for (const { path, contains, headers } of pages) {
    const reply = await get(path, headers);
    if (reply.status !== 200) throw new Error(`${path} has status ${reply.status}`);
    if (!reply.body.includes(contains)) throw new Error(`${path} does not contain ${contains}`);
    replies.push(reply);
  }
  return replies;
}

/** The CPU time in milliseconds that the worker's process takes for the given pages. */
export async function cpuOf(
  subject: Subject,
  pages: BenchPage[],
): Promise<{ cpuMs: number; replies: Reply[] }> {
  const before = await subject.cpuTime();
  const replies = await visit(subject, pages);
  await sleep(AFTERWORK_MS);
  return { cpuMs: (await subject.cpuTime()) - before, replies };
}

/** Whether the header `Cache-Status` says that the document came from the cache. */
export function isHit({ headers }: Reply): boolean {
  return String(headers["cache-status"]).includes("html; hit");
}

/** Requests a page until its document comes from the cache. */
export async function untilHit(subject: Subject, page: BenchPage): Promise<Reply> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const [reply] = await visit(subject, [page]);
    if (reply && isHit(reply)) return reply;
  }
  throw new Error(`${page.path} is not in the cache after ${ATTEMPTS} requests`);
}
