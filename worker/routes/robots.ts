import type { Context } from "hono";
import { allowSharedCache } from "../answers/cache-headers.ts";
import type { AppEnv } from "../app-env.ts";
import { ageOf } from "../cache/policy.ts";
import { siteOrigin } from "../site-origin.ts";

const ONE_HOUR_SECONDS = 3600;
const POLICY = { freshMs: ONE_HOUR_SECONDS * 1000, staleMs: 0 };

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
    ? [...CLOSED.map((path) => `Disallow: ${path}`), "", `Sitemap: ${siteOrigin(c)}/sitemap.xml`]
    : // `X-Robots-Tag: noindex` on every answer keeps the site out, and has to be read for that.
      ["Disallow:"];
  const headers = new Headers({ "cache-control": `public, max-age=${ONE_HOUR_SECONDS}` });
  allowSharedCache(headers, c, { age: ageOf(c.get("cache").now(), POLICY, 0), isStale: false });
  return c.text(["User-agent: *", ...lines, ""].join("\n"), 200, Object.fromEntries(headers));
}
