import { CLAIM_NONCE_SQL, DELETE_NONCES_SQL } from "../crypto/nonces.ts";
import { EVERYTHING, type Invalidation, isPurgeTag, MAX_TAGS, purgeTag } from "./invalidation.ts";

/** A signed content-changed call; its nonce makes it count once. */
export interface Publication {
  tags: readonly string[];
  /** Milliseconds since the epoch. */
  at: number;
  /** Milliseconds for which other isolates must be able to read it. */
  retention: number;
  nonce: string;
  /** Seconds since the epoch; the nonce is rejected until then. */
  expiresAt: number;
}

/** Where isolates exchange invalidations. Both methods may reject. */
export interface InvalidationLog {
  /** Invalidations since a time in milliseconds. */
  read(since: number): Promise<Invalidation[]>;
  /** Resolves with false, publishing nothing, for a nonce that was already used. */
  publish(publication: Publication): Promise<boolean>;
}

// One more than an isolate stores, so that it notices that there are older ones.
const READ_SQL = `
  SELECT tag, changed_at AS at FROM changes WHERE changed_at >= ?1
  ORDER BY changed_at DESC LIMIT ${MAX_TAGS + 1}`;
// In one transaction with the claim of the nonce, and only if that claim inserted a row.
const PUBLISH_SQL = `
  INSERT INTO changes (tag, changed_at) SELECT value, ?2 FROM json_each(?1) WHERE changes() > 0
  ON CONFLICT (tag) DO UPDATE SET changed_at = max(changed_at, excluded.changed_at)`;
const DELETE_SQL = "DELETE FROM changes WHERE changed_at < ?1";

/** In D1: all data centres read the same table. */
export function databaseLog(db: D1Database): InvalidationLog {
  return {
    async read(since) {
      const { results } = await db.prepare(READ_SQL).bind(since).all<Invalidation>();
      return results;
    },
    async publish({ tags, at, retention, nonce, expiresAt }) {
      const seconds = Math.floor(at / 1000);
      const [claim] = await db.batch([
        db.prepare(CLAIM_NONCE_SQL).bind(nonce, expiresAt, seconds),
        db.prepare(PUBLISH_SQL).bind(JSON.stringify(tags), at),
        db.prepare(DELETE_SQL).bind(at - retention),
        db.prepare(DELETE_NONCES_SQL).bind(seconds),
      ]);
      return claim?.results.length === 1;
    },
  };
}

/** For a database whose tables were never created: uses the fallback. */
export function withFallback(log: InvalidationLog, fallback: InvalidationLog): InvalidationLog {
  const either = async <T>(use: (log: InvalidationLog) => Promise<T>): Promise<T> => {
    try {
      return await use(log);
    } catch (error) {
      if (/no such table/.test(String(error))) return use(fallback);
      throw error;
    }
  };
  return {
    read: (since) => either((chosen) => chosen.read(since)),
    publish: (publication) => either((chosen) => chosen.publish(publication)),
  };
}

/** The single record is rewritten by each call, so its size is limited; beyond it, everything is invalidated. */
const MAX_IN_CACHE = 1000;

/**
 * In the Cache API, for deployments without a database: one record per data centre and content
 * service. Of two concurrent publications by different isolates one may be lost; those of one
 * isolate never are.
 */
export class CacheApiLog implements InvalidationLog {
  readonly #base: string;
  readonly #cache: Pick<Cache, "match" | "put">;
  readonly #own = new Map<string, number>();
  /** Nonces and when they expire, in seconds since the epoch. */
  readonly #nonces = new Map<string, number>();

  /** @param base see invalidationsCacheUrl. */
  constructor(base: string, cache: Pick<Cache, "match" | "put">) {
    this.#base = base;
    this.#cache = cache;
  }

  async read(since: number): Promise<Invalidation[]> {
    const record = await this.#cache.match(`${this.#base}/record`);
    const all: Invalidation[] = record ? await record.json() : [];
    return all.filter(({ at }) => at >= since);
  }

  async publish({ tags, at, retention, nonce, expiresAt }: Publication): Promise<boolean> {
    const key = `${this.#base}/nonces/${nonce}`;
    if (!this.#claim(nonce, expiresAt, at) || (await this.#cache.match(key))) return false;
    for (const tag of tags) this.#own.set(tag, at);
    await this.#cache.put(key, stored("", expiresAt - Math.floor(at / 1000)));
    await this.#write(await this.read(at - retention), at, retention);
    return true;
  }

  /** Synchronous: a replay with the same nonce may be in progress. */
  #claim(nonce: string, expiresAt: number, at: number): boolean {
    for (const [old, until] of this.#nonces) if (until * 1000 < at) this.#nonces.delete(old);
    if (this.#nonces.has(nonce)) return false;
    this.#nonces.set(nonce, expiresAt);
    return true;
  }

  async #write(known: Invalidation[], at: number, retention: number): Promise<void> {
    const newest = new Map(known.map((invalidation) => [invalidation.tag, invalidation.at]));
    for (const [tag, own] of this.#own) newest.set(tag, Math.max(own, newest.get(tag) ?? 0));
    const isTooMuch = newest.size > MAX_IN_CACHE;
    if (isTooMuch) this.#own.clear();
    const record = isTooMuch
      ? everythingOf(newest, at)
      : [...newest].map(([tag, time]) => ({ tag, at: time }));
    const body = JSON.stringify(record);
    await this.#cache.put(`${this.#base}/record`, stored(body, Math.ceil(retention / 1000)));
  }
}

/** Preserves that there was a purge among them. */
function everythingOf(newest: ReadonlyMap<string, number>, at: number): Invalidation[] {
  const hasPurge = [...newest.keys()].some(isPurgeTag);
  return [{ tag: hasPurge ? purgeTag(EVERYTHING) : EVERYTHING, at }];
}

function stored(body: string, seconds: number): Response {
  return new Response(body, { headers: { "cache-control": `max-age=${Math.max(1, seconds)}` } });
}
