import type { Context } from "hono";
import { editions, localPath } from "../../shared/i18n/editions.ts";
import { allowSharedCache } from "../answers/cache-headers.ts";
import type { AppEnv } from "../app-env.ts";
import { ageOf } from "../cache/policy.ts";
import { siteOrigin } from "../site-origin.ts";

const ONE_HOUR_SECONDS = 3600;
const POLICY = { freshMs: ONE_HOUR_SECONDS * 1000, staleMs: 0 };

/** Nothing to be found there: answers for programs, and what a search has found. */
const CLOSED = [
  "/api/",
  "/hooks/",
  ...editions.map((edition) => localPath(edition, "/home/search")),
];

/** Tells crawlers where they may go (RFC 9309), and where the sitemap is. */
export function robots(c: Context<AppEnv>): Response {
  c.var.record.route = "robots";
  const isOpen = c.var.config.robots === "index";
  const lines = isOpen
    ? [...CLOSED.map((path) => `Disallow: ${path}`), "", `Sitemap: ${siteOrigin(c)}/sitemap.xml`]
    : ["Disallow: /"];
  const headers = new Headers({ "cache-control": `public, max-age=${ONE_HOUR_SECONDS}` });
  allowSharedCache(headers, c, { age: ageOf(c.var.cache.now(), POLICY, 0), isStale: false });
  return c.text(["User-agent: *", ...lines, ""].join("\n"), 200, Object.fromEntries(headers));
}
