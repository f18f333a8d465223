import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BenchList, itemMarker, MEASURED } from "./bare/content.ts";
import { BENCH_KEY } from "./bare/upstream.ts";
import type { BareWorker } from "./bare/workerd.ts";
import { buildYardstick } from "./yardsticks/build.ts";

/** Where yardsticks are built to. */
export const YARDSTICKS = "test-results/bench/yardsticks";

/** Each request fetches everything from the content service. */
export const NO_CACHE = { CACHE_FRESH_SECONDS: "0", CACHE_STALE_SECONDS: "0" };
/** Nothing expires during the measurement, however slow the machine is. */
export const LONG_CACHE = { CACHE_FRESH_SECONDS: "3600" };

/** A page and a text that it must contain. */
export interface BenchPage {
  path: string;
  contains: string;
  headers?: Record<string, string>;
}

const PAGE_SIZE = 12;

/** One-based, as in the page's URL. */
export function listPage(page: number, { path }: { path: string } = MEASURED): BenchPage {
  return { path: `${path}?page=${page}`, contains: itemMarker((page - 1) * PAGE_SIZE) };
}

export function articlePage(index: number, list: BenchList = MEASURED): BenchPage {
  return { path: `${list.articlePath}/${list.firstId + index}`, contains: itemMarker(index) };
}

/** The same list and its articles at the plain worker. */
export const PLAIN: BenchList = { ...MEASURED, path: "/list", articlePath: "/items" };

interface SiteSettings {
  dist: string;
  upstreamOrigin: string;
  /** What differs from the default settings. */
  vars?: Record<string, string>;
  cacheOrigin?: string;
}

/** The site's built worker with the settings that wrangler.toml has, both locales among them. */
export async function siteWorker(settings: SiteSettings): Promise<BareWorker> {
  const directory = join(settings.dist, "server");
  const built = JSON.parse(await readFile(join(directory, "wrangler.json"), "utf8"));
  return {
    directory,
    main: built.main,
    // Needs no content.
    probe: "/robots.txt",
    compatibilityDate: built.compatibility_date,
    compatibilityFlags: built.compatibility_flags,
    vars: {
      ...built.vars,
      UPSTREAM_ORIGIN: settings.upstreamOrigin,
      UPSTREAM_KEY: BENCH_KEY,
      ...settings.vars,
    },
    ...(settings.cacheOrigin && { cacheOrigin: settings.cacheOrigin }),
  };
}

/** A constant response of a list page's size. */
export async function constantWorker(dist: string): Promise<BareWorker> {
  return yardstick("constant-worker.ts", dist, { BODY: "x".repeat(30_000) });
}

export async function cachedWorker(dist: string, cacheOrigin: string): Promise<BareWorker> {
  return { ...(await yardstick("cached-worker.ts", dist, {})), cacheOrigin };
}

interface PlainSettings {
  dist: string;
  upstreamOrigin: string;
  /** `<a>` for `<Link>`. */
  hasAnchors?: boolean;
  style?: string;
}

export async function plainWorker(settings: PlainSettings): Promise<BareWorker> {
  const { dist, upstreamOrigin, hasAnchors, style = "/plain.css" } = settings;
  const vars = {
    UPSTREAM_ORIGIN: upstreamOrigin,
    LIST_NODE: String(MEASURED.nodeId),
    SCRIPT: "/plain.js",
    STYLE: style,
  };
  return { ...(await yardstick("plain-worker.tsx", dist, vars, hasAnchors)), probe: "/none" };
}

/** On the site's own compatibility date. */
async function yardstick(
  source: string,
  dist: string,
  vars: Record<string, string>,
  hasAnchors = false,
): Promise<BareWorker> {
  const built = JSON.parse(await readFile(join(dist, "server/wrangler.json"), "utf8"));
  const directory = await buildYardstick(source, YARDSTICKS, hasAnchors);
  return { directory, main: "index.js", compatibilityDate: built.compatibility_date, vars };
}
