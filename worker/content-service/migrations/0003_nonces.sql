-- Nonces of signed requests. They are stored until the date of their request would be rejected anyway.
CREATE TABLE nonces (
  nonce TEXT PRIMARY KEY,
  -- Seconds since 1970.
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX nonces_by_expiry ON nonces (expires_at);
