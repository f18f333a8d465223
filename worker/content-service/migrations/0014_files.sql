-- Files that items offer for download. `path` is the plain path in lower case. The file is served at `address`, which
-- contains a hash of its content. The times say when the first item that offers the file appears, and when the last
-- such item disappears.
CREATE TABLE files (
  path TEXT PRIMARY KEY,
  address TEXT NOT NULL,
  publish_time TEXT NOT NULL,
  expire_time TEXT NOT NULL
) WITHOUT ROWID;
