import type { ListParameters } from "./parameters.ts";
import { databaseTime, GONE, isShown, NEVER, nextChange, responseAt } from "./visibility.ts";

export interface ItemRow {
  /** The item as JSON. Null if the item is not shown. */
  response: string | null;
  changes_at: string | null;
  /** 1 if the item was taken down, otherwise 0. */
  is_gone: number;
}

export interface CountRow {
  total: number;
  /** When the next item of the list will appear or disappear. */
  changes_at: string | null;
}

/** Two queries that run in one round trip: one for a page of a list, and one for the list's total. */
export interface ListQueries {
  page: string;
  count: string;
}

const ONE = "SELECT ?2 AS node_id, 1 AS rank";

const BELOW = `
  SELECT node.node_id, row_number() OVER (ORDER BY node.taxis, node.position) AS rank
  FROM nodes AS top
  JOIN nodes AS node ON node.domain_id = top.domain_id
    AND node.position BETWEEN top.position AND top.last_position
  WHERE top.domain_id = ?1 AND top.node_id = ?2`;

export const OWN_ITEMS = listQueries(ONE, "place");

export const OWN_ITEMS_IN_COLOR = listQueries(ONE, "color_place");

/** The items of a node and of all its descendants. */
export const ITEMS_BELOW = listQueries(BELOW, "place");

export const ITEM_SQL = `
  SELECT CASE WHEN ${isShown("?2")} THEN ${responseAt("?2")} END AS response, ${nextChange("?2")} AS changes_at,
    expire_time = '${GONE}' AS is_gone
  FROM items WHERE id = ?1`;

/**
 * Makes queries that read only the items of the page and the hidden items, however long the lists are. An item is
 * hidden before its `publish_time` and from its `expire_time` on. The items of a list are numbered from its end
 * (migrations/0008_places.sql), so an index finds the items of a page by their numbers. Hidden items also have numbers,
 * which the queries have to skip.
 */
function listQueries(nodes: string, place: "place" | "color_place"): ListQueries {
  const ofNode = "items.domain_id = ?1 AND items.node_id = nodes_listed.node_id";
  const firstAfter = (time: string, more = "") =>
    `(SELECT min(${time}) FROM items WHERE ${ofNode} AND ${time} > ?3 ${more})`;
  const lists = `
    WITH nodes_listed AS MATERIALIZED (${nodes}),
    hidden AS MATERIALIZED (
      SELECT items.node_id, ${place} AS place FROM nodes_listed CROSS JOIN items
      WHERE ${ofNode} AND publish_time > ?3 AND ${place} NOT NULL
      UNION
      SELECT items.node_id, ${place} FROM nodes_listed CROSS JOIN items
      WHERE ${ofNode} AND expire_time < '${NEVER}' AND expire_time <= ?3 AND ${place} NOT NULL
    ),
    sizes AS (
      SELECT node_id, rank,
        coalesce((SELECT max(${place}) FROM items WHERE ${ofNode} AND ${place} NOT NULL), 0) AS size,
        (SELECT count(*) FROM hidden WHERE hidden.node_id = nodes_listed.node_id) AS absent
      FROM nodes_listed
    ),
    lists AS MATERIALIZED (
      SELECT node_id, size, absent, size - absent AS total,
        sum(size - absent) OVER (ORDER BY rank) - size + absent AS before
      FROM sizes
    )`;
  const above = `
    (SELECT count(*) FROM hidden WHERE hidden.node_id = lists.node_id AND hidden.place > items.${place})`;
  return {
    page: `${lists}
      SELECT ${responseAt("?3")} AS response FROM lists CROSS JOIN items
      WHERE items.domain_id = ?1 AND items.node_id = lists.node_id
        AND items.${place} BETWEEN before + size - absent - ?5 - ?4 + 1 AND before + size - ?5
        AND ${isShown("?3")}
        AND before + size - items.${place} - ${above} BETWEEN ?5 AND ?5 + ?4 - 1
      ORDER BY before, items.${place} DESC`,
    count: `${lists}
      SELECT (SELECT coalesce(sum(total), 0) FROM lists) AS total, min(at) AS changes_at FROM (
        SELECT ${firstAfter("publish_time")} AS at FROM nodes_listed
        UNION ALL
        SELECT ${firstAfter("expire_time", `AND expire_time < '${NEVER}'`)} FROM nodes_listed
      )`,
  };
}

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
