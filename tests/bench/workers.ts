import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { itemMark, LIST_NODE } from "./bare/content.ts";
import { BENCH_KEY } from "./bare/upstream.ts";
import type { BareWorker } from "./bare/workerd.ts";
import { buildYardstick } from "./yardsticks/build.ts";

/** Where yardsticks are built to. */
export const YARDSTICKS = "test-results/bench/yardsticks";

/** The list that is measured, and one of its items. */
export const LIST_PATH = "/news/press_releases";
export const PLAIN_PATH = "/list";
export const ARTICLE_PATH = "/news/news_detail";
export const PAGE_SIZE = 12;

/** Nothing is kept: each request asks the content service for everything. */
export const NO_CACHE = { CACHE_FRESH_SECONDS: "0", CACHE_STALE_SECONDS: "0" };
/** What is kept stays fresh for longer than any measurement. */
export const LONG_CACHE = { CACHE_FRESH_SECONDS: "100000" };

interface SiteSettings {
  dist: string;
  upstreamOrigin: string;
  vars: Record<string, string>;
  cacheOrigin?: string;
}

/** The site's built worker with one edition, so that a page asks for one navigation and one list. */
export async function siteWorker(settings: SiteSettings): Promise<BareWorker> {
  const directory = join(settings.dist, "server");
  const built = JSON.parse(await readFile(join(directory, "wrangler.json"), "utf8"));
  return {
    directory,
    main: built.main,
    compatibilityDate: built.compatibility_date,
    compatibilityFlags: built.compatibility_flags,
    vars: {
      UPSTREAM_ORIGIN: settings.upstreamOrigin,
      UPSTREAM_KEY: BENCH_KEY,
      CONTENT_DOMAIN_ID_EN: "",
      ...settings.vars,
    },
    ...(settings.cacheOrigin && { cacheOrigin: settings.cacheOrigin }),
  };
}

/** The same bytes for everybody, as many as a list page has. */
export async function constantWorker(dist: string): Promise<BareWorker> {
  return yardstick("constant-worker.ts", dist, { BODY: "x".repeat(30_000) });
}

export async function cachedWorker(dist: string, cacheOrigin: string): Promise<BareWorker> {
  return { ...(await yardstick("cached-worker.ts", dist, {})), cacheOrigin };
}

/** The plain data-mode page; with the addresses of the browser's files where a browser is to show it. */
export async function plainWorker(
  dist: string,
  upstreamOrigin: string,
  { script = "/plain.js", style = "/plain.css" } = {},
): Promise<BareWorker> {
  return yardstick("plain-worker.tsx", dist, {
    UPSTREAM_ORIGIN: upstreamOrigin,
    LIST_NODE: String(LIST_NODE),
    SCRIPT: script,
    STYLE: style,
  });
}

/** On the site's own compatibility date. */
async function yardstick(
  source: string,
  dist: string,
  vars: Record<string, string>,
): Promise<BareWorker> {
  const built = JSON.parse(await readFile(join(dist, "server/wrangler.json"), "utf8"));
  const directory = await buildYardstick(source, YARDSTICKS);
  return { directory, main: "index.js", compatibilityDate: built.compatibility_date, vars };
}

/** One page of a list, and the first of its items that must be on it. */
export function listPage(path: string, page: number): { path: string; contains: string } {
  return { path: `${path}?page=${page}`, contains: itemMark((page - 1) * PAGE_SIZE) };
}
