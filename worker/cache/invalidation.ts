import { withTimeout } from "../config/with-timeout.ts";
import { claimNonce, deleteExpiredNonces } from "../crypto/nonces.ts";
import type { SignedRequest } from "../crypto/verification.ts";
import type { EntryMetadata } from "./entry.ts";

/** The tag of every entry. */
export const EVERYTHING = "*";

/** The form of a purge's tags in the log: it has rows of its own, or a later invalidation would replace it. */
const PURGE = "purge ";

/** Milliseconds between two readings of the log while there are requests. */
const READ_INTERVAL = 10_000;
/** Milliseconds within which an invalidation takes effect everywhere. */
const PROPAGATION = 60_000;

// Sequence numbers are milliseconds of one clock, the database's, and always increase: a plain
// counter would run backwards after rows were deleted or the database was restored. Nothing is
// inserted unless the statement before, which claims the nonce, has changed a row.
const PUBLISH_SQL = `
  INSERT INTO changes (tag, changed_at)
  SELECT value, (
    SELECT max(CAST(unixepoch('subsec') * 1000 AS INTEGER), 1 + coalesce(max(changed_at), 0))
    FROM changes
  )
  FROM json_each(?1) WHERE changes() > 0
  ON CONFLICT (tag) DO UPDATE SET changed_at = excluded.changed_at`;
/**
 * Longer than an entry of any setting is served: one that was purged must not come back after
 * `CACHE_STALE_SECONDS` was lowered and raised again.
 */
const KEPT = 60 * 86_400_000;
const DELETE_SQL = "DELETE FROM changes WHERE changed_at < unixepoch('subsec') * 1000 - ?1";
// A row per tag, and no older than an entry may be by the current settings.
const READ_SQL = `
  SELECT tag, changed_at AS sequence FROM changes
  WHERE changed_at > max(?1, unixepoch('subsec') * 1000 - ?2)`;

interface Row {
  tag: string;
  sequence: number;
}

/** What a request needs to read the log that all isolates share. */
export interface LogEffects {
  /** Without a database, or without its tables, invalidations take effect in this isolate only. */
  db?: D1Database | undefined;
  /** How long a request waits for the log, in milliseconds. */
  logTimeout: number;
  /** Milliseconds after which no entry is served. */
  lifetime: number;
  waitUntil: (work: Promise<unknown>) => void;
  warn: (message: string, cause: unknown) => void;
}

/** What a signed content-changed call invalidates; its nonce makes it count once. */
export interface Publication extends SignedRequest {
  tags: readonly string[];
  /** Invalidated entries are served if the content service fails, purged ones are not. */
  isPurge: boolean;
}

/** A purge must reach every isolate, which takes a database. */
export class NoDatabaseError extends Error {
  override readonly name = "NoDatabaseError";
}

/** Where an invalidation takes effect; undefined for a nonce that was already used. */
export type Reach = "everywhere" | "this isolate" | undefined;

/**
 * An isolate's view of all invalidations: the newest sequence number of each tag, and the number up
 * to which it has read the log. An entry is invalidated if one of its tags has a newer number.
 */
export class Invalidations {
  readonly #sequences = new Map<string, number>();
  /** Nonces where there is no database, and when they expire in seconds since the epoch. */
  readonly #nonces = new Map<string, number>();
  readonly #now: () => number;
  /** The newest invalidation known. */
  sequence = 0;
  /** When this isolate last learned of an invalidation, in milliseconds since the epoch. */
  learnedAt = Number.NEGATIVE_INFINITY;
  /** By key: when a navigation was requested that differs from the one before, which documents may still show. */
  readonly navigationChanges = new Map<string, number>();
  /** When the last successful reading began. */
  #confirmedAt = Number.NEGATIVE_INFINITY;
  #readAt = Number.NEGATIVE_INFINITY;
  /** The reading that began then, unless a request has waited for it until the timeout. */
  #reading = Promise.resolve();

  constructor(now: () => number) {
    this.#now = now;
  }

