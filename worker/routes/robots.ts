import type { Context } from "hono";
import type { AppEnv } from "../app-env.ts";
import { ageOf } from "../cache/policy.ts";
import { allowSharedCache } from "../responses/cache-headers.ts";
import { siteOrigin } from "../urls/site-origin.ts";

const ONE_HOUR_SECONDS = 3600;
const ONE_HOUR = { maxAge: ONE_HOUR_SECONDS * 1000, staleWhileRevalidate: 0, staleIfError: 0 };

/**
 * Nothing to be found there: answers for programs. Pages of search are not among
 * them: who may not read a page does not learn that it is `noindex`.
 */
const CLOSED = ["/api/", "/hooks/"];

/** Tells crawlers where they may go (RFC 9309), and where the sitemap is. */
export function robots(c: Context<AppEnv>): Response {
  c.get("record").route = "robots";
  const isOpen = c.get("config").robots === "index";
  const lines = isOpen
    ? [
        ...CLOSED.map((path) => `Disallow: ${path}`),
        "",
        `Sitemap: ${siteOrigin(c.var)}/sitemap.xml`,
      ]
    : // `X-Robots-Tag: noindex` on every answer keeps the site out, and has to be read for that.
      ["Disallow:"];
  const headers = new Headers({ "cache-control": `public, max-age=${ONE_HOUR_SECONDS}` });
  const { now, policies } = c.get("cache");
  const policy = { ...policies.document, ...ONE_HOUR };
  allowSharedCache(headers, c.var, { age: ageOf(now(), policy, 0), isStale: false });
  return c.text(["User-agent: *", ...lines, ""].join("\n"), 200, Object.fromEntries(headers));
}
