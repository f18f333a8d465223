import { GROUPED_SIZE } from "../../shared/content/limits.ts";
import type { ContentItem, NodeTree } from "../../shared/content/types.ts";
import type { DataKey } from "../cache/key.ts";
import type { PolicyName } from "../cache/policy.ts";
import { ANY_NODE_TAG, contentTag, NAVIGATION_TAG, nodeTag, tagsOfItems } from "../cache/tags.ts";
import type { UpstreamCall } from "./client.ts";
import {
  type CleanHtml,
  type ItemList,
  parseItem,
  parseItemList,
  parseNodeTree,
} from "./schema.ts";

/** One of the five calls of specification section 7: how it is sent, named and read. */
export interface ContentCall<T> {
  key: Pick<DataKey, "parameters"> & {
    call: "navigation" | "list" | "groups" | "item" | "search";
  };
  /** How long it is stored; by the name of the call unless named. */
  policy?: PolicyName;
  request: UpstreamCall;
  parse: (answer: unknown, clean: CleanHtml) => T;
  /** Tags of what the response shows; the first names what it is about. */
  tagsOf: (value: T) => string[];
  /** Tags of the fact that there is no such thing. */
  missingTags?: string[];
  /** Stands for an answer beyond `maxBytes`, and is kept like one; without it such an answer is a failure. */
  tooLong?: T;
}

export interface PageQuery {
  /** Zero-based, as the content service counts. */
  pageNo: number;
  pageSize: number;
}

const MEBIBYTE = 2 ** 20;
const LIST_LIMIT = 2 * MEBIBYTE;
const TREE_LIMIT = 8 * MEBIBYTE;

export function navigationCall(domainId: number): ContentCall<NodeTree> {
  return {
    key: { call: "navigation", parameters: { domainId } },
    request: {
      method: "GET",
      target: target("node/list", domainId),
      maxBytes: TREE_LIMIT,
      isUsuallySame: true,
    },
    parse: parseOnce,
    tagsOf: () => [NAVIGATION_TAG, ANY_NODE_TAG],
  };
}

const parsedTrees = new WeakMap<object, NodeTree>();

/** The same answer yields the same tree, which pages have made much of already. */
function parseOnce(answer: unknown): NodeTree {
  const known = typeof answer === "object" && answer !== null && parsedTrees.get(answer);
  if (known) return known;
  const tree = parseNodeTree(answer);
  parsedTrees.set(answer as object, tree);
  return tree;
}

export function listCall(domainId: number, nodeId: number, page: PageQuery): ContentCall<ItemList> {
  return {
    key: { call: "list", parameters: { domainId, nodeId, ...page } },
    request: post(target("content/list", domainId), { ...page, condition: { nodeId } }, LIST_LIMIT),
    parse: parseItemList,
    tagsOf: ({ items }) => [nodeTag(nodeId), ...tagsOfItems(items)],
  };
}

/** The same for feeds and sitemaps, which ask for smaller pages where one is too long; see long-lists.ts. */
export function longListCall(
  domainId: number,
  nodeId: number,
  page: PageQuery,
): ContentCall<ItemList> {
  const call = listCall(domainId, nodeId, page);
  return {
    ...call,
    // What stands for too long an answer must never be taken for a list.
    key: { ...call.key, parameters: { ...call.key.parameters, mayBeTooLong: true } },
    tooLong: { items: [], total: 0, rejected: [], isTooLong: true },
  };
}

/** A list without bodies: thousands of them would take half a minute to clean. */
export function listHeadsCall(
  domainId: number,
  nodeId: number,
  page: PageQuery,
): ContentCall<ItemList> {
  const call = longListCall(domainId, nodeId, page);
  return {
    ...call,
    key: { ...call.key, parameters: { ...call.key.parameters, bodies: false } },
    parse: (answer) => parseItemList(answer, () => ""),
  };
}

export function groupsCall(domainId: number, nodeId: number): ContentCall<ItemList> {
  const page = { pageNo: 0, pageSize: GROUPED_SIZE };
  return {
    key: { call: "groups", parameters: { domainId, nodeId } },
    request: post(
      target("content/listAll", domainId),
      { ...page, condition: { nodeId } },
      TREE_LIMIT,
    ),
    parse: parseItemList,
    tagsOf: ({ items }) => [nodeTag(nodeId), ...tagsOfItems(items)],
  };
}

export function itemCall(id: string): ContentCall<ContentItem> {
  return {
    key: { call: "item", parameters: { id } },
    request: {
      method: "GET",
      target: `/v1/web/api/content/${encodeURIComponent(id)}`,
      maxBytes: LIST_LIMIT,
      mayBeMissing: true,
    },
    parse: parseItem,
    tagsOf: (item) => tagsOfItems([item]),
    missingTags: [contentTag(id)],
  };
}

export function searchCall(
  domainId: number,
  keyword: string,
  page: PageQuery,
): ContentCall<ItemList> {
  return {
    key: { call: "search", parameters: { domainId, keyword, ...page } },
    request: post(
      target("content/search", domainId),
      { ...page, condition: { keyword } },
      LIST_LIMIT,
    ),
    parse: parseItemList,
    tagsOf: ({ items }) => tagsOfItems(items),
  };
}

function target(call: string, domainId: number): string {
  return `/v1/web/api/${call}?domainId=${domainId}`;
}

function post(path: string, payload: unknown, maxBytes: number): UpstreamCall {
  return { method: "POST", target: path, payload, maxBytes };
}
