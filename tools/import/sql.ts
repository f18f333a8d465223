import { stripTags } from "../../shared/content/strip-tags.ts";
import { SEARCH_RANGE } from "../../worker/content-service/search.ts";
import { indexTokens } from "../../worker/content-service/tokens.ts";
import { type PlacedNode, placeNodes } from "./nodes.ts";
import type { Seed, SeedItem } from "./seed.ts";

/** `taxis` of items without one: after all others. */
const LAST_TAXIS = 2_147_483_647;

/** Replaces all content; one row per statement, since D1 accepts at most 100 KB each. */
export function contentStatements(locales: Seed[]): string[] {
  return [
    "DELETE FROM nodes",
    "DELETE FROM items",
    // A contentless index cannot delete single rows, and need not.
    "INSERT INTO search (search) VALUES ('delete-all')",
    ...locales.flatMap(localeStatements),
  ];
}

function localeStatements(locale: Seed): string[] {
  const nodes = placeNodes(locale);
  const nodeOf = new Map(nodes.map((placed) => [placed.node.nodeIndexName, placed]));
  const newestFirst = locale.items.toSorted(
    (a, b) => (b.publishTime ?? "").localeCompare(a.publishTime ?? "") || b.id - a.id,
  );
  return [
    ...nodes.map((placed) => nodeStatement(locale.domainId, placed)),
    ...newestFirst.flatMap((item, rank) => {
      const placed = nodeOf.get(item.node);
      if (!placed) throw new Error(`item ${item.id} belongs to the unknown node ${item.node}`);
      return itemStatements(item, placed, locale.domainId, rank);
    }),
  ];
}

function nodeStatement(domainId: number, placed: PlacedNode): string {
  const { node, parentId, position, lastPosition } = placed;
  return insert("nodes", {
    domain_id: domainId,
    node_id: node.nodeId,
    parent_id: parentId,
    node_name: node.nodeName,
    index_name: node.nodeIndexName,
    link_url: node.linkUrl ?? null,
    taxis: node.taxis,
    is_show: Number(node.isShow),
    position,
    last_position: lastPosition,
  });
}

function itemStatements(
  item: SeedItem,
  placed: PlacedNode,
  domainId: number,
  rank: number,
): string[] {
  const searchId = placed.isFound ? domainId * SEARCH_RANGE + rank : null;
  const row = insert("items", {
    id: item.id,
    domain_id: domainId,
    node_id: placed.node.nodeId,
    taxis: item.taxis ?? LAST_TAXIS,
    publish_time: item.publishTime ?? "",
    is_color: Number(item.isColor ?? false),
    search_id: searchId,
    response: JSON.stringify(responseOf(item, placed)),
  });
  return searchId === null ? [row] : [row, insert("search", searchRow(item, searchId))];
}

/** The item as the service returns it (contract section 3). */
export function responseOf(item: SeedItem, { node }: Pick<PlacedNode, "node">) {
  return {
    id: item.id,
    title: item.title,
    ...item.fields,
    publishTime: item.publishTime,
    isColor: item.isColor,
    content: item.content,
    node: {
      nodeId: node.nodeId,
      nodeIndexName: node.nodeIndexName,
      nodeName: node.nodeName,
      taxis: node.taxis,
    },
  };
}

function searchRow({ title, fields, content }: SeedItem, rowid: number) {
  return {
    rowid,
    title: indexTokens(title),
    summary: indexTokens(fields.summary ?? ""),
    keywords: indexTokens((fields.keywords ?? []).join(" ")),
    body: indexTokens(stripTags(content)),
  };
}

function insert(table: string, row: Record<string, string | number | null>): string {
  const values = Object.values(row).map(literal);
  return `INSERT INTO ${table} (${Object.keys(row).join(", ")}) VALUES (${values.join(", ")})`;
}

function literal(value: string | number | null): string {
  if (value === null) return "NULL";
  // SQLite's text ends at a NUL character.
  return typeof value === "number"
    ? String(value)
    : `'${value.replaceAll("\0", "").replaceAll("'", "''")}'`;
}
