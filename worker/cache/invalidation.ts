import type { Effects } from "../platform/effects.ts";
import { withTimeout } from "../platform/with-timeout.ts";
import type { Entry } from "./entry.ts";
import {
  hasNoTables,
  type Invalidation,
  type LogReading,
  publish,
  RENEW_AFTER,
  readPrimary,
  readReplica,
} from "./invalidation-log.ts";
import { Sequences } from "./sequences.ts";

/** An isolate reads the log at most once in this many milliseconds, and only while there are requests. */
const READ_INTERVAL = 10_000;
/** An invalidation takes effect in all isolates within this many milliseconds. */
const PROPAGATION = 60_000;

/** What the cache uses of a request: its database, its time limit for the database, and two of its functions. */
export interface CacheEffects {
  /** Without a database or its tables, invalidations take effect only in this isolate. */
  db?: D1Database | undefined;
  /**
   * Whether the content is in the same database as the log. If so, a replica of the database may return content that is
   * already outdated.
   */
  hasContent?: boolean;
  /** The request waits for the log of invalidations for at most this many milliseconds. */
  logTimeout: number;
  waitUntil: (work: Promise<unknown>) => void;
  warn: (message: string, cause: unknown) => void;
}

/** Thrown for a purge without a database. Only through the database could the purge reach every isolate. */
export class NoDatabaseError extends Error {
  override readonly name = "NoDatabaseError";
}

/** Where an invalidation takes effect. Undefined if its nonce was used before. */
type Scope = "everywhere" | "this isolate" | undefined;

/**
 * All invalidations that an isolate knows. An entry is invalidated if one of its tags has a higher sequence number than
 * the entry.
 */
export class Invalidations {
  readonly #invalidated = new Sequences();
  readonly #purged = new Sequences();
  /**
   * The used nonces, each with the time at which it expires, in seconds since the epoch. They are needed only if there
   * is no database.
   */
  readonly #nonces = new Map<string, number>();
  readonly #effects: Pick<Effects, "now" | "random">;
  /** Number of the newest known invalidation. */
  sequence = 0;
  /** When this isolate last learned of an invalidation, in milliseconds since the epoch. */
  learnedAt = Number.NEGATIVE_INFINITY;
  /**
   * Bookmark of the database after the newest known invalidation. A read that starts from this bookmark returns the
   * changed content, because content is changed before it is invalidated.
   */
  bookmark: D1SessionBookmark | undefined;
  /** This isolate knows all invalidations before this time, in milliseconds since the epoch. */
  #confirmedAt = Number.NEGATIVE_INFINITY;
  /** When the last reading of the log began, in milliseconds since the epoch. */
  #readAt = Number.NEGATIVE_INFINITY;
  /** The last reading of the log. The promise resolves after the timeout at the latest. */
  #reading: Promise<void> = Promise.resolve();

  constructor(effects: Pick<Effects, "now" | "random">) {
    this.#effects = effects;
  }

