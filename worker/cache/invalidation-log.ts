import { claimNonce, deleteExpiredNonces } from "../crypto/nonces.ts";
import type { SignedRequest } from "../crypto/verification.ts";

/** The log of invalidations in the database, which all isolates share. Nothing here remembers what it has read. */

/** What a signed content-changed call invalidates; its nonce makes it count once. */
export interface Invalidation extends SignedRequest {
  tags: readonly string[];
  /** Invalidated entries are served if the content service fails, purged ones are not. */
  isPurge: boolean;
}

/** A row of the log. */
export interface LoggedInvalidation {
  sequence: number;
  isPurge: boolean;
  /** Undefined if this row, and older ones of its kind, were left out because they are too many. */
  tags: readonly string[] | undefined;
}

/** What the log has after a sequence number, in the order of these numbers. */
export interface LogReading {
  invalidations: LoggedInvalidation[];
  /** Bookmark of the database that was read. */
  bookmark: D1SessionBookmark | null;
}

/** Begins each tag of a purge in the log. */
const PURGE = "purge:";

// Sequence numbers are the database's milliseconds and always increase, even if rows are deleted or it
// is restored. Nothing is inserted unless the statement before, which claims the nonce, changed a row.
const INSERT_SQL = `
  INSERT INTO publications (sequence, tags)
  SELECT max(CAST(unixepoch('subsec') * 1000 AS INTEGER), 1 + coalesce(max(sequence), 0)), ?1
  FROM publications HAVING changes() > 0`;
/**
 * Milliseconds. It is longer than an entry of any setting is served, so that a purged entry does not come back when
 * settings change.
 */
const KEPT = 60 * 86_400_000;
const DELETE_SQL = "DELETE FROM publications WHERE sequence < unixepoch('subsec') * 1000 - ?1";

/**
 * At most so many bytes of invalidations are read, and as many of purges. A row counts with its tags and some bytes
 * more.
 */
const MAX_READ_BYTES = 90_000;
const ROW_BYTES = 60;
/**
 * Reads the newest rows of both kinds. If rows of a kind are left out, the newest of these is returned without its
 * tags.
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

/** Milliseconds after which the heartbeat is renewed, once for all isolates. */
export const RENEW_AFTER = 10_000;
/** The heartbeat is a time of the database's clock. A replica that has it has everything from before that time. */
const HEARTBEAT_SQL = "SELECT at FROM heartbeat";
const RENEW_SQL = `
  UPDATE heartbeat SET at = unixepoch('subsec') * 1000
  WHERE at < unixepoch('subsec') * 1000 - ${RENEW_AFTER}`;

interface Row {
  sequence: number;
  /** 1 for a purge. */
  is_purge: number;
  /** Separated by spaces. */
  tags: string | null;
}

/** Writes an invalidation unless its nonce was already used, and reads the log in the same transaction. */
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

/** Reads the nearest replica, which has everything from before its heartbeat, in milliseconds since the epoch. */
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

/** Reads the primary, which has everything, and renews the heartbeat there. */
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

/** Whether the database's migrations were never applied; one that lacks only the latest is a fault. */
export function hasNoTables(error: unknown): boolean {
  return /no such table: (?:publications|nonces)/.test(String(error));
}
