-- The only row is renewed every ten seconds while the site is visited. A replica that has a renewal also has everything
-- that was written before the renewal. The log of invalidations on this replica is therefore complete up to the time of
-- the renewal.
CREATE TABLE heartbeat (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- Milliseconds since 1970.
  at INTEGER NOT NULL
);

INSERT INTO heartbeat VALUES (1, 0);
