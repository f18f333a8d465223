import { CLAIM_NONCE_SQL } from "../content-service/nonces.ts";

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

const READ_SQL = "SELECT tag, changed_at AS at FROM changes WHERE changed_at >= ?1 LIMIT 5000";
const MARK_SQL = `
  INSERT INTO changes (tag, changed_at) SELECT value, ?2 FROM json_each(?1) WHERE true
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
      const claim = db.prepare(CLAIM_NONCE_SQL).bind(nonce, expiresAt, Math.floor(at / 1000));
      const { results } = await claim.all();
      if (results.length === 0) return false;
      await db.batch([
        db.prepare(MARK_SQL).bind(JSON.stringify(tags), at),
        db.prepare(FORGET_SQL).bind(at - TOLD_MS),
      ]);
      return true;
    },
  };
}

const CACHE = "https://changes.cache.internal/v1";
const LONGEST_NONCE_SECONDS = 600;
/** One record is rewritten with each change, so it is kept small. */
const TOLD_IN_CACHE = 1000;

/** In the Cache API, where there is no database: the record of one data centre about one content service. */
export function cacheChangeLog(cache: Pick<Cache, "match" | "put">, upstream: string): ChangeLog {
  const base = `${CACHE}/${encodeURIComponent(upstream)}`;
  const read = async (): Promise<Change[]> => {
    const record = await cache.match(`${base}/record`);
    return record ? record.json() : [];
  };
  return {
    read: async (since) => (await read()).filter(({ at }) => at >= since),
    async announce({ tags, at, nonce }) {
      const key = `${base}/nonces/${nonce}`;
      if (await cache.match(key)) return false;
      await cache.put(key, kept("", LONGEST_NONCE_SECONDS));
      const others = (await read()).filter(({ tag }) => !tags.includes(tag));
      const record = [...tags.map((tag) => ({ tag, at })), ...others].slice(0, TOLD_IN_CACHE);
      await cache.put(`${base}/record`, kept(JSON.stringify(record), TOLD_MS / 1000));
      return true;
    },
  };
}

function kept(body: string, seconds: number): Response {
  return new Response(body, { headers: { "cache-control": `max-age=${seconds}` } });
}
