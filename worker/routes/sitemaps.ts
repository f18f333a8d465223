import { build } from "virtual:client-assets";
import { type Context, Hono } from "hono";
import { defaultLocale } from "../../shared/brand/locales.ts";
import { orUndefined } from "../../shared/content/errors.ts";
import { type Locale, locales } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";
import { type Cacheable, type Cached, forward, reuse } from "../cache/cache.ts";
import { compose, type Loaded } from "../cache/entry.ts";
import { cacheUrl } from "../cache/key.ts";
import type { FreshnessLimit } from "../cache/policy.ts";
import { listTag } from "../cache/tags.ts";
import { documentSettings } from "../config/config.ts";
import type { RequestCalls } from "../content-api/request-calls.ts";
import { enabledLocale } from "../middleware/context.ts";
import { successHeaders } from "../responses/shareable.ts";
import { indexXml, type SitemapSource } from "../sitemaps/entry.ts";
import { pagesXml } from "../sitemaps/pages.ts";
import {
  loadSource,
  MAX_CALLS,
  type Part,
  partOf,
  partXml,
  sitemapSections,
  summarizeSection,
} from "../sitemaps/sections.ts";

/**
 * All parts are at the root, because a sitemap may only list URLs in its own folder and below (sitemaps.org). With a
 * regular expression as the path, Hono could not use its fastest router.
 */
export const SITEMAP_PARTS = "/sitemap-*";

export const sitemaps = new Hono<AppEnv>();

/**
 * The sitemap index lists at most this many parts of a section, beginning with the newest. A content service may state
 * any number of items.
 */
const LISTED_PARTS = 1000;
const XML = "application/xml; charset=utf-8";
const PART = /^([a-z-]+)-([1-9]\d{0,3})\.xml$/;

sitemaps.get("/sitemap.xml", index);
sitemaps.get(SITEMAP_PARTS, async (c, next) => {
  const { locale, name } = fileOf(c);
  if (!locale) return next();
  return name === "pages.xml" ? pages(c, locale) : ((await part(c, locale, name)) ?? next());
});

async function index(c: Context<AppEnv>): Promise<Response> {
  c.var.record.route = "sitemap";
  const requested = c.var.config.locales.map((locale) => partEntries(c, locale));
  // If one locale fails, the parts of the others are listed.
  const parts = await Promise.all(requested.map(orUndefined));
  if (parts.every((each) => each === undefined)) await Promise.all(requested);
  return complete(c, indexXml(parts.flatMap((each) => each ?? [])));
}

async function partEntries(c: Context<AppEnv>, locale: Locale) {
  const source = await loadSource(c.var, locale);
  const start = `${source.origin}/sitemap${locale === defaultLocale ? "" : `-${locale}`}`;
  const ofSections = sitemapSections(source.navigation).map(async (section) => {
    const { parts, newest } = await summarizeSection(source, section);
    const before = Math.max(0, parts - LISTED_PARTS);
    return Array.from({ length: parts - before }, (_, index) => ({
      url: `${start}-${section.slug}-${before + index + 1}.xml`,
      // Only the last part has a date, because new items are always in it.
      modified: before + index + 1 === parts ? newest : undefined,
    }));
  });
  return [{ url: `${start}-pages.xml` }, ...(await Promise.all(ofSections)).flat()];
}

async function pages(c: Context<AppEnv>, locale: Locale): Promise<Response> {
  c.var.record.route = "sitemap pages";
  const source = await loadSource(c.var, locale);
  const requested = c.var.config.locales.map((each) => orUndefined(loadSource(c.var, each)));
  const sources = (await Promise.all(requested)).filter((each) => !!each);
  return complete(c, await pagesXml(source, sources));
}

