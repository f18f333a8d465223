import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import { ageOf } from "../cache/policy.ts";
import { allowSharedCache } from "../responses/cache-headers.ts";
import { siteOrigin } from "../urls/site-origin.ts";

const ONE_HOUR_SECONDS = 3600;
const ONE_HOUR = { maxAge: ONE_HOUR_SECONDS * 1000, staleWhileRevalidate: 0, staleIfError: 0 };

/**
 * Endpoints without content for search engines. The search page stays crawlable: its `noindex` has
 * no effect if crawlers cannot fetch it.
 */
const DISALLOWED = ["/api/", "/hooks/"];

/** Rules for crawlers (RFC 9309), and the URL of the sitemap. */
export function robots(c: Context<AppEnv>): Response {
  c.get("record").route = "robots";
  const isIndexed = c.get("config").robots === "index";
  const lines = isIndexed
    ? [
        ...DISALLOWED.map((path) => `Disallow: ${path}`),
        "",
        `Sitemap: ${siteOrigin(c.var)}/sitemap.xml`,
      ]
    : // Every response has `X-Robots-Tag: noindex`, which crawlers must be able to fetch.
      ["Disallow:"];
  const headers = new Headers({ "cache-control": `public, max-age=${ONE_HOUR_SECONDS}` });
  const { now, policies } = c.get("cache");
  const policy = { ...policies.document, ...ONE_HOUR };
  allowSharedCache(headers, c.var, { age: ageOf(now(), policy, 0), isStale: false });
  return c.text(["User-agent: *", ...lines, ""].join("\n"), 200, Object.fromEntries(headers));
}
