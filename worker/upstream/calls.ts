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
import { type SearchedText, searchedText } from "../content-html/excerpt.ts";
import type { CleanHtml } from "../content-html/html.ts";
import type { ResolveUrl } from "../content-html/html-attributes.ts";
import { summaryFields } from "../content-html/summary-fields.ts";
import { exactNumber } from "./exact-json.ts";
import { parseNodeTree } from "./node-tree.ts";
import {
  type IndexEntry,
  type ItemList,
  parseCardList,
  parseIndexPage,
  parseItem,
  parseItemList,
} from "./schema.ts";

/** Describes a call to the content service: how it is sent, how its response is parsed, and how the value is cached. */
export interface ContentCall<T> {
  name: PolicyName;
  /**
   * A part of the cache key. It distinguishes calls with the same name, target and payload whose responses are parsed
   * into different values.
   */
  variant?: string;
  /** The name of the cache policy. If this field is missing, the policy with the call's name applies. */
  policy?: PolicyName;
  /** Path and query, exactly as sent and signed. */
  target: string;
  /** Logged instead of `target` if the target contains a visitor's input. */
  loggedTarget?: string;
  /** Sent as JSON in a POST request. Without a payload the request is a GET. */
  payload?: unknown;
  /** A response of more than this many bytes is an upstream error. */
  maxBytes: number;
  /**
   * @param resolve makes URLs in the content absolute, and may change URLs of media from http: to https:. If `resolve`
   * is missing, the URLs stay unchanged.
   */
  parse: (response: unknown, clean: CleanHtml, resolve?: ResolveUrl) => T;
  /**
   * Sends several calls instead of this one, and combines their responses into the value. Only the combined value is
   * stored.
   */
  compose?: (send: <Part>(call: ContentCall<Part>) => Promise<Part>) => Promise<T>;
  /**
   * If true and some calls of `compose` fail, the next attempt repeats only the failed calls. The values of the other
   * calls stay in memory, so these values must be small.
   */
  keepsParts?: true;
  /** Cache tags of the content in the value. */
  tags: (value: T) => string[];
  /**
   * Cache tags of a 404 or 410 response. Set for calls in which these statuses say that an item does not exist or was
   * taken down. For all other calls these statuses are failures.
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
/** The navigation may have at most this many bytes, and so may each page of a list or of search results. */
export const LIST_LIMIT = 8 * MEBIBYTE;
/**
 * All groups of a page together may have at most this many bytes. The document of the page contains each body twice and
 * is held in memory as a whole.
 */
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

/**
 * @param isColor if it is defined, the content service is asked for only those items whose `isColor` has this value.
 * The embedded content service ignores the value `false`, and returns all items.
 */
export function listCall(domainId: number, nodeId: NodeId, page: PageQuery, isColor?: boolean) {
  return {
    name: "list",
    target: target("content/list", domainId),
    payload: { ...page, condition: { nodeId: exactNumber(nodeId), isColor } },
    maxBytes: LIST_LIMIT,
    parse: (response, clean, resolve) =>
      withRaisedTotal(parseItemList(response, clean, resolve), page),
    tags: ({ items }: ItemList<ContentCard>) => tagsOfList(nodeId, items),
  } satisfies ContentCall<ItemList>;
}

/** Requests a page of a list. The bodies of the items are dropped, because cards do not show them. */
export function cardsCall(
  ...[domainId, nodeId, page, isColor]: Parameters<typeof listCall>
): ContentCall<ItemList<ContentCard>> {
  return {
    ...listCall(domainId, nodeId, page, isColor),
    variant: "without bodies",
    // A summary is plain text, so the body need not be sanitised.
    parse: (response, _, resolve) => {
      const list = parseCardList(
        response,
        (raw) => summaryFields(raw.summary ?? summaryOf(raw.content, decodeHTML)),
        resolve,
      );
      return withRaisedTotal(list, page);
    },
  };
}

/** Requests a page of a node's index. Its items have only the fields that an index needs. */
export function indexPageCall(
  domainId: number,
  nodeId: NodeId,
  page: PageQuery,
): ContentCall<ItemList<IndexEntry>> {
  const start = page.pageNo * page.pageSize;
  return {
    ...listCall(domainId, nodeId, page),
    parse: (response, _, resolve) =>
      withRaisedTotal(parseIndexPage(response, start, resolve), page),
  };
}

/**
 * Raises the total to the number of items that are known to exist. Some services send no total, or only the number of
 * items on the page.
 */
function withRaisedTotal<List extends ItemList<ContentCard>>(list: List, page: PageQuery): List {
  const { items, rejected, total } = list;
  const { pageNo, pageSize } = page;
  const length = items.length + rejected.length;
  const before = pageNo * pageSize;
  // Beyond the end, some services repeat the last page, and others send the whole list.
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
    parse: (response, clean, resolve) =>
      withRaisedTotal(parseItemList(response, clean, resolve), page),
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
      // The service must return the item with exactly the requested id. Some services read `010` as 10, which would
      // give one item many URLs.
      if (item.id !== id) throw notFound("the item");
      return item;
    },
    tags: (item) => tagsOfItems([item]),
    missingTags: [contentTag(id)],
  };
}

/** A search result, with the text from which its excerpt is cut. */
export type SearchHit = ContentCard & { searched: SearchedText };

/**
 * Requests a page of search results. Excerpts are cut later, and only for the dozen results that a page shows, because
 * a filter may read hundreds of results.
 */
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
      withRaisedTotal(
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
