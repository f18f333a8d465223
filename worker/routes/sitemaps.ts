import { type Context, Hono } from "hono";
import { orUndefined } from "../../shared/content/errors.ts";
import type { Locale } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";
import { enabledLocale } from "../middleware/context.ts";
import { successHeaders } from "../responses/shareable.ts";
import { indexXml } from "../sitemaps/entry.ts";
import { pagesXml } from "../sitemaps/pages.ts";
import { partXml } from "../sitemaps/part.ts";
import { findPart, listSitemaps, loadSource, readPath } from "../sitemaps/sections.ts";

/**
 * The path of all sitemaps except the index. They are at the root, because a sitemap may only list URLs in its own
 * folder and below (sitemaps.org). The path is a wildcard, because with a regular expression Hono could not use its
 * fastest router.
 */
export const SITEMAP_PARTS = "/sitemap-*";

export const sitemaps = new Hono<AppEnv>();

const XML = "application/xml; charset=utf-8";

sitemaps.get("/sitemap.xml", index);
sitemaps.get(SITEMAP_PARTS, async (c, next) => {
  const { locale, slug, number } = readPath(c.req.path);
  if (!slug || !enabledLocale(c, locale)) return next();
  if (number !== undefined) return (await part(c, locale, slug, number)) ?? next();
  return slug === "pages" ? pages(c, locale) : next();
});

async function index(c: Context<AppEnv>): Promise<Response> {
  c.var.record.route = "sitemap";
  const requested = c.var.config.locales.map(async (locale) =>
    listSitemaps(await loadSource(c.var, locale)),
  );
  // If the navigation of a locale fails, the index lists the sitemaps of the remaining locales.
  const listed = await Promise.all(requested.map(orUndefined));
  if (listed.every((each) => each === undefined)) await Promise.all(requested);
  return complete(c, indexXml(listed.flatMap((each) => each ?? [])));
}

async function pages(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  c.var.record.route = "sitemap pages";
  const source = await loadSource(c.var, locale);
  const requested = c.var.config.locales.map((each) => orUndefined(loadSource(c.var, each)));
  const sources = (await Promise.all(requested)).filter((each) => !!each);
  return complete(c, await pagesXml(source, sources));
}

/** Returns undefined if there is no such part. */
async function part(c: Context<AppEnv>, locale: Locale, slug: string, number: number) {
  c.var.record.route = "sitemap part";
  const source = await loadSource(c.var, locale);
  const found = await findPart(source, slug, number);
  if (!found) return undefined;
  return new Response(await partXml(c.var, source, found), { headers: { "content-type": XML } });
}

function complete(c: Context<AppEnv>, xml: string): Response {
  const headers = successHeaders(c.var, c.req.path);
  headers.set("content-type", XML);
  return new Response(xml, { headers });
}
