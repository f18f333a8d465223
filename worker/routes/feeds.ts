import { type Context, Hono } from "hono";
import { findNode, navigationOf } from "../../shared/content/navigation.ts";
import { type Locale, locales, localPath } from "../../shared/i18n/locales.ts";
import { message } from "../../shared/i18n/messages.ts";
import type { AppEnv } from "../app-env.ts";
import { fetchInSmallerPages } from "../content/smaller-pages.ts";
import { type Feed, makeFeed } from "../feeds/feed.ts";
import { accessContent } from "../middleware/provide-content.ts";
import { successHeaders } from "../responses/success-headers.ts";
import { orUnavailable } from "../responses/unavailable.ts";
import { longListCall } from "../upstream/calls.ts";
import { feedEndings, feedLists } from "../urls/feed-paths.ts";
import { siteOrigin } from "../urls/site-origin.ts";

/** Feeds in Atom and JSON Feed format for each locale. */
export const feeds = new Hono<AppEnv>();

interface Format {
  type: string;
  write: (feed: Feed) => Promise<string>;
}

/** A tenth of the worker's code: evaluated with the first feed, not at the start. */
const writers = () => import("../feeds/formats.ts");

const formats: Record<(typeof feedEndings)[number], Format> = {
  xml: {
    type: "application/atom+xml; charset=utf-8",
    write: async (feed) => (await writers()).atomFeed(feed),
  },
  json: {
    type: "application/feed+json; charset=utf-8",
    write: async (feed) => (await writers()).jsonFeed(feed),
  },
};

/** More than a feed has entries: lists may begin with pinned items rather than the newest. */
const LIST_SIZE = 50;

for (const locale of locales) {
  for (const { path, indexName } of feedLists) {
    for (const ending of feedEndings) {
      const format = formats[ending];
      feeds.get(`${localPath(locale, path)}.${ending}`, async (c, next) => {
        if (!c.get("locales").includes(locale)) return next();
        const response = await orUnavailable(() => feed(c, { locale, indexName, format }));
        return response ?? next();
      });
    }
  }
}

interface Requested {
  locale: Locale;
  indexName: string;
  format: Format;
}

async function feed(c: Context<AppEnv>, { locale, indexName, format }: Requested) {
  c.get("record").route = "feed";
  const content = accessContent(c);
  const { domains } = c.get("config");
  const tree = await content.contentOf(locale, c.get("signal")).navigation();
  const navigation = navigationOf(tree, message(locale, "home"));
  const node = findNode(navigation, indexName);
  if (!node) return undefined;
  const { items } = await fetchInSmallerPages({ pageNo: 0, pageSize: LIST_SIZE }, (page) =>
    content.source.get(longListCall(domains[locale] ?? domains.zh, node.nodeId, page)),
  );
  const feedSource = { locale, navigation, node, origin: siteOrigin(c.var), path: c.req.path };
  const headers = successHeaders(c.var, content);
  headers.set("content-type", format.type);
  return new Response(await format.write(makeFeed(feedSource, items)), { headers });
}
