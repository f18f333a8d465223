import type { ListParameters } from "./parameters.ts";

export interface ItemRow {
  response: string;
}

export interface CountRow {
  total: number;
}

/** A page of a list and its total, queried in one round trip. */
interface ListQueries {
  page: string;
  count: string;
}

const ORDER = "taxis, publish_time DESC, id DESC";

const OWN = "FROM items WHERE domain_id = ?1 AND node_id = ?2";

export const OWN_ITEMS: ListQueries = {
  page: `SELECT response ${OWN} ORDER BY ${ORDER} LIMIT ?3 OFFSET ?4`,
  count: `SELECT count(*) AS total ${OWN}`,
};

// SQLite uses the partial index only for queries that contain `is_color = 1`.
export const OWN_ITEMS_IN_COLOR: ListQueries = {
  page: `SELECT response ${OWN} AND is_color = 1 ORDER BY ${ORDER} LIMIT ?3 OFFSET ?4`,
  count: `SELECT count(*) AS total ${OWN} AND is_color = 1`,
};

const BELOW = `
  FROM nodes AS top
  JOIN nodes AS node ON node.domain_id = top.domain_id
    AND node.position BETWEEN top.position AND top.last_position
  JOIN items ON items.domain_id = node.domain_id AND items.node_id = node.node_id
  WHERE top.domain_id = ?1 AND top.node_id = ?2`;

/** The items of a node and of all its descendants. */
export const ITEMS_BELOW: ListQueries = {
  page: `SELECT items.response ${BELOW}
    ORDER BY node.taxis, node.position, items.taxis, items.publish_time DESC, items.id DESC
    LIMIT ?3 OFFSET ?4`,
  count: `SELECT count(*) AS total ${BELOW}`,
};

export const ITEM_SQL = "SELECT response FROM items WHERE id = ?1";

/** The two statements of a list call. */
export function listStatements(
  db: Pick<D1Database, "prepare">,
  { page, count }: ListQueries,
  domainId: number,
  { condition: { nodeId }, pageNo, pageSize }: ListParameters,
): D1PreparedStatement[] {
  return [
    db.prepare(page).bind(domainId, nodeId, pageSize, pageNo * pageSize),
    db.prepare(count).bind(domainId, nodeId),
  ];
}
