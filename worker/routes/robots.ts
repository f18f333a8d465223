import type { Context } from "hono";
import { ERRORS_PATH, VITALS_PATH } from "../../shared/page/reporting.ts";
import type { AppEnv } from "../app-env.ts";
import { isMixed, NO_STORE, SHARED_CACHE_CONTROL } from "../responses/cache-headers.ts";

const ONE_HOUR = "public, max-age=3600";

/**
 * Endpoints without content for search engines. The search page stays crawlable: its `noindex` has
 * no effect if crawlers cannot fetch it.
 */
const DISALLOWED = ["/api/", "/hooks/", VITALS_PATH, ERRORS_PATH];

/** Rules for crawlers (RFC 9309), and the URL of the sitemap. */
export function robots(c: Context<AppEnv>): Response {
  c.get("record").route = "robots";
  const isIndexed = c.get("config").robots === "index";
  const lines = isIndexed
    ? [
        ...DISALLOWED.map((path) => `Disallow: ${path}`),
        "",
        `Sitemap: ${c.get("origin")}/sitemap.xml`,
      ]
    : // Every response has `X-Robots-Tag: noindex`, which crawlers must be able to fetch.
      ["Disallow:"];
  return c.text(["User-agent: *", ...lines, ""].join("\n"), 200, {
    "cache-control": ONE_HOUR,
    [SHARED_CACHE_CONTROL]: isMixed(c.var) ? NO_STORE : ONE_HOUR,
  });
}
