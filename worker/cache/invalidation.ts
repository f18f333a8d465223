import type { Effects } from "../config/effects.ts";
import { withTimeout } from "../config/with-timeout.ts";
import { claimNonce, deleteExpiredNonces } from "../crypto/nonces.ts";
import type { SignedRequest } from "../crypto/verification.ts";
import type { Entry } from "./entry.ts";

/** The tag of every entry. */
export const EVERYTHING = "*";

/** Begins each tag of a purge in the log. */
const PURGE = "purge:";

/** Milliseconds between two readings of the log while there are requests. */
const READ_INTERVAL = 10_000;
/** Milliseconds within which an invalidation takes effect everywhere. */
const PROPAGATION = 60_000;

// Sequence numbers are the database's milliseconds and always increase, even if rows are deleted or it
// is restored. Nothing is inserted unless the statement before, which claims the nonce, changed a row.
const INSERT_SQL = `
  INSERT INTO publications (sequence, tags)
  SELECT max(CAST(unixepoch('subsec') * 1000 AS INTEGER), 1 + coalesce(max(sequence), 0)), ?1
  FROM publications HAVING changes() > 0`;
/** Longer than an entry of any setting is served: a purged one must not come back when settings change. */
const KEPT = 60 * 86_400_000;
const DELETE_SQL = "DELETE FROM publications WHERE sequence < unixepoch('subsec') * 1000 - ?1";

/** Bytes of invalidations that are read at most, as many of purges, and those of a row beside its tags. */
const MAX_READ_BYTES = 90_000;
const ROW_BYTES = 60;
/** The newest rows of both kinds, and one of each without tags: up to that one others were left out. */
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

/** Milliseconds after which the heartbeat is renewed, once for all isolates; by chance up to twice as many. */
const RENEW_AFTER = 10_000;
/** By the database's clock: a replica that has it has everything from before. */
const HEARTBEAT_SQL = "SELECT at FROM heartbeat";
const RENEW_SQL = `
  UPDATE heartbeat SET at = unixepoch('subsec') * 1000
  WHERE at < unixepoch('subsec') * 1000 - ${RENEW_AFTER}`;

/** In an isolate's memory at most, of both kinds: beyond it all that was stored before counts as changed. */
const MAX_TAGS = 10_000;

interface Row {
  sequence: number;
  /** 1 for a purge. */
  is_purge: number;
  /** Separated by spaces. */
  tags: string | null;
}

/** What a request needs to read the log that all isolates share. */
export interface LogEffects {
  /** Without a database, or without its tables, invalidations take effect in this isolate only. */
  db?: D1Database | undefined;
  /** It has the content, too, which a replica may serve as new although it is old. */
  hasContent?: boolean;
  /** How long a request waits for the log, in milliseconds. */
  logTimeout: number;
  waitUntil: (work: Promise<unknown>) => void;
  warn: (message: string, cause: unknown) => void;
}

/** What a signed content-changed call invalidates; its nonce makes it count once. */
interface Invalidation extends SignedRequest {
  tags: readonly string[];
  /** Invalidated entries are served if the content service fails, purged ones are not. */
  isPurge: boolean;
}

/** A purge must reach every isolate, which takes a database. */
export class NoDatabaseError extends Error {
  override readonly name = "NoDatabaseError";
}

/** Where an invalidation takes effect; undefined for a nonce that was already used. */
type Scope = "everywhere" | "this isolate" | undefined;

/** The newest sequence numbers by tag: of invalidations, or of purges. */
class Sequences {
  readonly #newest = new Map<string, number>();
  /** Nothing is known of older ones. */
  #knownSince = 0;

  /** Whether one of the tags has a newer number, or may have one. */
  haveNewer(tags: readonly string[], sequence: number): boolean {
    return (
      sequence < this.#knownSince || tags.some((tag) => (this.#newest.get(tag) ?? 0) > sequence)
    );
  }

  /** @param tags null if others up to this number were left out. */
  add(tags: readonly string[] | null, sequence: number): void {
    for (const tag of tags ?? [])
      this.#newest.set(tag, Math.max(sequence, this.#newest.get(tag) ?? 0));
    const areTooMany = this.#newest.size > MAX_TAGS;
    if (areTooMany) this.#newest.clear();
    if (areTooMany || !tags) this.#knownSince = Math.max(sequence, this.#knownSince);
  }
}