async function part(c: Context<AppEnv>, locale: Locale, file: string) {
  const [, slug, number] = PART.exec(file) ?? [];
  if (!slug) return undefined;
  c.var.record.route = "sitemap part";
  const source = await loadSource(c.var, locale);
  const section = sitemapSections(source.navigation).find((each) => each.slug === slug);
  const found = section && (await partOf(source, section, Number(number)));
  if (!found) return undefined;
  const { cache, calls } = c.var;
  const name = `${locale} ${slug} ${number}`;
  const stored = await reuse(cache, cacheablePart(c, source, name, found));
  const body = stored
    ? (await stored.result).entry.value
    : await streamWhileLoading((write) => {
        const { result } = forward(cache, cacheablePart(c, source, name, found, write));
        return calls.waitFor(result);
      });
  return new Response(body, { headers: { "content-type": XML } });
}

const encoder = new TextEncoder();

/**
 * Streams a value while it is loaded. If another request is already loading the value, all of it is written at the end.
 * Resolves once there is something to read. A later failure breaks the stream, so that a partial sitemap is not
 * mistaken for a complete one.
 */
async function streamWhileLoading(load: (write: Write) => Promise<Cached<string>>) {
  const first = Promise.withResolvers<void>();
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  let hasWritten = false;
  const write = (xml: string) => {
    hasWritten = true;
    first.resolve();
    // Writing fails once the visitor has disconnected. The load must go on, because other requests may wait for it.
    writer.write(encoder.encode(xml)).catch(() => {});
  };
  const loading = load(write).then(({ entry }) => {
    if (!hasWritten) write(entry.value);
    return writer.close();
  });
  loading.catch((error) => writer.abort(error)).catch(() => {});
  await Promise.race([first.promise, loading]);
  return readable;
}

/**
 * Splits a path: `/sitemap-en-press-releases-1.xml` has the locale `en`, if that is enabled, and the name
 * `press-releases-1.xml`.
 */
function fileOf(c: Context<AppEnv>): { locale: Locale | undefined; name: string } {
  const name = c.req.path.replace(/^\/sitemap-/, "");
  const other = locales.find((each) => each !== defaultLocale && name.startsWith(`${each}-`));
  if (!other) return { locale: enabledLocale(c, defaultLocale), name };
  return { locale: enabledLocale(c, other), name: name.slice(other.length + 1) };
}

/** The limit for a part that may get new items. It is an hour, because not every content service reports new items. */
const OPEN: FreshnessLimit = { maxAge: 3_600_000, mustRevalidate: false };

type Write = (xml: string) => void;

/**
 * Describes a part of a section's sitemap for the cache. While the part is loaded, the XML of each page of a list is
 * passed to `write`.
 */
function cacheablePart(
  c: Context<AppEnv>,
  source: SitemapSource,
  name: string,
  part: Part,
  write: Write = () => {},
): Cacheable<string> {
  const { cache, calls, config, origin } = c.var;
  return {
    key: cacheUrl(origin, "documents", [build, documentSettings(config), "sitemap", name]),
    name: "sitemap",
    policy: cache.policies.sitemap,
    mustRevalidate: true,
    timeout: MAX_CALLS * config.upstream.timeoutMs,
    signal: c.req.raw.signal,
    async load(aborted) {
      const own = calls.afresh({ signal: aborted });
      try {
        let xml = "";
        for await (const chunk of partXml({ ...source, calls: own }, part)) {
          xml += chunk;
          write(chunk);
        }
        return toPart(xml, own, part);
      } finally {
        calls.sent.push(...own.sent);
      }
    },
  };
}

/** Makes the cache entry of a part. A full part has no tags of lists, because new items change only the last part. */
function toPart(xml: string, calls: RequestCalls, { isOpen, ranges }: Part): Loaded<string> {
  const lists = new Set(ranges.map(({ node }) => listTag(node.nodeId)));
  const tags = [...calls.tags].filter((tag) => isOpen || !lists.has(tag));
  return { ...compose(calls.results, tags), value: xml, limits: isOpen ? [OPEN] : [] };
}

function complete(c: Context<AppEnv>, xml: string): Response {
  const headers = successHeaders(c.var, c.req.path);
  headers.set("content-type", XML);
  return new Response(xml, { headers });
}
