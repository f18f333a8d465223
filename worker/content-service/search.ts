import type { SearchParameters } from "./parameters.ts";
import { matchExpression } from "./tokens.ts";
import { databaseTime, NEVER } from "./visibility.ts";

/** Each domain has this many row numbers in the search index (migrations/0008_places.sql). */
export const SEARCH_RANGE = 1_000_000_000;

/** A row of the result. An empty page has a single row, whose `response` is null. */
export interface SearchRow {
  total: number;
  response: string | null;
  /** When the next item of the domain will appear or disappear. */
  changes_at: string | null;
}

/** Each tier of {@link SEARCH_SQL} has this many row numbers in the range of a domain. */
export const SEARCH_TIER = 300_000_000;

/**
 * Restricts a query to items of the domain. The join with `nodes` is needed because the indexes of `items` begin with
 * domain and node.
 */
const ITEMS = `
  FROM nodes CROSS JOIN items ON items.domain_id = nodes.domain_id AND items.node_id = nodes.node_id
  WHERE nodes.domain_id = ?3 AND search_id NOT NULL`;
const EXPIRES = `expire_time < '${NEVER}'`;

/**
 * Finds a page of hits and their total in one pass over the index. Hits are ranked in three tiers. First come items
 * with all words in the title, then items with all words in title, summary and keywords, then all other hits. Within a
 * tier, the row numbers put newer items first.
 */
export const SEARCH_SQL = `
  WITH hidden AS MATERIALIZED (
    SELECT search_id ${ITEMS} AND publish_time > ?6
    UNION ALL
    SELECT search_id ${ITEMS} AND ${EXPIRES} AND expire_time <= ?6
  ), change (at) AS (
    SELECT min(publish_time) ${ITEMS} AND publish_time > ?6
    UNION ALL
    SELECT min(expire_time) ${ITEMS} AND ${EXPIRES} AND expire_time > ?6
  ), hits AS MATERIALIZED (
    SELECT ?2 + (rowid - ?2) % ${SEARCH_TIER} AS hit, min(rowid) AS best
    FROM words WHERE words MATCH ?1 AND rowid BETWEEN ?2 AND ?2 + ${SEARCH_RANGE - 1}
    GROUP BY hit HAVING hit NOT IN hidden
  ), page AS (
    SELECT hit, best FROM hits ORDER BY best LIMIT ?4 OFFSET ?5
  )
  SELECT total, items.response, (SELECT min(at) FROM change) AS changes_at
  FROM (SELECT count(*) AS total FROM hits) LEFT JOIN page LEFT JOIN items ON items.search_id = page.hit
  ORDER BY page.best`;

/** Prepares a search. Returns undefined if the keyword contains no tokens. */
export function searchStatement(
  db: Pick<D1Database, "prepare">,
  domainId: number,
  { condition: { keyword }, pageNo, pageSize }: SearchParameters,
  now: number,
): D1PreparedStatement | undefined {
  const expression = matchExpression(keyword);
  if (expression === undefined) return undefined;
  const [first, offset, time] = [domainId * SEARCH_RANGE, pageNo * pageSize, databaseTime(now)];
  return db.prepare(SEARCH_SQL).bind(expression, first, domainId, pageSize, offset, time);
}
