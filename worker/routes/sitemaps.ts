import { type Context, Hono } from "hono";
import type { Edition } from "../../shared/i18n/editions.ts";
import type { AppEnv } from "../app-env.ts";
import { NO_STORE } from "../responses/cache-headers.ts";
import { successHeaders } from "../responses/success-headers.ts";
import { orUnavailable } from "../responses/unavailable.ts";
import {
  askList,
  contextOf,
  knownItems,
  sectionFacts,
  unlessFailing,
} from "../sitemaps/content.ts";
import { entryXml, indexXml, URLSET_END, URLSET_START } from "../sitemaps/entry.ts";
import { pageEntries, shownPages } from "../sitemaps/pages.ts";
import { partXml } from "../sitemaps/part.ts";
import { partsOf, sitemapSections } from "../sitemaps/sections.ts";
import { streamPieces, untilEnd } from "../sitemaps/stream.ts";
import { siteOrigin } from "../urls/site-origin.ts";

/**
 * What search engines may know of (sitemaps.org). Parts lie at the root: a
 * sitemap speaks only for what lies in its own folder and below.
 */
/** A pattern in braces would keep Hono from its quickest router, for all addresses. */
export const SITEMAP_PARTS = "/sitemap-*";

export const sitemaps = new Hono<AppEnv>();

const XML = "application/xml; charset=utf-8";
const PAGES = /^\/sitemap(?:-(en))?-pages\.xml$/;
const PART = /^\/sitemap(?:-(en))?-([a-z-]+)-([1-9]\d{0,3})\.xml$/;

sitemaps.get("/sitemap.xml", (c) => orUnavailable(c, () => index(c)));
sitemaps.get(SITEMAP_PARTS, async (c, next) => {
  const answer = await orUnavailable(c, async () => (await pages(c)) ?? part(c));
  return answer ?? next();
});

async function index(c: Context<AppEnv>): Promise<Response> {
  c.get("record").route = "sitemap";
  const asked = c.get("editions").map((edition) => addressesOf(c, edition));
  // One edition's parts are better than none.
  const parts = await Promise.all(asked.map(unlessFailing));
  if (parts.every((each) => each === undefined)) await Promise.all(asked);
  return complete(c, indexXml(parts.flatMap((each) => each ?? [])));
}

async function addressesOf(c: Context<AppEnv>, edition: Edition) {
  const start = `${siteOrigin(c)}/sitemap${edition === "zh" ? "" : `-${edition}`}`;
  const { navigation } = await contextOf(c, edition);
  const ofSections = sitemapSections(navigation).map(async (section) => {
    const { pageCount, newest } = await sectionFacts(c, edition, section);
    return Array.from({ length: partsOf(pageCount) }, (_, part) => ({
      address: `${start}-${section.slug}-${part + 1}.xml`,
      // New items come first; what has only moved further down has no new time.
      modified: part === 0 ? newest : undefined,
    }));
  });
  return [{ address: `${start}-pages.xml` }, ...(await Promise.all(ofSections)).flat()];
}

async function pages(c: Context<AppEnv>): Promise<Response | undefined> {
  const match = PAGES.exec(c.req.path);
  const edition = match && editionOf(c, match[1]);
  if (!edition) return undefined;
  c.get("record").route = "sitemap pages";
  const context = await contextOf(c, edition);
  const others = c.get("editions").filter((each) => each !== edition);
  const asked = others.map((each) => unlessFailing(contextOf(c, each)));
  const contexts = [context, ...(await Promise.all(asked)).filter((each) => each !== undefined)];
  const shown = new Map(contexts.map((each) => [each.edition, shownPages(each)]));
  const known = await knownItems(c, context, shown.get(edition) ?? []);
  const entries = pageEntries(context, shown, ({ route }) => known.get(route.name) ?? {});
  return complete(c, URLSET_START + entries.map(entryXml).join("") + URLSET_END);
}

async function part(c: Context<AppEnv>): Promise<Response | undefined> {
  const [, prefix, slug, number] = PART.exec(c.req.path) ?? [];
  const edition = slug ? editionOf(c, prefix) : undefined;
  if (!edition) return undefined;
  c.get("record").route = "sitemap part";
  const context = await contextOf(c, edition);
  const section = sitemapSections(context.navigation).find((each) => each.slug === slug);
  if (!section) return undefined;
  const { promise, resolve } = Promise.withResolvers<void>();
  c.get("record").answered = promise;
  const made = partXml(context, section, Number(number), (node, pageNo) =>
    askList(c, edition, node, pageNo),
  );
  const pieces = untilEnd(made, resolve);
  const first = await pieces.next();
  if (first.done) return undefined;
  // Nobody will read the body, nor cancel it.
  if (c.req.method === "HEAD") await pieces.return();
  c.get("leaving").addEventListener("abort", () => resolve(), { once: true });
  return streamed(c, streamPieces(first.value, pieces));
}

function editionOf(c: Context<AppEnv>, name: string | undefined): Edition | undefined {
  return c.get("editions").find((edition) => edition === (name ?? "zh"));
}

function complete(c: Context<AppEnv>, xml: string): Response {
  const headers = successHeaders(c);
  headers.set("content-type", XML);
  return new Response(xml, { headers });
}

function streamed(c: Context<AppEnv>, stream: ReadableStream<Uint8Array>): Response {
  const headers = new Headers({ "content-type": XML, "cache-control": NO_STORE });
  // The local server compresses and holds a stream back unless told that it is encoded already.
  if (c.get("config").localServer) headers.set("content-encoding", "identity");
  return new Response(stream, { headers });
}