  check({ tags, sequence, navigation }: Pick<EntryMetadata, "tags" | "sequence" | "navigation">) {
    const changedAt = this.navigationChanges.get(navigation?.key ?? "") ?? 0;
    const shown = navigation && navigation.requestedAt < changedAt ? "invalidated" : "valid";
    if (sequence >= this.sequence) return shown;
    const isNewer = (tag: string) => (this.#sequences.get(tag) ?? 0) > sequence;
    const all = [EVERYTHING, ...tags];
    if (all.some((tag) => isNewer(PURGE + tag))) return "purged";
    return all.some(isNewer) ? "invalidated" : shown;
  }

  /** Publishes in the log and reads it in the same transaction. Rejects if the database fails or hangs. */
  async publish(
    publication: Publication,
    { db, logTimeout, lifetime }: LogEffects,
  ): Promise<Reach> {
    const seconds = Math.floor(this.#now() / 1000);
    if (!db)
      return this.#publishHere(publication, seconds, lifetime, "the D1 binding DB is missing");
    try {
      const batch = db.batch<Row>([
        claimNonce(db, publication, seconds),
        db.prepare(PUBLISH_SQL).bind(JSON.stringify(loggedTags(publication))),
        db.prepare(DELETE_SQL).bind(KEPT),
        deleteExpiredNonces(db, seconds),
        db.prepare(READ_SQL).bind(this.sequence, lifetime),
      ]);
      const results = await withTimeout(batch, logTimeout);
      if (!results) throw new Error("the database does not respond");
      const [claim, , , , read] = results;
      this.#learn(read?.results ?? [], lifetime);
      return claim?.results.length === 1 ? "everywhere" : undefined;
    } catch (error) {
      if (!hasNoTables(error)) throw error;
      return this.#publishHere(publication, seconds, lifetime, "its tables are missing in DB");
    }
  }

  /** Reads the log in the background, at most once per interval. */
  readInBackground(effects: LogEffects): void {
    if (effects.db) void this.#read(effects);
  }

  /**
   * Whether this isolate knows of every invalidation that must affect an entry by now. Waits for
   * the log if it does not, but not again soon after a failure.
   *
   * @param requestedAt when the entry was requested, in milliseconds since the epoch.
   */
  async confirm(requestedAt: number, effects: LogEffects): Promise<boolean> {
    const isConfirmed = () => !effects.db || this.#now() < this.confirmedUntil(requestedAt);
    if (!isConfirmed()) await this.#wait(effects);
    return isConfirmed();
  }

  /** Waits for an isolate's first reading: entries from before would be loaded again after it. */
  async confirmFirst(effects: LogEffects): Promise<void> {
    if (effects.db && this.#confirmedAt === Number.NEGATIVE_INFINITY) await this.#wait(effects);
  }

  /** Until when an entry may be served without reading the log again. */
  confirmedUntil(requestedAt: number): number {
    return Math.max(requestedAt, this.#confirmedAt) + PROPAGATION;
  }

  async #wait(effects: LogEffects): Promise<void> {
    const reading = this.#read(effects);
    const done = reading.then(() => true);
    const isSlow = !(await withTimeout(done, effects.logTimeout));
    if (isSlow && this.#reading === reading) this.#reading = Promise.resolve();
  }

  /**
   * A new reading, or the last one within the interval: one whose request was cancelled never
   * settles, and one that failed must not be repeated by every request.
   */
  #read(effects: LogEffects): Promise<void> {
    const now = this.#now();
    if (now - this.#readAt < READ_INTERVAL) return this.#reading;
    this.#readAt = now;
    this.#reading = this.#readOnce(effects, now);
    effects.waitUntil(this.#reading);
    return this.#reading;
  }

  async #readOnce({ db, warn, lifetime }: LogEffects, startedAt: number): Promise<void> {
    try {
      const read = await db?.prepare(READ_SQL).bind(this.sequence, lifetime).all<Row>();
      this.#learn(read?.results ?? [], lifetime);
    } catch (cause) {
      if (!hasNoTables(cause)) return warn("invalidations could not be read", cause);
    }
    this.#confirmedAt = startedAt;
  }

  #publishHere(
    publication: Publication,
    seconds: number,
    lifetime: number,
    missing: string,
  ): Reach {
    const { isPurge, nonce, expiresAt } = publication;
    if (isPurge) throw new NoDatabaseError(`a purge needs a database: ${missing}`);
    for (const [old, until] of this.#nonces) if (until < seconds) this.#nonces.delete(old);
    if (this.#nonces.has(nonce)) return undefined;
    this.#nonces.set(nonce, expiresAt);
    const sequence = Math.max(this.#now(), this.sequence + 1);
    this.#learn(
      loggedTags(publication).map((tag) => ({ tag, sequence })),
      lifetime,
    );
    return "this isolate";
  }

  #learn(rows: readonly Row[], lifetime: number): void {
    if (rows.length === 0) return;
    this.learnedAt = this.#now();
    for (const { tag, sequence } of rows) {
      this.#sequences.set(tag, Math.max(sequence, this.#sequences.get(tag) ?? 0));
      this.sequence = Math.max(this.sequence, sequence);
    }
    for (const [tag, sequence] of this.#sequences)
      if (sequence < this.sequence - lifetime) this.#sequences.delete(tag);
  }
}

function loggedTags({ tags, isPurge }: Publication): string[] {
  return tags.map((tag) => (isPurge ? PURGE + tag : tag));
}

/** A database whose migrations were never applied. */
function hasNoTables(error: unknown): boolean {
  return /no such table/.test(String(error));
}
