import { pageRoutes } from "../../shared/brand/pages.ts";
import { localPath } from "../../shared/i18n/locales.ts";
import { databaseTime } from "../../worker/content-service/visibility.ts";
import type { ReadLocale } from "../content-import/check-content.ts";
import { itemPaths } from "../content-import/item-paths.ts";
import type { Row, Rows } from "../content-import/sql.ts";

/** The changes that an import makes visible to visitors. */
export interface Change {
  nodeIds: number[];
  contentIds: number[];
  /**
   * Whether the navigation or the redirects change. Then all pages are invalidated. Each page shows the navigation, and
   * a changed redirect cannot be invalidated alone, because responses have no cache tag for it.
   */
  isEverywhere: boolean;
}

/** A content-changed call has at most this many ids. */
const MAX_IDS = 1000;

/**
 * The columns whose values visitors can see. Only these columns are compared, because all other columns are computed
 * from them.
 */
const ITEM_COLUMNS = [
  ...["node_id", "taxis", "publish_time", "expire_time", "is_color", "response"],
  ...["translations", "translated_from", "translated_until"],
];

/** The rows of a database before an import, with only the columns that are compared. */
export type StoredRows = Pick<Rows, "nodes" | "items" | "redirects">;

/** The queries that read {@link StoredRows}. */
export const STORED_SQL = {
  nodes:
    "SELECT domain_id, node_id, node_name, index_name, link_url, taxis, is_show, opening, list FROM nodes",
  items: `SELECT id, ${ITEM_COLUMNS.join(", ")} FROM items`,
  redirects: "SELECT domain_id, path, link_url FROM redirects",
} as const;

/** The difference between two states of the database. Undefined if visitors cannot see a difference. */
export function changeBetween(before: StoredRows, after: StoredRows): Change | undefined {
  const isEverywhere =
    differs(before.nodes, after.nodes) || differs(before.redirects, after.redirects);
  const [old, own] = [byId(before.items), byId(after.items)];
  const ids = [...new Set([...old.keys(), ...own.keys()])].filter(
    (id) => textOf(old.get(id)) !== textOf(own.get(id)),
  );
  if (ids.length === 0 && !isEverywhere) return undefined;
  const nodes = ids.flatMap((id) => [old.get(id)?.node_id, own.get(id)?.node_id]);
  const nodeIds = [...new Set(nodes.flatMap((id) => id ?? []))].map(Number);
  return { nodeIds, contentIds: ids.map(Number), isEverywhere };
}

/**
 * The body of the content-changed call that announces a change (docs/api.md). If there are too many ids for one call,
 * the body announces a change of everything.
 */
export function noticeOf({ nodeIds, contentIds, isEverywhere }: Change) {
  const isMuch = nodeIds.length + contentIds.length > MAX_IDS;
  return isEverywhere || isMuch ? { all: true as const } : { nodeIds, contentIds };
}

function byId(rows: readonly Row[]): Map<Row[string] | undefined, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function textOf(row: Row | undefined): string | undefined {
  return row && JSON.stringify(ITEM_COLUMNS.map((name) => row[name] ?? null));
}

/** Whether the rows differ in a column that `STORED_SQL` reads. */
function differs(before: readonly Row[], after: readonly Row[]): boolean {
  const names = Object.keys(before[0] ?? {});
  const texts = (rows: readonly Row[]) =>
    rows.map((row) => JSON.stringify(names.map((name) => row[name] ?? null))).toSorted();
  return JSON.stringify(texts(before)) !== JSON.stringify(texts(after));
}

/**
 * The paths of the pages that a change affects: the pages of changed items, and the lists with these items. Items that
 * were taken down are included. Scheduled items are left out, because nobody may learn their paths before they are
 * published.
 */
export function changedPaths(
  change: Change,
  locales: readonly Pick<ReadLocale, "locale" | "seed">[],
  now: number,
): string[] {
  const time = databaseTime(now);
  const paths = locales.flatMap(({ locale, seed }) => {
    const pathOf = itemPaths(locale, seed);
    const shown = seed.items.filter(
      ({ id, publishTime = "", gone }) =>
        change.contentIds.includes(id) && (gone || publishTime <= time),
    );
    const names = new Set(shown.map(({ node }) => node));
    const lists = pageRoutes.filter(
      ({ indexName, parent }) => !parent && indexName && names.has(indexName),
    );
    return [
      ...shown.flatMap(({ id }) => pathOf.get(id) ?? []),
      ...lists.map(({ path }) => localPath(locale, `/${path}`)),
    ];
  });
  return [...new Set(paths.map((path) => path.replace(/[?#].*/, "")))];
}
