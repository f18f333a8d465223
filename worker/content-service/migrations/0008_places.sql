-- The items of a list are numbered from its end. The largest number is therefore the size of the list, any page is a
-- range of numbers, and an item published at the top does not change other numbers.
ALTER TABLE items ADD COLUMN place INTEGER;
-- Place among the items with is_color = 1. NULL for all other items.
ALTER TABLE items ADD COLUMN color_place INTEGER;

DROP INDEX items_of_node;
DROP INDEX items_of_node_in_color;
DROP INDEX items_by_publication;
DROP INDEX items_by_expiry;
CREATE UNIQUE INDEX items_by_place ON items (domain_id, node_id, place);
CREATE UNIQUE INDEX items_by_color_place ON items (domain_id, node_id, color_place) WHERE color_place NOT NULL;

-- Lists and search use these indexes to find the few items that they must leave out.
CREATE INDEX items_by_publication
  ON items (domain_id, node_id, publish_time, place, color_place, search_id);
CREATE INDEX items_by_expiry
  ON items (domain_id, node_id, expire_time, place, color_place, search_id) WHERE expire_time < '9999';

-- This search index replaces the table `search`. Each item has three rows: one for its title, one for title, summary
-- and keywords, and one for all its text. Their rowids are in this order, so that one pass finds and ranks all hits
-- (searchRows in tools/content-import/sql.ts). The old table is emptied, because its row numbers no longer belong to
-- the same items.
CREATE VIRTUAL TABLE words USING fts5 (
  text,
  content = '', contentless_delete = 1, tokenize = 'ascii',
  prefix = '1'
);
INSERT INTO search (search) VALUES ('delete-all');
