import type { SignedRequest } from "./verification.ts";

/** Claims a nonce. Returns a row only if the nonce is new or has expired. */
export const CLAIM_NONCE_SQL = `
  INSERT INTO nonces (nonce, expires_at) VALUES (?1, ?2)
  ON CONFLICT (nonce) DO UPDATE SET expires_at = excluded.expires_at
  WHERE nonces.expires_at < ?3
  RETURNING nonce`;

export const DELETE_NONCES_SQL = "DELETE FROM nonces WHERE expires_at < ?1";

/**
 * Makes a statement that claims a nonce. The statement must run in the same batch as the other statements of the
 * request. A batch takes a single round trip, and no concurrent request can run between its statements.
 */
export function claimNonce(
  db: Pick<D1Database, "prepare">,
  { nonce, expiresAt }: SignedRequest,
  nowSeconds: number,
): D1PreparedStatement {
  return db.prepare(CLAIM_NONCE_SQL).bind(nonce, expiresAt, nowSeconds);
}

export function deleteExpiredNonces(
  db: Pick<D1Database, "prepare">,
  nowSeconds: number,
): D1PreparedStatement {
  return db.prepare(DELETE_NONCES_SQL).bind(nowSeconds);
}
