CREATE TABLE redirects (
  domain_id INTEGER NOT NULL,
  -- In lower case.
  path TEXT NOT NULL,
  link_url TEXT NOT NULL,
  PRIMARY KEY (domain_id, path)
) WITHOUT ROWID;
