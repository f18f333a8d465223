-- Creates the table of 0002_search.sql again, so that single rows can be deleted. For that, the table has to store the
-- sizes of columns, which 0002_search.sql left out. The table is empty until the import that follows each new migration.
-- rowid is still domain * 1,000,000,000 + place, but a place now depends on the item's day and on few other items
-- (searchPlaces in tools/content-import/sql.ts).
DROP TABLE search;
CREATE VIRTUAL TABLE search USING fts5 (
  title, summary, keywords, body,
  content = '', contentless_delete = 1, tokenize = 'ascii',
  prefix = '1'
);
