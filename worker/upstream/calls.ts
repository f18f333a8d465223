import { decodeHTML } from "entities/decode";
import { notFound } from "../../shared/content/errors.ts";
import { GROUPED_SIZE } from "../../shared/content/limits.ts";
import type { ContentCard, ContentItem, NodeId, NodeTree } from "../../shared/content/types.ts";
import { summaryOf } from "../../shared/text/summary.ts";
import type { PolicyName } from "../cache/policy.ts";
import {
  ANY_NODE_TAG,
  contentTag,
  NAVIGATION_TAG,
  tagsOfItems,
  tagsOfList,
} from "../cache/tags.ts";
import { exactNumber } from "./exact-json.ts";
import { type SearchedText, searchedText } from "./excerpt.ts";
import { parseNodeTree } from "./node-tree.ts";
import {
  type CleanHtml,
  type IndexEntry,
  type ItemList,
  parseCardList,
  parseIndexPage,
  parseItem,
  parseItemList,
  type ResolveUrl,
} from "./schema.ts";

/** A value of the content service: what it is stored by, and how it is requested and parsed. */
export interface ContentCall<T> {
  name: PolicyName;
  /** Distinguishes calls that have the same name, target and payload, but different values. */
  variant?: string;
  /** The cache policy, if it is not the one that has the call's name. */
  policy?: PolicyName;
  /** Path and query, exactly as sent and signed. */
  target: string;
  /** The target as it may be logged, if it contains a visitor's input. */
  loggedTarget?: string;
  /** Sent as JSON by POST; a call without payload is a GET. */
  payload?: unknown;
  /** A longer response is an upstream error. */
  maxBytes: number;
  /** @param resolve makes URLs in the content absolute. Without it they are the site's own. */
  parse: (response: unknown, clean: CleanHtml, resolve?: ResolveUrl) => T;
  /**
   * Sends other calls instead of this one, and composes the value of their responses, which are not stored
   * separately.
   */
  compose?: (send: <Part>(call: ContentCall<Part>) => Promise<Part>) => Promise<T>;
  /**
   * After a failure the next attempt repeats only the calls that failed. The values of the others are kept, so they
   * must be small.
   */
  keepsParts?: true;
  /** Tags of the content in the value. */
  tags: (value: T) => string[];
  /**
   * Present if HTTP 404 means that there is no such item, and 410 that it was taken down: the tags of that answer.
   * Otherwise both are failures.
   */
  missingTags?: string[];
}

export interface PageQuery {
  /** Zero-based, as in the content service. */
  pageNo: number;
  pageSize: number;
}

const MEBIBYTE = 2 ** 20;
export const ITEM_LIMIT = 2 * MEBIBYTE;
/** Bytes of the navigation, and of a page of a list or of search results. */
export const LIST_LIMIT = 8 * MEBIBYTE;
/** Bytes of all items on a page. A page contains their bodies twice, and is in memory as a whole. */
export const GROUPS_LIMIT = 4 * MEBIBYTE;

export function navigationCall(domainId: number) {
  return {
    name: "navigation",
    target: target("node/list", domainId),
    maxBytes: LIST_LIMIT,
    parse: (response, _, resolve) => parseNodeTree(response, resolve),
    tags: () => [NAVIGATION_TAG, ANY_NODE_TAG],
  } satisfies ContentCall<NodeTree>;
}

/** @param isColor narrows the list in the content service; omitted if undefined. */
export function listCall(domainId: number, nodeId: NodeId, page: PageQuery, isColor?: boolean) {
  return {
    name: "list",
    target: target("content/list", domainId),
    payload: { ...page, condition: { nodeId: exactNumber(nodeId), isColor } },
    maxBytes: LIST_LIMIT,
    parse: (response, clean, resolve) => withSeen(parseItemList(response, clean, resolve), page),
    tags: ({ items }: ItemList<ContentCard>) => tagsOfList(nodeId, items),
  } satisfies ContentCall<ItemList>;
}

