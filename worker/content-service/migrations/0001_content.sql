-- All tables are generated from the seed and replaced by each import.

-- Node ids are unique only within a domain. The id 2382, for example, exists in both locales.
CREATE TABLE nodes (
  domain_id INTEGER NOT NULL,
  node_id INTEGER NOT NULL,
  -- NULL for the root and for top-level nodes beside it.
  parent_id INTEGER,
  node_name TEXT NOT NULL,
  index_name TEXT NOT NULL,
  link_url TEXT,
  taxis INTEGER NOT NULL,
  is_show INTEGER NOT NULL,
  -- Positions of the node and of its last descendant in depth-first order, so that a subtree is one range.
  position INTEGER NOT NULL,
  last_position INTEGER NOT NULL,
  PRIMARY KEY (domain_id, node_id)
) WITHOUT ROWID;

CREATE UNIQUE INDEX nodes_by_position ON nodes (domain_id, position);

-- Queries filter and sort by these columns. `answer` (`response` since 0005) is the complete item as JSON, exactly as
-- in responses, so that it need not be built for each request.
CREATE TABLE items (
  id INTEGER PRIMARY KEY,
  domain_id INTEGER NOT NULL,
  node_id INTEGER NOT NULL,
  -- 2147483647 if the files set no value, so that such items come last.
  taxis INTEGER NOT NULL,
  -- YYYY-MM-DD HH:mm:ss in Asia/Shanghai, or empty if the item has no time.
  publish_time TEXT NOT NULL,
  is_color INTEGER NOT NULL,
  -- Row of the search index (0002_search.sql). NULL if the item is excluded from search.
  search_id INTEGER UNIQUE,
  answer TEXT NOT NULL
);

-- These indexes are in list order, so that pages are read without sorting.
CREATE INDEX items_of_node ON items (domain_id, node_id, taxis, publish_time DESC, id DESC);
CREATE INDEX items_of_node_in_color ON items (domain_id, node_id, taxis, publish_time DESC, id DESC)
  WHERE is_color = 1;

CREATE TABLE meta (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
