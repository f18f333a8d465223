-- Recent invalidations, with one row for each content-changed call. The table replaces `changes`, which had one row
-- for each tag.
CREATE TABLE publications (
  -- Milliseconds since 1970, always increasing.
  sequence INTEGER PRIMARY KEY,
  -- Tags separated by spaces, such as node-2031 or content-10086, or * for everything. Tags of a purge begin with
  -- `purge:`.
  tags TEXT NOT NULL
);
