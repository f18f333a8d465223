-- A list's items are numbered from its end, in the reverse of its order: the largest number is the size of
-- the list, any page is a range of numbers, and what is published at the top changes none of the others.
ALTER TABLE items ADD COLUMN place INTEGER;
-- The same among the items in colour; NULL for all others.
ALTER TABLE items ADD COLUMN color_place INTEGER;

DROP INDEX items_of_node;
DROP INDEX items_of_node_in_color;
DROP INDEX items_by_publication;
DROP INDEX items_by_expiry;
CREATE UNIQUE INDEX items_by_place ON items (domain_id, node_id, place);
CREATE UNIQUE INDEX items_by_color_place ON items (domain_id, node_id, color_place) WHERE color_place NOT NULL;

-- The few that lists and search must leave out.
CREATE INDEX items_by_publication
  ON items (domain_id, node_id, publish_time, place, color_place, search_id);
CREATE INDEX items_by_expiry
  ON items (domain_id, node_id, expire_time, place, color_place, search_id) WHERE expire_time < '9999';

-- The search index in place of the table `search`, with three rows an item: its title; title, summary and
-- keywords; everything. Their rowids are in that order, so that one pass finds and ranks all hits; see
-- searchRows in tools/import/sql.ts. The older table is emptied, since items have other rows in it now.
CREATE VIRTUAL TABLE words USING fts5 (
  text,
  content = '', contentless_delete = 1, tokenize = 'ascii',
  prefix = '1'
);
INSERT INTO search (search) VALUES ('delete-all');
