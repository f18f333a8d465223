import { stripTags } from "../../shared/content/strip-tags.ts";
import { SEARCH_RANGE } from "../../worker/content-service/search.ts";
import { indexTokens } from "../../worker/content-service/tokens.ts";
import { GONE, NEVER } from "../../worker/content-service/visibility.ts";
import { type PlacedNode, placeNodes } from "./nodes.ts";
import type { Seed, SeedItem } from "./seed.ts";

/** `taxis` of items without one: after all others. */
const LAST_TAXIS = 2_147_483_647;

/** D1 accepts statements of at most 100,000 bytes. */
const LONGEST_STATEMENT = 99_000;

/** Of up to 16 digits each. */
const IDS_IN_STATEMENT = 5_000;

const DAY_MS = 86_400_000;
/** 1 January 1700, in days since 1970. */
const FIRST_DAY = -98_615;
/** Up to 2246. */
const DAYS = 199_500;
const PLACES_OF_DAY = SEARCH_RANGE / 200_000;

type Row = Record<string, string | number | null>;

/** A locale as the database has it. */
export interface LocaleRows {
  domainId: number;
  nodes: Row[];
  items: ReadonlyMap<number, ItemRows>;
}

export interface ItemRows {
  item: Row;
  /** Absent if search does not find the item. */
  search?: Row | undefined;
}

/** Ids of the items that differ. */
export interface Changes {
  added: number[];
  changed: number[];
  removed: number[];
}

/** Replaces all content. */
export function contentStatements(locales: readonly LocaleRows[]): string[] {
  return [
    "DELETE FROM items",
    "INSERT INTO search (search) VALUES ('delete-all')",
    ...nodeStatements(locales),
    ...insertItems(locales.flatMap(({ items }) => [...items.values()])),
  ];
}

/** Replaces the nodes, which are few, and of the items those that differ. */
export function changeStatements(
  locales: readonly LocaleRows[],
  { added, changed, removed }: Changes,
): string[] {
  const written = new Set([...added, ...changed]);
  const items = locales.flatMap((locale) => [...locale.items]);
  return [
    ...deleteItems([...removed, ...written]),
    ...nodeStatements(locales),
    ...insertItems(items.flatMap(([id, rows]) => (written.has(id) ? rows : []))),
  ];
}

function deleteItems(ids: readonly number[]): string[] {
  return chunk(ids, IDS_IN_STATEMENT).flatMap((some) => [
    `DELETE FROM search WHERE rowid IN (SELECT search_id FROM items WHERE id IN (${some.join()}))`,
    `DELETE FROM items WHERE id IN (${some.join()})`,
  ]);
}

function nodeStatements(locales: readonly LocaleRows[]): string[] {
  const nodes = locales.flatMap((locale) => locale.nodes);
  return ["DELETE FROM nodes", ...insert("nodes", nodes)];
}

function insertItems(items: readonly ItemRows[]): string[] {
  const found = items.flatMap(({ search }) => (search ? [search] : []));
  const rows = items.map(({ item }) => item);
  return [...insert("items", rows), ...insert("search", found)];
}

export function localeRows(locale: Seed): LocaleRows {
  const nodes = placeNodes(locale);
  const nodeOf = new Map(nodes.map((placed) => [placed.node.nodeIndexName, placed]));
  const places = searchPlaces(locale.items);
  const items = locale.items.map((item): [number, ItemRows] => {
    const placed = nodeOf.get(item.node);
    if (!placed) throw new Error(`item ${item.id} belongs to the unknown node ${item.node}`);
    if (item.gone) return [item.id, { item: goneRow(item, placed, locale.domainId) }];
    if (!placed.isFound) return [item.id, { item: itemRow(item, placed, locale.domainId, null) }];
    const searchId = locale.domainId * SEARCH_RANGE + (places.get(item) ?? 0);
    const row = itemRow(item, placed, locale.domainId, searchId);
    return [item.id, { item: row, search: searchRow(item, searchId) }];
  });
  return {
    domainId: locale.domainId,
    nodes: nodes.map((placed) => nodeRow(locale.domainId, placed)),
    items: new Map(items),
  };
}

/**
 * Places in the search index, newest first: each day has room of its own, filled from its end, so
 * that a new item displaces at most those of its day that are newer.
 */
function searchPlaces(items: readonly SeedItem[]): Map<SeedItem, number> {
  const oldestFirst = items.toSorted(
    (a, b) => (a.publishTime ?? "").localeCompare(b.publishTime ?? "") || a.id - b.id,
  );
  let place = SEARCH_RANGE;
  return new Map(
    oldestFirst.map((item) => {
      place = Math.min(place - 1, lastPlaceOfDay(item.publishTime));
      return [item, place];
    }),
  );
}

/** Undated items come last, before all days. */
function lastPlaceOfDay(time: string | undefined): number {
  const day = time ? Math.floor(Date.parse(time.slice(0, 10)) / DAY_MS) - FIRST_DAY : 0;
  return SEARCH_RANGE - 1 - Math.min(Math.max(day, 0), DAYS) * PLACES_OF_DAY;
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

/** What was taken down leaves nothing but its id. */
function goneRow({ id, node }: SeedItem, placed: PlacedNode, domainId: number): Row {
  const nothing: SeedItem = { id, node, title: "", content: "", expireTime: GONE, fields: {} };
  return { ...itemRow(nothing, placed, domainId, null), response: "null" };
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

export function chunk<T>(values: readonly T[], size: number): T[][] {
  const count = Math.ceil(values.length / size);
  return Array.from({ length: count }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}

function literal(value: string | number | null): string {
  if (value === null) return "NULL";
  // SQLite's text ends at a NUL character.
  return typeof value === "number"
    ? String(value)
    : `'${value.replaceAll("\0", "").replaceAll("'", "''")}'`;
}
