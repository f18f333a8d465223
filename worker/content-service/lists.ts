import type { ListParameters } from "./parameters.ts";
import { databaseTime, GONE, isShown, nextChange } from "./visibility.ts";

export interface ItemRow {
  /** Null for an item that is not shown. */
  response: string | null;
  changes_at: string | null;
  /** 1 for an item that was taken down. */
  is_gone: number;
}

export interface CountRow {
  total: number;
  /** When the first of the items, shown or not, will appear or disappear. */
  changes_at: string | null;
}

/** A page of a list and its total, queried in one round trip. */
export interface ListQueries {
  page: string;
  count: string;
}

const ORDER = "taxis, publish_time DESC, id DESC";

const OWN = "FROM items WHERE domain_id = ?1 AND node_id = ?2";

const SHOWN = isShown("?3");

const COUNT = `SELECT count(*) FILTER (WHERE ${SHOWN}) AS total, min(${nextChange("?3")}) AS changes_at`;

export const OWN_ITEMS: ListQueries = {
  page: `SELECT response ${OWN} AND ${SHOWN} ORDER BY ${ORDER} LIMIT ?4 OFFSET ?5`,
  count: `${COUNT} ${OWN}`,
};

// SQLite uses the partial index only for queries that contain `is_color = 1`.
export const OWN_ITEMS_IN_COLOR: ListQueries = {
  page: `SELECT response ${OWN} AND is_color = 1 AND ${SHOWN} ORDER BY ${ORDER} LIMIT ?4 OFFSET ?5`,
  count: `${COUNT} ${OWN} AND is_color = 1`,
};

const BELOW = `
  FROM nodes AS top
  JOIN nodes AS node ON node.domain_id = top.domain_id
    AND node.position BETWEEN top.position AND top.last_position
  JOIN items ON items.domain_id = node.domain_id AND items.node_id = node.node_id
  WHERE top.domain_id = ?1 AND top.node_id = ?2`;

/** The items of a node and of all its descendants. */
export const ITEMS_BELOW: ListQueries = {
  page: `SELECT items.response ${BELOW} AND ${SHOWN}
    ORDER BY node.taxis, node.position, items.taxis, items.publish_time DESC, items.id DESC
    LIMIT ?4 OFFSET ?5`,
  count: `${COUNT} ${BELOW}`,
};

export const ITEM_SQL = `
  SELECT CASE WHEN ${isShown("?2")} THEN response END AS response, ${nextChange("?2")} AS changes_at,
    expire_time = '${GONE}' AS is_gone
  FROM items WHERE id = ?1`;

/** The two statements of a list call. */
export function listStatements(
  db: Pick<D1Database, "prepare">,
  { page, count }: ListQueries,
  domainId: number,
  { condition: { nodeId }, pageNo, pageSize }: ListParameters,
  now: number,
): D1PreparedStatement[] {
  const time = databaseTime(now);
  return [
    db.prepare(page).bind(domainId, nodeId, time, pageSize, pageNo * pageSize),
    db.prepare(count).bind(domainId, nodeId, time),
  ];
}
