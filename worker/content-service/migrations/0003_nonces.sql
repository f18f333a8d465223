-- Nonces of signed requests, stored until their request's date would be rejected anyway.
CREATE TABLE nonces (
  nonce TEXT PRIMARY KEY,
  -- Seconds since 1970.
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX nonces_by_expiry ON nonces (expires_at);
