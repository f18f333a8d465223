-- Everything but the nonces comes from seed/ and is replaced as a whole by each import.

-- A node id is unique within its domain only: 2382 exists in both editions.
CREATE TABLE nodes (
  domain_id INTEGER NOT NULL,
  node_id INTEGER NOT NULL,
  -- NULL: the root, or a node beside the tree.
  parent_id INTEGER,
  node_name TEXT NOT NULL,
  index_name TEXT NOT NULL,
  link_url TEXT,
  taxis INTEGER NOT NULL,
  is_show INTEGER NOT NULL,
  -- Place in the tree read depth first, and the last place below: all that hangs on a node is one range.
  position INTEGER NOT NULL,
  last_position INTEGER NOT NULL,
  PRIMARY KEY (domain_id, node_id)
) WITHOUT ROWID;

CREATE UNIQUE INDEX nodes_by_position ON nodes (domain_id, position);

-- Columns are what queries choose and order by. The rest is never looked into, only passed on:
-- `answer` is the whole item as JSON, exactly as the service answers it, so no request builds it again.
CREATE TABLE items (
  id INTEGER PRIMARY KEY,
  domain_id INTEGER NOT NULL,
  node_id INTEGER NOT NULL,
  -- 2147483647 where the files give none: such items follow the others.
  taxis INTEGER NOT NULL,
  -- YYYY-MM-DD HH:mm:ss in Asia/Shanghai, empty where there is none.
  publish_time TEXT NOT NULL,
  is_color INTEGER NOT NULL,
  -- Row of the search index; NULL: not to be found. See 0002_search.sql.
  search_id INTEGER UNIQUE,
  answer TEXT NOT NULL
);

-- In the order of a list, so that a page is read without sorting.
CREATE INDEX items_of_node ON items (domain_id, node_id, taxis, publish_time DESC, id DESC);
CREATE INDEX items_of_node_in_color ON items (domain_id, node_id, taxis, publish_time DESC, id DESC)
  WHERE is_color = 1;

CREATE TABLE meta (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) WITHOUT ROWID;
