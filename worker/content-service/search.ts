import { matchExpression } from "./tokens.ts";
import { databaseTime } from "./visibility.ts";

/** Size of a domain's range of rows in the search index; see migrations/0002_search.sql. */
export const SEARCH_RANGE = 1_000_000_000;

export interface SearchPage {
  domainId: number;
  keyword: string;
  limit: number;
  offset: number;
  /** Milliseconds since 1970. */
  now: number;
}

/** A row of the result: `response` is null in the only row of an empty page. */
export interface SearchRow {
  total: number;
  response: string | null;
  /** When the first item of the domain will appear or disappear. */
  changes_at: string | null;
}

/** The domain's items that are shown. */
const AMONG = "rowid BETWEEN ?4 AND ?5 AND rowid NOT IN hidden";

/**
 * A page of hits and their total in one query. Hits are ranked in three disjoint tiers: all words
 * in the title; in title, summary or keywords; anywhere. Within a tier they are ordered by row,
 * newest first.
 */
export const SEARCH_SQL = `
  WITH hidden AS MATERIALIZED (
    SELECT search_id FROM items WHERE publish_time > ?9 AND search_id NOT NULL
    UNION ALL
    SELECT search_id FROM items
    WHERE expire_time < '9999' AND expire_time <= ?9 AND search_id NOT NULL
  ), change (at) AS (
    SELECT min(publish_time) FROM items WHERE publish_time > ?9 AND +search_id BETWEEN ?4 AND ?5
    UNION ALL
    SELECT min(expire_time) FROM items
    WHERE expire_time < '9999' AND expire_time > ?9 AND +search_id BETWEEN ?4 AND ?5
  ), total AS (
    SELECT count(*) AS total FROM search WHERE search MATCH ?1 AND ${AMONG}
  ), page AS (
    SELECT 1 AS tier, rowid AS hit FROM search WHERE search MATCH ?2 AND ${AMONG}
    UNION ALL
    SELECT 2, rowid FROM search WHERE search MATCH ?3 AND ${AMONG}
    UNION ALL
    SELECT 3, rowid FROM search WHERE search MATCH ?6 AND ${AMONG}
    ORDER BY tier, hit LIMIT ?7 OFFSET ?8
  )
  SELECT total.total, items.response, (SELECT min(at) FROM change) AS changes_at
  FROM total LEFT JOIN page LEFT JOIN items ON items.search_id = page.hit
  ORDER BY page.tier, page.hit`;

/** Prepares a search; undefined if the keyword contains no tokens. */
export function searchStatement(
  db: Pick<D1Database, "prepare">,
  { domainId, keyword, limit, offset, now }: SearchPage,
): D1PreparedStatement | undefined {
  const anywhere = matchExpression(keyword);
  if (anywhere === undefined) return undefined;
  const title = `({title} : (${anywhere}))`;
  const heading = `({title summary keywords} : (${anywhere}))`;
  const first = domainId * SEARCH_RANGE;
  return db
    .prepare(SEARCH_SQL)
    .bind(
      anywhere,
      title,
      `${heading} NOT ${title}`,
      first,
      first + SEARCH_RANGE - 1,
      `(${anywhere}) NOT ${heading}`,
      limit,
      offset,
      databaseTime(now),
    );
}
