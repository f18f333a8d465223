import { type Context, Hono } from "hono";
import { findNode, navigationOf } from "../../shared/content/navigation.ts";
import { type Edition, editions, localPath } from "../../shared/i18n/editions.ts";
import { message } from "../../shared/i18n/messages.ts";
import { successHeaders } from "../answers/success-headers.ts";
import { orUnavailable } from "../answers/unavailable.ts";
import type { AppEnv } from "../app-env.ts";
import { type Feed, makeFeed } from "../feeds/feed.ts";
import { atomFeed, jsonFeed } from "../feeds/formats.ts";
import { siteOrigin } from "../site-origin.ts";

/** What is new, for feed readers: Atom and JSON Feed, in each edition. */
export const feeds = new Hono<AppEnv>();

/** By address without its ending, the node whose list it tells of. */
const lists = {
  "/feed": "PRESS RELEASES",
  "/feeds/disclosures": "INFORMATION DISCLOSURE",
};

interface Format {
  type: string;
  write: (feed: Feed) => string;
}

const formats: Record<string, Format> = {
  xml: { type: "application/atom+xml; charset=utf-8", write: atomFeed },
  json: { type: "application/feed+json; charset=utf-8", write: jsonFeed },
};

/** More than a feed shows: a list may begin with what is important rather than new. */
const ASKED_FOR = 50;

for (const edition of editions) {
  for (const [path, indexName] of Object.entries(lists)) {
    for (const [ending, format] of Object.entries(formats)) {
      feeds.get(`${localPath(edition, path)}.${ending}`, async (c, next) => {
        if (!c.var.editions.includes(edition)) return next();
        const answer = await orUnavailable(c, () => feed(c, { edition, indexName, format }));
        return answer ?? next();
      });
    }
  }
}

interface Asked {
  edition: Edition;
  indexName: string;
  format: Format;
}

async function feed(c: Context<AppEnv>, { edition, indexName, format }: Asked) {
  c.var.record.route = "feed";
  const content = c.var.content.contentOf(edition, c.var.leaving);
  const navigation = navigationOf(await content.navigation(), message(edition, "home"));
  const node = findNode(navigation, indexName);
  if (!node) return undefined;
  const { items } = await content.list({ nodeId: node.nodeId, pageSize: ASKED_FOR });
  const source = { edition, navigation, node, origin: siteOrigin(c), path: c.req.path };
  const headers = successHeaders(c);
  headers.set("content-type", format.type);
  return new Response(format.write(makeFeed(source, items)), { headers });
}
