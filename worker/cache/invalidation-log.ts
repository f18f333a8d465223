import { claimNonce, deleteExpiredNonces } from "../crypto/nonces.ts";
import type { SignedRequest } from "../crypto/verification.ts";

/**
 * Reads and writes the log of invalidations in the database. All isolates (the instances of the worker) share this log.
 */

/**
 * The invalidation that a signed content-changed call requests. The nonce of a call is accepted only once, so that
 * nobody can repeat the call.
 */
export interface Invalidation extends SignedRequest {
  tags: readonly string[];
  /** Invalidated entries may still be served if the content service fails. Purged entries may not. */
  isPurge: boolean;
}

export interface LoggedInvalidation {
  sequence: number;
  isPurge: boolean;
  /**
   * Undefined if the log had too many rows to read. The tags of this row, and of older rows with the same `isPurge`,
   * are then unknown.
   */
  tags: readonly string[] | undefined;
}

/** The rows of the log after a given sequence number, in ascending order. */
export interface LogReading {
  invalidations: LoggedInvalidation[];
  /** D1 bookmark of the state of the database that was read. */
  bookmark: D1SessionBookmark | null;
}

/** The log adds this prefix to each tag of a purge. */
const PURGE = "purge:";

// Sequence numbers are the database's time in milliseconds. They always increase, even if rows were deleted or the
// database was restored. A row is inserted only if the previous statement, which claims the nonce, changed a row.
const INSERT_SQL = `
  INSERT INTO publications (sequence, tags)
  SELECT max(CAST(unixepoch('subsec') * 1000 AS INTEGER), 1 + coalesce(max(sequence), 0)), ?1
  FROM publications HAVING changes() > 0`;
/**
 * Rows are kept for this many milliseconds, which is the longest time for which an entry can be served under any
 * settings. So a purged entry does not come back when the settings change.
 */
const KEPT = 60 * 86_400_000;
const DELETE_SQL = "DELETE FROM publications WHERE sequence < unixepoch('subsec') * 1000 - ?1";

/**
 * A reading returns at most this many bytes of invalidations, and at most this many bytes of purges. The size of a row
 * is the length of its tags plus ROW_BYTES.
 */
const MAX_READ_BYTES = 90_000;
const ROW_BYTES = 60;
/**
 * Reads the newest invalidations and the newest purges. If the limit leaves older invalidations out, the oldest
 * returned invalidation has no tags. Purges are limited in the same way.
 */
const READ_SQL = `
  SELECT sequence, is_purge, CASE WHEN bytes <= ${MAX_READ_BYTES} THEN tags END AS tags
  FROM (
    SELECT sequence, tags, is_purge, own, sum(own) OVER (PARTITION BY is_purge ORDER BY sequence DESC) AS bytes
    FROM (
      SELECT sequence, tags, tags LIKE '${PURGE}%' AS is_purge, length(tags) + ${ROW_BYTES} AS own
      FROM publications WHERE sequence > ?1
    )
  )
  WHERE bytes - own <= ${MAX_READ_BYTES}
  ORDER BY sequence`;

/**
 * The heartbeat is a time that the isolates keep renewing in the database. When the heartbeat is older than this many
 * milliseconds, the next isolate that reads the primary database renews it.
 */
export const RENEW_AFTER = 10_000;
/**
 * The heartbeat is a time of the database's clock. A replica that contains a heartbeat also contains all rows that were
 * written before the time of this heartbeat.
 */
const HEARTBEAT_SQL = "SELECT at FROM heartbeat";
const RENEW_SQL = `
  UPDATE heartbeat SET at = unixepoch('subsec') * 1000
  WHERE at < unixepoch('subsec') * 1000 - ${RENEW_AFTER}`;

interface Row {
  sequence: number;
  /** 1 for a purge, otherwise 0. */
  is_purge: number;
  /** Separated by spaces. */
  tags: string | null;
}

/** Writes an invalidation if its nonce is new. Reads the log in the same transaction. */
export async function publish(
  db: D1Database,
  invalidation: Invalidation,
  { after, seconds }: { after: number; seconds: number },
): Promise<LogReading & { isNew: boolean }> {
  const { tags, isPurge } = invalidation;
  const logged = tags.map((tag) => (isPurge ? PURGE + tag : tag)).join(" ");
  const session = db.withSession("first-primary");
  const [claim, , , , rows] = await session.batch<Row>([
    claimNonce(session, invalidation, seconds),
    session.prepare(INSERT_SQL).bind(logged),
    session.prepare(DELETE_SQL).bind(KEPT),
    deleteExpiredNonces(session, seconds),
    session.prepare(READ_SQL).bind(after),
  ]);
  return { ...readingOf(rows, session), isNew: claim?.results.length === 1 };
}

/**
 * Reads the nearest replica. The replica has all rows written before its heartbeat, which is in milliseconds since the
 * epoch.
 */
export async function readReplica(
  db: D1Database,
  after: number,
): Promise<LogReading & { heartbeat: number }> {
  const session = db.withSession("first-unconstrained");
  const [rows, beats] = await session.batch([
    session.prepare(READ_SQL).bind(after),
    session.prepare(HEARTBEAT_SQL),
  ]);
  const [beat] = (beats?.results ?? []) as { at: number }[];
  return { ...readingOf(rows as D1Result<Row>, session), heartbeat: beat?.at ?? 0 };
}

/** Reads the primary database, which has all rows, and renews the heartbeat there. */
export async function readPrimary(db: D1Database, after: number): Promise<LogReading> {
  const session = db.withSession("first-primary");
  const [rows] = await session.batch<Row>([
    session.prepare(READ_SQL).bind(after),
    session.prepare(RENEW_SQL),
  ]);
  return readingOf(rows, session);
}

function readingOf(rows: D1Result<Row> | undefined, session: D1DatabaseSession): LogReading {
  const invalidations = (rows?.results ?? []).map(({ sequence, is_purge, tags }) => ({
    sequence,
    isPurge: is_purge === 1,
    tags: tags?.replaceAll(PURGE, "").split(" "),
  }));
  return { invalidations, bookmark: session.getBookmark() };
}

/**
 * Counts the tables that migrations have created. The names of the platform's own tables begin with `_cf_` or
 * `sqlite_`.
 */
const COUNT_TABLES_SQL = `
  SELECT count(*) AS tables FROM sqlite_schema
  WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`;

/**
 * Whether the error shows that no migration was ever applied to the database. If the database has other tables, a
 * missing table is a fault, and the result is false.
 */
export async function hasNoTables(db: D1Database, error: unknown): Promise<boolean> {
  if (!/no such table: (?:publications|nonces)/.test(String(error))) return false;
  return (await db.prepare(COUNT_TABLES_SQL).first("tables")) === 0;
}
