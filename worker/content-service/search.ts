import { matchExpression } from "./tokens.ts";

/** Size of a domain's range of rows in the search index; see migrations/0002_search.sql. */
export const SEARCH_RANGE = 1_000_000_000;

export interface SearchPage {
  domainId: number;
  keyword: string;
  limit: number;
  offset: number;
}

/** A row of the result: `response` is null in the only row of an empty page. */
export interface SearchRow {
  total: number;
  response: string | null;
}

/**
 * A page of hits and their total in one query. Hits are ranked in three disjoint tiers: all words
 * in the title; in title, summary or keywords; anywhere. Within a tier they are ordered by row,
 * newest first.
 */
export const SEARCH_SQL = `
  WITH total AS (
    SELECT count(*) AS total FROM search WHERE search MATCH ?1 AND rowid BETWEEN ?4 AND ?5
  ), page AS (
    SELECT 1 AS tier, rowid AS hit FROM search WHERE search MATCH ?2 AND rowid BETWEEN ?4 AND ?5
    UNION ALL
    SELECT 2, rowid FROM search WHERE search MATCH ?3 AND rowid BETWEEN ?4 AND ?5
    UNION ALL
    SELECT 3, rowid FROM search WHERE search MATCH ?6 AND rowid BETWEEN ?4 AND ?5
    ORDER BY tier, hit LIMIT ?7 OFFSET ?8
  )
  SELECT total.total, items.response
  FROM total LEFT JOIN page LEFT JOIN items ON items.search_id = page.hit
  ORDER BY page.tier, page.hit`;

/** Prepares a search; undefined if the keyword contains no tokens. */
export function searchStatement(
  db: Pick<D1Database, "prepare">,
  { domainId, keyword, limit, offset }: SearchPage,
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
    );
}