/** An isolate's view of all invalidations: an entry is invalidated if one of its tags has a newer sequence number. */
export class Invalidations {
  readonly #invalidated = new Sequences();
  readonly #purged = new Sequences();
  /** Nonces where there is no database, and when they expire in seconds since the epoch. */
  readonly #nonces = new Map<string, number>();
  readonly #effects: Pick<Effects, "now" | "random">;
  /** The newest invalidation known. */
  sequence = 0;
  /** When this isolate last learned of an invalidation, in milliseconds since the epoch. */
  learnedAt = Number.NEGATIVE_INFINITY;
  /** Of the database when it had the newest invalidation; content was changed before. */
  bookmark: D1SessionBookmark | undefined;
  /** By key: the value that all requests share as long as its text stays, and when one was requested that differs. */
  readonly #navigations = new Map<
    string,
    { value: unknown; text: string; entry: Entry<unknown>; changedAt: number }
  >();
  /** Up to when every invalidation is known. */
  #confirmedAt = Number.NEGATIVE_INFINITY;
  #readAt = Number.NEGATIVE_INFINITY;
  /** The reading that began then, for as long as requests wait for it. */
  #reading: Promise<void> = Promise.resolve();

  constructor(effects: Pick<Effects, "now" | "random">) {
    this.#effects = effects;
  }

