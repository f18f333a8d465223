import { groupSlug } from "../../../shared/content/groups.ts";
import { pageRoutes } from "../../../shared/routing/table.ts";
import type { ViewName } from "../../../shared/routing/views.ts";
import { type Locale, locales, type PageNode, WORDS } from "./content.ts";

/** A warmed path: a page or an `/api` call. */
export interface WarmPath {
  path: string;
  /** ETag of the last response. */
  etag?: string | undefined;
  /** Bytes of the complete response when warmed; failures shown in place make it much shorter. */
  bytes: number;
}

const paged = new Set<ViewName>([
  "list",
  "disclosures",
  "ratings",
  "videos",
  "social",
  "positions",
]);
const PAGES = 3;
const ITEMS_SEEN = 6;

export function warmPaths(): WarmPath[] {
  return locales
    .flatMap((locale) => [...pagesOf(locale), ...callsOf(locale)])
    .map((path) => ({ path, bytes: 0 }));
}

function pagesOf({ prefix, nodes }: Locale): string[] {
  const searches = WORDS.flatMap((word) =>
    numbered(`/home/search?keyword=${encodeURIComponent(word)}`, "&"),
  );
  const paths = ["/home", ...searches, ...nodes.flatMap(pathsOfNode)];
  return paths.map((path) => prefix + path);
}

function pathsOfNode(node: PageNode): string[] {
  const { path, view } = node.route;
  const own = paged.has(view) ? numbered(`/${path}`, "?") : [`/${path}`];
  const groups = node.groups.map((name) => `/${path}?group=${groupSlug(name)}`);
  return [...own, ...groups, ...itemPaths(node)];
}

function itemPaths({ route, items }: PageNode): string[] {
  const detail = pageRoutes.find(({ parent }) => parent === route.indexName);
  if (!detail) return [];
  return items.slice(0, ITEMS_SEEN).map(({ id }) => `/${detail.path.replace(":id", String(id))}`);
}

function numbered(path: string, separator: string): string[] {
  const others = Array.from({ length: PAGES - 1 }, (_, index) => index + 2);
  return [path, ...others.map((page) => `${path}${separator}page=${page}`)];
}

function callsOf({ name, nodes }: Locale): string[] {
  const [node] = nodes.filter(({ route }) => route.view === "list");
  const [group] = nodes.filter(({ groups }) => groups.length > 0);
  const id = node?.items[0]?.id;
  return [
    "/api/nodes?",
    `/api/contents?nodeId=${node?.nodeId}&pageSize=12&view=card&`,
    `/api/contents?nodeId=${node?.nodeId}&page=2&`,
    `/api/groups?nodeId=${group?.nodeId}&`,
    `/api/contents/${id}?`,
    `/api/contents/${id}/adjacent?`,
    `/api/search?keyword=${encodeURIComponent(WORDS[0] ?? "")}&`,
  ].map((path) => `${path}domain=${name}`);
}