/** A page of a list without bodies, which cards do not show. */
export function cardsCall(
  ...[domainId, nodeId, page, isColor]: Parameters<typeof listCall>
): ContentCall<ItemList<ContentCard>> {
  return {
    ...listCall(domainId, nodeId, page, isColor),
    variant: "without bodies",
    // A summary is plain text: sanitising the body would only take time.
    parse: (response, _, resolve) => {
      const list = parseCardList(
        response,
        (raw) => {
          const summary = raw.summary ?? summaryOf(raw.content, decodeHTML);
          return summary ? { summary } : {};
        },
        resolve,
      );
      return withSeen(list, page);
    },
  };
}

/** A page of a node's index: the items of a list without their bodies. */
export function indexPageCall(
  domainId: number,
  nodeId: NodeId,
  page: PageQuery,
): ContentCall<ItemList<IndexEntry>> {
  const start = page.pageNo * page.pageSize;
  return {
    ...listCall(domainId, nodeId, page),
    parse: (response, _, resolve) => withSeen(parseIndexPage(response, start, resolve), page),
  };
}

/** The list with a total of at least what has been seen. Some services state no total, or only that of the page. */
function withSeen<List extends ItemList<ContentCard>>(list: List, page: PageQuery): List {
  const { items, rejected, total } = list;
  const { pageNo, pageSize } = page;
  const length = items.length + rejected.length;
  const before = pageNo * pageSize;
  // Beyond the end some services repeat the last page; others know no pages.
  const isLastPage = before >= total && length === (total % pageSize || Math.min(total, pageSize));
  const isPage = length > 0 && length <= pageSize && !isLastPage;
  const seen = isPage ? before + length : length;
  return { ...list, total: Math.max(total, seen) };
}

export function groupsCall(
  domainId: number,
  nodeId: NodeId,
  page: PageQuery = { pageNo: 0, pageSize: GROUPED_SIZE },
): ContentCall<ItemList> {
  return {
    name: "groups",
    target: target("content/listAll", domainId),
    payload: { ...page, condition: { nodeId: exactNumber(nodeId) } },
    maxBytes: GROUPS_LIMIT,
    parse: (response, clean, resolve) => withSeen(parseItemList(response, clean, resolve), page),
    tags: ({ items }) => tagsOfList(nodeId, items),
  };
}

export function itemCall(id: string): ContentCall<ContentItem> {
  return {
    name: "item",
    target: `/v1/web/api/content/${encodeURIComponent(id)}`,
    loggedTarget: "/v1/web/api/content/{id}",
    maxBytes: ITEM_LIMIT,
    parse: (response, clean, resolve) => {
      const item = parseItem(response, clean, resolve);
      // Some services read `010` as 10, which would give one item many URLs.
      if (item.id !== id) throw notFound("the item");
      return item;
    },
    tags: (item) => tagsOfItems([item]),
    missingTags: [contentTag(id)],
  };
}

/** A card with the text for its excerpt. */
export type SearchHit = ContentCard & { searched: SearchedText };

/** A page of search results without excerpts. Hundreds may be filtered, of which a page shows a dozen. */
export function searchCall(
  domainId: number,
  keyword: string,
  page: PageQuery,
): ContentCall<ItemList<SearchHit>> {
  return {
    name: "search",
    target: target("content/search", domainId),
    payload: { ...page, condition: { keyword } },
    maxBytes: LIST_LIMIT,
    parse: (response, _, resolve) =>
      withSeen(
        parseCardList(
          response,
          ({ content }) => ({ searched: searchedText(content, decodeHTML) }),
          resolve,
        ),
        page,
      ),
    tags: ({ items }) => tagsOfItems(items),
  };
}

function target(call: string, domainId: number): string {
  return `/v1/web/api/${call}?domainId=${domainId}`;
}
