import { type Context, Hono } from "hono";
import { feeds as lists } from "../../shared/brand/pages.ts";
import { findNode, navigationOf } from "../../shared/content/navigation.ts";
import { type Locale, locales, localPath } from "../../shared/i18n/locales.ts";
import type { AppEnv } from "../app-env.ts";
import { domainOf } from "../config/config.ts";
import { createContentApi } from "../content-api/content-api.ts";
import { checkRateLimit } from "../middleware/rate-limit.ts";
import { successHeaders } from "../responses/shareable.ts";
import { listCall } from "../upstream/calls.ts";

export const feeds = new Hono<AppEnv>();

/**
 * Loads the module that writes feeds. This module is a tenth of the worker's code, so it is evaluated when the first
 * feed is requested, and not when the worker starts.
 */
const format = () => import("../feeds/feed.ts");

/**
 * The newest items of a feed are chosen from this many items of a list. These are more items than a feed has, because
 * the list may begin with pinned items, which may be old.
 */
const LIST_SIZE = 50;

for (const locale of locales) {
  for (const { path, indexName } of lists) {
    feeds.get(localPath(locale, path), async (c, next) => {
      if (!c.var.config.locales.includes(locale)) return next();
      return (await feed(c, locale, indexName)) ?? next();
    });
  }
}

async function feed(c: Context<AppEnv>, locale: Locale, indexName: string) {
  const { calls, config, origin, record, url } = c.var;
  record.route = "feed";
  // Visitors can make up queries, and a cache in front of the worker may store a response for each made-up query.
  if (url.search) await checkRateLimit(c, "ITEM_LIMIT");
  const tree = await createContentApi(locale, calls).navigation();
  const navigation = navigationOf(tree, locale);
  const node = findNode(navigation, indexName);
  if (!node) return undefined;
  const domainId = domainOf(config, locale);
  const page = { pageNo: 0, pageSize: LIST_SIZE };
  const { items } = await calls.get(listCall(domainId, node.nodeId, page));
  const feedSource = {
    locale,
    locales: config.locales,
    navigation,
    node,
    origin,
    path: c.req.path,
  };
  const headers = successHeaders(c.var, c.req.path);
  headers.set("content-type", "application/atom+xml; charset=utf-8");
  const { atomFeed } = await format();
  return new Response(atomFeed(feedSource, items), { headers });
}
