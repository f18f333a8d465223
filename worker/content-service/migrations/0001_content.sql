-- All tables but the nonces are generated from seed/ and replaced by each import.

-- Node ids are unique within a domain only: 2382 exists in both locales.
CREATE TABLE nodes (
  domain_id INTEGER NOT NULL,
  node_id INTEGER NOT NULL,
  -- NULL: the root, or a top-level node beside it.
  parent_id INTEGER,
  node_name TEXT NOT NULL,
  index_name TEXT NOT NULL,
  link_url TEXT,
  taxis INTEGER NOT NULL,
  is_show INTEGER NOT NULL,
  -- Depth-first position and that of the last descendant: a subtree is one range.
  position INTEGER NOT NULL,
  last_position INTEGER NOT NULL,
  PRIMARY KEY (domain_id, node_id)
) WITHOUT ROWID;

CREATE UNIQUE INDEX nodes_by_position ON nodes (domain_id, position);

-- Columns that queries filter and sort by. `answer` (`response` since 0005) is the complete item
-- as JSON, exactly as in responses, so that it is passed through without being built for each
-- request.
CREATE TABLE items (
  id INTEGER PRIMARY KEY,
  domain_id INTEGER NOT NULL,
  node_id INTEGER NOT NULL,
  -- 2147483647 if the files set none: such items come last.
  taxis INTEGER NOT NULL,
  -- YYYY-MM-DD HH:mm:ss in Asia/Shanghai; empty if there is none.
  publish_time TEXT NOT NULL,
  is_color INTEGER NOT NULL,
  -- Row of the search index; NULL: excluded from search. See 0002_search.sql.
  search_id INTEGER UNIQUE,
  answer TEXT NOT NULL
);

-- In list order, so that pages are read without sorting.
CREATE INDEX items_of_node ON items (domain_id, node_id, taxis, publish_time DESC, id DESC);
CREATE INDEX items_of_node_in_color ON items (domain_id, node_id, taxis, publish_time DESC, id DESC)
  WHERE is_color = 1;

CREATE TABLE meta (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
