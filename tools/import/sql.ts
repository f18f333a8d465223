import { stripTags } from "../../shared/content/strip-tags.ts";
import { SEARCH_RANGE } from "../../worker/content-service/search.ts";
import { indexTokens } from "../../worker/content-service/tokens.ts";
import { NEVER } from "../../worker/content-service/visibility.ts";
import { type PlacedNode, placeNodes } from "./nodes.ts";
import type { Seed, SeedItem } from "./seed.ts";

/** `taxis` of items without one: after all others. */
const LAST_TAXIS = 2_147_483_647;

/** D1 accepts statements of at most 100,000 bytes. */
const LONGEST_STATEMENT = 99_000;

type Row = Record<string, string | number | null>;

/** Replaces all content. */
export function contentStatements(locales: Seed[]): string[] {
  const rows = locales.map(localeRows);
  return [
    "DELETE FROM nodes",
    "DELETE FROM items",
    // A contentless index cannot delete single rows, and need not.
    "INSERT INTO search (search) VALUES ('delete-all')",
    ...insert(
      "nodes",
      rows.flatMap(({ nodes }) => nodes),
    ),
    ...insert(
      "items",
      rows.flatMap(({ items }) => items),
    ),
    ...insert(
      "search",
      rows.flatMap(({ search }) => search),
    ),
  ];
}

function localeRows(locale: Seed): { nodes: Row[]; items: Row[]; search: Row[] } {
  const nodes = placeNodes(locale);
  const nodeOf = new Map(nodes.map((placed) => [placed.node.nodeIndexName, placed]));
  const newestFirst = locale.items.toSorted(
    (a, b) => (b.publishTime ?? "").localeCompare(a.publishTime ?? "") || b.id - a.id,
  );
  const items = newestFirst.map((item, rank) => {
    const placed = nodeOf.get(item.node);
    if (!placed) throw new Error(`item ${item.id} belongs to the unknown node ${item.node}`);
    const searchId = placed.isFound ? locale.domainId * SEARCH_RANGE + rank : null;
    return { item, row: itemRow(item, placed, locale.domainId, searchId), searchId };
  });
  return {
    nodes: nodes.map((placed) => nodeRow(locale.domainId, placed)),
    items: items.map(({ row }) => row),
    search: items.flatMap(({ item, searchId }) =>
      searchId === null ? [] : [searchRow(item, searchId)],
    ),
  };
}

function nodeRow(domainId: number, placed: PlacedNode): Row {
  const { node, parentId, position, lastPosition } = placed;
  return {
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
  };
}

function itemRow(
  item: SeedItem,
  placed: PlacedNode,
  domainId: number,
  searchId: number | null,
): Row {
  return {
    id: item.id,
    domain_id: domainId,
    node_id: placed.node.nodeId,
    taxis: item.taxis ?? LAST_TAXIS,
    publish_time: item.publishTime ?? "",
    expire_time: item.expireTime ?? NEVER,
    is_color: Number(item.isColor ?? false),
    search_id: searchId,
    response: JSON.stringify(responseOf(item, placed)),
  };
}

/** The item as the service returns it (docs/content-service.openapi.yaml). */
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

function searchRow({ title, fields, content }: SeedItem, rowid: number): Row {
  return {
    rowid,
    title: indexTokens(title),
    summary: indexTokens(fields.summary ?? ""),
    keywords: indexTokens((fields.keywords ?? []).join(" ")),
    body: indexTokens(stripTags(content)),
  };
}

/** As many rows in each statement as it may have: one in each takes several times as long. */
export function insert(table: string, rows: readonly Row[]): string[] {
  const [first] = rows;
  if (!first) return [];
  const head = `INSERT INTO ${table} (${Object.keys(first).join(", ")}) VALUES `;
  const statements: string[] = [];
  let room = 0;
  for (const row of rows) {
    const values = `(${Object.values(row).map(literal).join(", ")})`;
    room -= Buffer.byteLength(values) + 1;
    if (room >= 0) statements[statements.length - 1] += `,${values}`;
    else {
      statements.push(head + values);
      room = LONGEST_STATEMENT - Buffer.byteLength(head + values);
    }
  }
  return statements;
}

function literal(value: string | number | null): string {
  if (value === null) return "NULL";
  // SQLite's text ends at a NUL character.
  return typeof value === "number"
    ? String(value)
    : `'${value.replaceAll("\0", "").replaceAll("'", "''")}'`;
}