  /** Checks whether content named by an entry's tags has changed since the entry was loaded. */
  check({ tags, sequence }: Pick<Entry<unknown>, "tags" | "sequence">) {
    if (this.#purged.haveNewer(tags, sequence)) return "purged";
    return this.#invalidated.haveNewer(tags, sequence) ? "invalidated" : "valid";
  }

  /**
   * Writes the invalidation to the log, and reads the log in the same transaction. Rejects if the database fails or
   * hangs.
   */
  async invalidate(invalidation: Invalidation, { db, logTimeout }: CacheEffects): Promise<Scope> {
    const seconds = Math.floor(this.#now() / 1000);
    if (!db) return this.#invalidateHere(invalidation, seconds, "the D1 binding DB is missing");
    try {
      const publishing = publish(db, invalidation, { after: this.sequence, seconds });
      const published = await withTimeout(publishing, logTimeout);
      if (!published) throw new Error("the database does not respond");
      this.#learn(published);
      return published.isNew ? "everywhere" : undefined;
    } catch (error) {
      if (!(await hasNoTables(db, error))) throw error;
      return this.#invalidateHere(invalidation, seconds, "the D1 database DB has no tables");
    }
  }

  /** Reads the log in the background, at most once per interval. */
  readInBackground(effects: CacheEffects): void {
    if (effects.db) void this.#read(effects);
  }

  /**
   * An invalidation must take effect in all isolates within {@link PROPAGATION}. So this method makes sure that this
   * isolate knows every invalidation that is older. It reads the log if necessary, and returns false if the reading
   * fails.
   *
   * @param requestedAt when the entry was requested from the content service, in milliseconds since the epoch. The time
   * is ignored if the content is in the same database as the log, because a replica may return outdated content.
   */
  async confirm(requestedAt: number, effects: CacheEffects): Promise<boolean> {
    const isConfirmed = () => this.#now() < this.confirmedUntil(requestedAt, effects);
    if (!isConfirmed()) await withTimeout(this.#read(effects), effects.logTimeout);
    return isConfirmed();
  }

  /**
   * Waits until this isolate has read the log once. An entry that is loaded before the first reading has a lower
   * sequence number than all invalidations in the log, so older invalidations would make this entry look outdated.
   */
  async confirmFirst(effects: CacheEffects): Promise<void> {
    if (effects.db && this.#confirmedAt === Number.NEGATIVE_INFINITY)
      await withTimeout(this.#read(effects), effects.logTimeout);
  }

  /**
   * Returns the time until which an entry may be served without reading the log again, in milliseconds since the epoch.
   */
  confirmedUntil(requestedAt: number, { db, hasContent }: CacheEffects): number {
    if (!db) return Number.POSITIVE_INFINITY;
    const evidence = hasContent ? this.#confirmedAt : Math.max(requestedAt, this.#confirmedAt);
    return evidence + PROPAGATION;
  }

  #now(): number {
    return this.#effects.now();
  }

  /**
   * Reads the log at most once per interval. This limit also counts readings that failed, and readings that never
   * settle because their request was cancelled.
   */
  #read(effects: CacheEffects): Promise<void> {
    const now = this.#now();
    if (now - this.#readAt < READ_INTERVAL) return this.#reading;
    this.#readAt = now;
    const reading = this.#readOnce(effects, now);
    effects.waitUntil(reading);
    this.#reading = withTimeout(reading, effects.logTimeout);
    return this.#reading;
  }

  /**
   * Reads the nearest replica and not the primary database, because thousands of isolates read the log. The heartbeat
   * in the database is a time that shows how far a replica has caught up. If the heartbeat is too old, this method
   * reads the primary database, too. The age limit of the heartbeat varies at random, so that the isolates read the
   * primary at different times.
   */
  async #readOnce({ db, warn }: CacheEffects, startedAt: number): Promise<void> {
    if (!db) return;
    try {
      const { heartbeat, ...reading } = await readReplica(db, this.sequence);
      this.#learn(reading);
      this.#confirmUpTo(Math.min(heartbeat, startedAt));
      if (startedAt - heartbeat < RENEW_AFTER * (1 + this.#effects.random())) return;
      const sentAt = this.#now();
      this.#learn(await readPrimary(db, this.sequence));
      this.#confirmUpTo(sentAt);
    } catch (cause) {
      if (await hasNoTables(db, cause).catch(() => false)) this.#confirmUpTo(startedAt);
      else warn("invalidations could not be read", cause);
    }
  }

  /** The confirmed time must not go back, even if a slow reading ends after a reading that began later. */
  #confirmUpTo(time: number): void {
    this.#confirmedAt = Math.max(this.#confirmedAt, time);
  }

  #invalidateHere(invalidation: Invalidation, seconds: number, missing: string): Scope {
    const { tags, isPurge, nonce, expiresAt } = invalidation;
    if (isPurge) throw new NoDatabaseError(`a purge needs a database: ${missing}`);
    for (const [old, until] of this.#nonces) if (until < seconds) this.#nonces.delete(old);
    if (this.#nonces.has(nonce)) return undefined;
    this.#nonces.set(nonce, expiresAt);
    const sequence = Math.max(this.#now(), this.sequence + 1);
    this.#learn({ invalidations: [{ sequence, isPurge, tags }], bookmark: null });
    return "this isolate";
  }

  #learn({ invalidations, bookmark }: LogReading): void {
    if (invalidations.length === 0) return;
    this.learnedAt = this.#now();
    this.bookmark = bookmark ?? this.bookmark;
    for (const { sequence, isPurge, tags } of invalidations) {
      (isPurge ? this.#purged : this.#invalidated).add(tags, sequence);
      this.sequence = Math.max(this.sequence, sequence);
    }
  }
}
