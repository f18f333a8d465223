-- The only row is renewed every ten seconds while the site is visited. A replica that has the renewal has everything
-- that was written before it. A reading of the log on that replica is therefore complete up to that time.
CREATE TABLE heartbeat (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- Milliseconds since 1970.
  at INTEGER NOT NULL
);

INSERT INTO heartbeat VALUES (1, 0);
