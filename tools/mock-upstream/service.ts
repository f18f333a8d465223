/**
 * Implements the five calls of the protocol with content in memory. This module uses no code of the worker. Otherwise,
 * tests would not notice mistakes in the shared code.
 */

export interface MockItem {
  id: number | string;
  title: string;
  [field: string]: unknown;
}

/** The items of a list. Instead of an array, it may be an object whose `slice` creates the items of a page. */
type Items = Pick<MockItem[], "length" | "slice">;

export interface MockContent {
  /** Maps a domain id to its navigation: the root node, or an array with the root and the nodes outside the tree. */
  trees: Record<string, object | object[]>;
  /** Maps the id of a node to its items, in the order of the list. */
  items: Record<number, MockItem[]>;
  /** Returns the items of a list. If this function is given, lists are not read from `items`. */
  list?: (nodeId: number, isWithGroups: boolean, domainId: number) => Items;
  item?: (id: number) => MockItem | null;
  /** Whether an item was taken down. By default, no item was taken down. */
  isGone?: (id: number) => boolean;
  /** Returns the items that a search finds. By default these are the items with the keyword in their titles. */
  find?: (keyword: string, domainId: number) => Items;
}

export interface MockCall {
  method: string;
  /** Path and query. */
  target: string;
  body: string;
}

export interface MockResponse {
  status: number;
  body: { code: number; data: unknown; message?: string };
}

const ROOT = "/v1/web/api/";
const DEFAULT_PAGE_SIZE = 24;
const LISTS = ["content/list", "content/listAll", "content/search"];

/** Responds to a call as a content service does. */
export function respond({ method, target, body }: MockCall, content: MockContent): MockResponse {
  const url = new URL(target, "http://localhost");
  const call = url.pathname.startsWith(ROOT) ? url.pathname.slice(ROOT.length) : "";
  if (method === "GET" && call === "node/list") {
    return success([content.trees[url.searchParams.get("domainId") ?? ""] ?? []].flat());
  }
  const domainId = Number(url.searchParams.get("domainId"));
  if (method === "POST" && LISTS.includes(call)) return listPage(call, body, domainId, content);
  const [, id] = /^content\/([^/]+)$/.exec(call) ?? [];
  if (method === "GET" && id !== undefined && !LISTS.includes(call)) {
    if (content.isGone?.(Number(id))) {
      return { status: 410, body: { code: 1410, data: null, message: "the item was taken down" } };
    }
    if (content.item) return success(content.item(Number(id)));
    return success(allItems(content).find((item) => String(item.id) === id) ?? null);
  }
  return { status: 404, body: { code: 1404, data: null, message: "no such call" } };
}

function listPage(
  call: string,
  body: string,
  domainId: number,
  content: MockContent,
): MockResponse {
  const { pageNo = 0, pageSize = DEFAULT_PAGE_SIZE, condition } = parse(body);
  const isPage = Number.isInteger(pageNo) && pageNo >= 0 && pageSize > 0;
  if (!isPage || typeof condition !== "object") {
    const message = "pageNo, pageSize or condition is invalid";
    return { status: 200, body: { code: 1400, data: null, message } };
  }
  const all = matching(call, condition, domainId, content);
  const data = all.slice(pageNo * pageSize, (pageNo + 1) * pageSize);
  return success({ data, totalCount: all.length });
}

interface ListBody {
  pageNo?: number;
  pageSize?: number;
  condition?: { nodeId?: number; keyword?: string };
}

function parse(body: string): ListBody {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

function matching(
  call: string,
  { nodeId = 0, keyword = "" }: NonNullable<ListBody["condition"]>,
  domainId: number,
  content: MockContent,
): Items {
  if (call !== "content/search") {
    return (
      content.list?.(nodeId, call === "content/listAll", domainId) ?? content.items[nodeId] ?? []
    );
  }
  if (content.find) return content.find(keyword, domainId);
  return allItems(content).filter(({ title }) => title.includes(keyword));
}

function allItems({ items }: MockContent): MockItem[] {
  return Object.values(items).flat();
}

function success(data: unknown): MockResponse {
  return { status: 200, body: { code: 1000, data } };
}
