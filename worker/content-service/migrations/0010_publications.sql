-- Recent invalidations, a row for each content-changed call, in place of `changes`, which had one for each tag.
CREATE TABLE publications (
  -- Milliseconds since 1970, always increasing.
  sequence INTEGER PRIMARY KEY,
  -- Separated by spaces: node-2031, content-10086, or * for everything; those of a purge begin with `purge:`.
  tags TEXT NOT NULL
);
