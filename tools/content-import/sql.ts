import { SEARCH_RANGE, SEARCH_TIER } from "../../worker/content-service/search.ts";
import { GONE, NEVER } from "../../worker/content-service/visibility.ts";
import { LONGEST_STATEMENT, literal, searchTexts } from "./item-texts.ts";
import { type PlacedNode, placeNodes } from "./nodes.ts";
import type { Seed, SeedItem } from "./seed.ts";

/** The `taxis` of items whose files do not set it. It is larger than any other `taxis`, so these items come last. */
const LAST_TAXIS = 2_147_483_647;

export type Row = Record<string, string | number | null>;

/** Maps each table to the columns that identify a row of the table. */
const KEYS = {
  nodes: ["domain_id", "node_id"],
  items: ["id"],
  words: ["rowid"],
  redirects: ["domain_id", "path"],
  files: ["path"],
} as const;

type Table = keyof typeof KEYS;

const TABLES = Object.keys(KEYS) as Table[];

/** The rows of all tables. */
export type Rows = Record<Table, Row[]>;

/** The rows for the content of all locales. */
export function contentRows(locales: readonly Seed[]): Rows {
  const rows = locales.map(rowsOf);
  const all = (table: Table) => rows.flatMap((locale) => locale[table]);
  return {
    nodes: all("nodes"),
    items: all("items"),
    words: all("words"),
    redirects: all("redirects"),
    files: all("files"),
  };
}

/** The statements that replace all content of a database. */
export function contentStatements(locales: readonly Seed[]): string[] {
  return replacingStatements(contentRows(locales));
}

export function replacingStatements(rows: Rows): string[] {
  return [
    "DELETE FROM items",
    "INSERT INTO words (words) VALUES ('delete-all')",
    "DELETE FROM nodes",
    "DELETE FROM redirects",
    "DELETE FROM files",
    ...TABLES.flatMap((table) => insert(table, rows[table])),
  ];
}

/**
 * The statements that replace only the rows that differ. All outdated rows are deleted before new rows are inserted.
 * Otherwise, a new row could have a list position that an outdated row still has, and positions must be unique.
 */
export function changeStatements(before: Rows, after: Rows): string[] {
  const changes = TABLES.map((table) => {
    const [old, own] = [keyed(before[table], table), keyed(after[table], table)];
    const isSame = (key: string) => JSON.stringify(old.get(key)) === JSON.stringify(own.get(key));
    return {
      table,
      removed: [...old.keys()].filter((key) => !isSame(key)),
      added: [...own].flatMap(([key, row]) => (isSame(key) ? [] : [row])),
    };
  });
  return [
    ...changes.flatMap(({ table, removed }) =>
      removed.map((key) => `DELETE FROM ${table} WHERE (${KEYS[table].join(", ")}) = (${key})`),
    ),
    ...changes.flatMap(({ table, added }) => insert(table, added)),
  ];
}

function keyed(rows: readonly Row[], table: Table): Map<string, Row> {
  const keyOf = (row: Row) => KEYS[table].map((name) => literal(row[name] ?? null)).join(", ");
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function rowsOf(locale: Seed): Rows {
  const { domainId } = locale;
  const nodes = placeNodes(locale);
  const nodeOf = new Map(nodes.map((placed) => [placed.node.nodeIndexName, placed]));
  const redirects = Array.from(locale.redirects ?? [], ([path, to]) => ({
    domain_id: domainId,
    path,
    link_url: to,
  }));
  const rows: Rows = {
    nodes: nodes.map((node) => nodeRow(domainId, node)),
    items: [],
    words: [],
    redirects,
    files: (locale.files ?? []).map(({ path, address, publishTime, expireTime }) => ({
      path: path.toLowerCase(),
      address,
      publish_time: publishTime,
      expire_time: expireTime,
    })),
  };
  for (const [place, item] of locale.items.toSorted(newestFirst).entries()) {
    const placed = nodeOf.get(item.node);
    if (!placed) throw new Error(`item ${item.id} belongs to the unknown node ${item.node}`);
    const isFound = placed.isFound && !item.gone;
    const searchId = isFound ? domainId * SEARCH_RANGE + place : null;
    rows.items.push(
      item.gone ? goneRow(item, placed, domainId) : itemRow(item, placed, domainId, searchId),
    );
    if (searchId !== null) rows.words.push(...searchRows(item, searchId));
  }
  const listed = rows.items.filter((row) => row.expire_time !== GONE);
  number(listed, "place");
  number(
    listed.filter((row) => row.is_color === 1),
    "color_place",
  );
  return rows;
}

/**
 * Numbers the items of each list, and writes the numbers into the column `place` or `color_place`. The last item of a
 * list gets 1.
 */
function number(items: readonly Row[], name: "place" | "color_place"): void {
  const sizes = new Map<unknown, number>();
  for (const row of items.toSorted(lastFirst)) {
    const place = (sizes.get(row.node_id) ?? 0) + 1;
    sizes.set(row.node_id, place);
    row[name] = place;
  }
}

/**
 * Compares two rows, so that the last item of a list comes first. A list is in the order of `taxis`. Items with the
 * same `taxis` are in the order of their time, the newest first.
 */
function lastFirst(a: Row, b: Row): number {
  const byTime = String(a.publish_time).localeCompare(String(b.publish_time));
  return Number(b.taxis) - Number(a.taxis) || byTime || Number(a.id) - Number(b.id);
}

function newestFirst(a: SeedItem, b: SeedItem): number {
  return (b.publishTime ?? "").localeCompare(a.publishTime ?? "") || b.id - a.id;
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
    opening: node.opening ?? null,
    list: node.list ?? null,
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
    place: null,
    color_place: null,
    search_id: searchId,
    ...translationColumns(item),
    response: JSON.stringify(responseOf(item, placed)),
  };
}

function translationColumns({ translations }: SeedItem): Row {
  return {
    translations: translations ? JSON.stringify(translations.ids) : null,
    translated_from: translations ? (translations.from ?? "") : null,
    translated_until: translations ? (translations.until ?? NEVER) : null,
  };
}

/** The row of an item that was taken down. It contains only the id and the node, and no text of the item. */
function goneRow({ id, node }: SeedItem, placed: PlacedNode, domainId: number): Row {
  const nothing: SeedItem = { id, node, title: "", content: "", expireTime: GONE, fields: {} };
  return { ...itemRow(nothing, placed, domainId, null), response: "null" };
}

/** The item in the form in which the content service returns it (docs/content-service.openapi.yaml). */
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

/** The rows of an item in the search index, one for each of the three search texts (see SEARCH_SQL). */
function searchRows(item: SeedItem, searchId: number): Row[] {
  return searchTexts(item).map((text, tier) => ({ rowid: searchId + tier * SEARCH_TIER, text }));
}

/**
 * The statements that insert rows into a table. Each statement inserts as many rows as fit, because an import with one
 * row per statement takes several times as long.
 */
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
