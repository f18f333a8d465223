-- The table of 0002_search.sql again, from which single rows can be deleted; that needs the sizes of
-- columns. It is empty until the import that follows each new migration. rowid is now
-- domain * 1,000,000,000 + place, where a place depends on the item's day and on few other items: see
-- searchPlaces in tools/import/sql.ts.
DROP TABLE search;
CREATE VIRTUAL TABLE search USING fts5 (
  title, summary, keywords, body,
  content = '', contentless_delete = 1, tokenize = 'ascii',
  prefix = '1'
);
