-- Files that items offer for download: by their plain path in lower case, where they are served, which has a hash of
-- their content, and when the first of their items appears and the last one disappears.
CREATE TABLE files (
  path TEXT PRIMARY KEY,
  address TEXT NOT NULL,
  publish_time TEXT NOT NULL,
  expire_time TEXT NOT NULL
) WITHOUT ROWID;
