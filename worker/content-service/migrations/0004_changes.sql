-- Recent invalidations of cache tags, such as node-2031 or content-10086, or * for everything.
CREATE TABLE changes (
  tag TEXT PRIMARY KEY,
  -- Milliseconds since 1970.
  changed_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX changes_by_time ON changes (changed_at);
