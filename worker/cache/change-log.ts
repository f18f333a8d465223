import { CLAIM_NONCE_SQL, FORGET_NONCES_SQL } from "../upstream/nonces.ts";
import { EVERYTHING, MAX_MARKS } from "./changes.ts";

/** Something with the tag has changed, at a time in milliseconds. */
export interface Change {
  tag: string;
  at: number;
}

/** A signed call that counts once. */
export interface Announcement {
  tags: readonly string[];
  /** Milliseconds since the epoch. */
  at: number;
  nonce: string;
  /** Seconds since the epoch; until then the nonce must not come again. */
  expiresAt: number;
}

/** Where changes of content are told to other isolates. Both methods may reject. */
export interface ChangeLog {
  /** Changes since a time in milliseconds. */
  read(since: number): Promise<Change[]>;
  /** Yields false, and changes nothing, for a nonce that was seen before. */
  announce(announcement: Announcement): Promise<boolean>;
}

/** Changes are told for this long: no entry is fresh for longer and still called back. */
const TOLD_MS = 7 * 24 * 3_600_000;

// One more than an isolate remembers: it takes them for a change of everything then.
const READ_SQL = `
  SELECT tag, changed_at AS at FROM changes WHERE changed_at >= ?1
  ORDER BY changed_at DESC LIMIT ${MAX_MARKS + 1}`;
// In one transaction with the claim of the nonce, and only if that has claimed a row.
const MARK_SQL = `
  INSERT INTO changes (tag, changed_at) SELECT value, ?2 FROM json_each(?1) WHERE changes() > 0
  ON CONFLICT (tag) DO UPDATE SET changed_at = max(changed_at, excluded.changed_at)`;
const FORGET_SQL = "DELETE FROM changes WHERE changed_at < ?1";

/** In D1: every data centre reads the same record. */
export function databaseChangeLog(db: D1Database): ChangeLog {
  return {
    async read(since) {
      const { results } = await db.prepare(READ_SQL).bind(since).all<Change>();
      return results;
    },
    async announce({ tags, at, nonce, expiresAt }) {
      const seconds = Math.floor(at / 1000);
      const [claim] = await db.batch([
        db.prepare(CLAIM_NONCE_SQL).bind(nonce, expiresAt, seconds),
        db.prepare(MARK_SQL).bind(JSON.stringify(tags), at),
        db.prepare(FORGET_SQL).bind(at - TOLD_MS),
        db.prepare(FORGET_NONCES_SQL).bind(seconds),
      ]);
      return claim?.results.length === 1;
    },
  };
}

/** For a database in which nobody has created the tables: it is as good as none. */
export function withFallback(log: ChangeLog, fallback: ChangeLog): ChangeLog {
  const either = async <T>(ask: (log: ChangeLog) => Promise<T>): Promise<T> => {
    try {
      return await ask(log);
    } catch (error) {
      if (/no such table/.test(String(error))) return ask(fallback);
      throw error;
    }
  };
  return {
    read: (since) => either((chosen) => chosen.read(since)),
    announce: (call) => either((chosen) => chosen.announce(call)),
  };
}

const CACHE = "https://changes.cache.internal/v1";
/** One record is rewritten with each change, so it is kept small; more counts as everything. */
const TOLD_IN_CACHE = 1000;

/**
 * In the Cache API, where there is no database: the record of one data centre
 * about one content service. What two isolates note in the same moment may
 * lose one of the two; what one isolate notes is never lost.
 */
export class CacheChangeLog implements ChangeLog {
  readonly #base: string;
  readonly #cache: Pick<Cache, "match" | "put">;
  /** What this isolate has announced, with the nonces. */
  readonly #own = new Map<string, number>();
  readonly #nonces = new Map<string, number>();

  constructor(upstream: string, cache: Pick<Cache, "match" | "put">) {
    this.#base = `${CACHE}/${encodeURIComponent(upstream)}`;
    this.#cache = cache;
  }

  async read(since: number): Promise<Change[]> {
    const record = await this.#cache.match(`${this.#base}/record`);
    const changes: Change[] = record ? await record.json() : [];
    return changes.filter(({ at }) => at >= since);
  }

  async announce({ tags, at, nonce, expiresAt }: Announcement): Promise<boolean> {
    const key = `${this.#base}/nonces/${nonce}`;
    if (!this.#claim(nonce, expiresAt, at) || (await this.#cache.match(key))) return false;
    for (const tag of tags) this.#own.set(tag, at);
    await this.#cache.put(key, kept("", expiresAt - Math.floor(at / 1000)));
    await this.#write(await this.read(at - TOLD_MS), at);
    return true;
  }

  /** At once: a second call with the nonce may be on its way already. */
  #claim(nonce: string, expiresAt: number, at: number): boolean {
    for (const [old, until] of this.#nonces) if (until * 1000 < at) this.#nonces.delete(old);
    if (this.#nonces.has(nonce)) return false;
    this.#nonces.set(nonce, expiresAt);
    return true;
  }

  async #write(told: Change[], at: number): Promise<void> {
    const newest = new Map(told.map((change) => [change.tag, change.at]));
    for (const [tag, own] of this.#own) newest.set(tag, Math.max(own, newest.get(tag) ?? 0));
    const isTooMuch = newest.size > TOLD_IN_CACHE;
    if (isTooMuch) this.#own.clear();
    const record = isTooMuch
      ? [{ tag: EVERYTHING, at }]
      : [...newest].map(([tag, time]) => ({ tag, at: time }));
    await this.#cache.put(`${this.#base}/record`, kept(JSON.stringify(record), TOLD_MS / 1000));
  }
}

function kept(body: string, seconds: number): Response {
  return new Response(body, { headers: { "cache-control": `max-age=${Math.max(1, seconds)}` } });
}