  check({ tags, sequence, navigation }: Pick<Entry<unknown>, "tags" | "sequence" | "navigation">) {
    const { changedAt = 0 } = this.#navigations.get(navigation?.key ?? "") ?? {};
    const shown = navigation && navigation.requestedAt < changedAt ? "invalidated" : "valid";
    if (sequence >= this.sequence) return shown;
    const all = [EVERYTHING, ...tags];
    if (this.#purged.haveNewer(all, sequence)) return "purged";
    return this.#invalidated.haveNewer(all, sequence) ? "invalidated" : shown;
  }

  /** The same object as before if the navigation has not changed; a change invalidates documents with an earlier one. */
  latestNavigation<T>(key: string, entry: Entry<T>): T {
    const known = this.#navigations.get(key);
    if (known?.entry === entry) return known.value as T;
    if (known && known.entry.age.requestedAt > entry.age.requestedAt) return entry.value;
    const text = JSON.stringify(entry.value);
    const changed = { value: entry.value, changedAt: known ? entry.age.requestedAt : 0 };
    const { value, changedAt } = known?.text === text ? known : changed;
    this.#navigations.set(key, { value, text, entry, changedAt });
    return value as T;
  }

  /** Publishes in the log and reads it in the same transaction. Rejects if the database fails or hangs. */
  async invalidate(invalidation: Invalidation, { db, logTimeout }: LogEffects): Promise<Scope> {
    const seconds = Math.floor(this.#now() / 1000);
    if (!db) return this.#invalidateHere(invalidation, seconds, "the D1 binding DB is missing");
    try {
      const session = db.withSession("first-primary");
      const batch = session.batch<Row>([
        claimNonce(session, invalidation, seconds),
        session.prepare(INSERT_SQL).bind(loggedTags(invalidation)),
        session.prepare(DELETE_SQL).bind(KEPT),
        deleteExpiredNonces(session, seconds),
        session.prepare(READ_SQL).bind(this.sequence),
      ]);
      const results = await withTimeout(batch, logTimeout);
      if (!results) throw new Error("the database does not respond");
      const [claim, , , , read] = results;
      this.#learn(read?.results ?? [], session);
      return claim?.results.length === 1 ? "everywhere" : undefined;
    } catch (error) {
      if (!hasNoTables(error)) throw error;
      return this.#invalidateHere(invalidation, seconds, "its tables are missing in DB");
    }
  }

  /** Reads the log in the background, at most once per interval. */
  readInBackground(effects: LogEffects): void {
    if (effects.db) void this.#read(effects);
  }

  /** Whether this isolate knows of all that must affect an entry by now; waits for the log if not, unless it has just failed. */
  async confirm(requestedAt: number, effects: LogEffects): Promise<boolean> {
    const isConfirmed = () => this.#now() < this.confirmedUntil(requestedAt, effects);
    if (!isConfirmed()) await withTimeout(this.#read(effects), effects.logTimeout);
    return isConfirmed();
  }

  /** Waits for an isolate's first reading: entries from before would be loaded again after it. */
  async confirmFirst(effects: LogEffects): Promise<void> {
    if (effects.db && this.#confirmedAt === Number.NEGATIVE_INFINITY)
      await withTimeout(this.#read(effects), effects.logTimeout);
  }

  /** Until when an entry may be served without reading the log again. */
  confirmedUntil(requestedAt: number, { db, hasContent }: LogEffects): number {
    if (!db) return Number.POSITIVE_INFINITY;
    const evidence = hasContent ? this.#confirmedAt : Math.max(requestedAt, this.#confirmedAt);
    return evidence + PROPAGATION;
  }

  #now(): number {
    return this.#effects.now();
  }

  /** A new reading, or the last one within the interval, even if it has failed or, its request cancelled, never settles. */
  #read(effects: LogEffects): Promise<void> {
    const now = this.#now();
    if (now - this.#readAt < READ_INTERVAL) return this.#reading;
    this.#readAt = now;
    const reading = this.#readOnce(effects, now);
    effects.waitUntil(reading);
    this.#reading = withTimeout(reading, effects.logTimeout);
    return this.#reading;
  }

  /** From the nearest replica, since thousands of isolates read; from the primary if that does not prove to be recent. */
  async #readOnce({ db, warn }: LogEffects, startedAt: number): Promise<void> {
    if (!db) return;
    try {
      const [beat] = await this.#readFrom(db, "first-unconstrained", HEARTBEAT_SQL);
      const { at = 0 } = (beat ?? {}) as { at?: number };
      this.#confirmUpTo(Math.min(at, startedAt));
      if (startedAt - at < RENEW_AFTER * (1 + this.#effects.random())) return;
      const askedAt = this.#now();
      await this.#readFrom(db, "first-primary", RENEW_SQL);
      this.#confirmUpTo(askedAt);
    } catch (cause) {
      if (hasNoTables(cause)) this.#confirmUpTo(startedAt);
      else warn("invalidations could not be read", cause);
    }
  }

  /** Learns what is new, and yields the rows of another statement. */
  async #readFrom(db: D1Database, from: D1SessionConstraint, other: string) {
    const session = db.withSession(from);
    const read = session.prepare(READ_SQL).bind(this.sequence);
    const [rows, found] = await session.batch<Row>([read, session.prepare(other)]);
    this.#learn(rows?.results ?? [], session);
    return found?.results ?? [];
  }

  /** A slow reading may end after a later one. */
  #confirmUpTo(time: number): void {
    this.#confirmedAt = Math.max(this.#confirmedAt, time);
  }

  #invalidateHere(invalidation: Invalidation, seconds: number, missing: string): Scope {
    const { isPurge, nonce, expiresAt } = invalidation;
    if (isPurge) throw new NoDatabaseError(`a purge needs a database: ${missing}`);
    for (const [old, until] of this.#nonces) if (until < seconds) this.#nonces.delete(old);
    if (this.#nonces.has(nonce)) return undefined;
    this.#nonces.set(nonce, expiresAt);
    const sequence = Math.max(this.#now(), this.sequence + 1);
    this.#learn([{ sequence, is_purge: 0, tags: loggedTags(invalidation) }]);
    return "this isolate";
  }

  /** @param rows in the order of their sequence numbers. */
  #learn(rows: readonly Row[], session?: D1DatabaseSession): void {
    if (rows.length === 0) return;
    this.learnedAt = this.#now();
    this.bookmark = session?.getBookmark() ?? this.bookmark;
    for (const { sequence, is_purge, tags } of rows) {
      const all = tags?.replaceAll(PURGE, "").split(" ") ?? null;
      (is_purge ? this.#purged : this.#invalidated).add(all, sequence);
      this.sequence = Math.max(this.sequence, sequence);
    }
  }
}

function loggedTags({ tags, isPurge }: Invalidation): string {
  return tags.map((tag) => (isPurge ? PURGE + tag : tag)).join(" ");
}

/** A database whose migrations were never applied; one that lacks the latest is a fault. */
function hasNoTables(error: unknown): boolean {
  return /no such table: (?:publications|nonces)/.test(String(error));
}
