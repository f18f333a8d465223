import type { Entry, EntryMetadata } from "./entry.ts";
import { retentionSeconds } from "./policy.ts";
import { METADATA_HEADER, type Serialized, type Serializer } from "./serializer.ts";

/** The same for every serializer. */
const MISSING = { value: undefined as never, bytes: 0 };

type Warn = (message: string, cause: unknown) => void;
export type PlatformCache = Pick<Cache, "match" | "put" | "delete">;

/**
 * Entries in the Cache API of the data centre, or in its local simulation, which drop entries past
 * `max-age` and ignore the stale directives. No method rejects: a failing cache must not fail a
 * request.
 */
export class CacheApiStore {
  readonly #cache: PlatformCache;
  readonly #warn: Warn;

  constructor(cache: PlatformCache, warn: Warn) {
    this.#cache = cache;
    this.#warn = warn;
  }

  /**
   * Reads an entry unless it is no newer than `newerThan` (milliseconds since the epoch); the body
   * is not read then.
   */
  async read<T>(
    key: string,
    serializer: Serializer<T>,
    newerThan = Number.NEGATIVE_INFINITY,
  ): Promise<{ entry: Entry<T>; bytes: number } | undefined> {
    try {
      const response = await this.#cache.match(key);
      const metadata = response && parseMetadata(response.headers.get(METADATA_HEADER));
      if (!response || !metadata || metadata.age.requestedAt <= newerThan) {
        void response?.body?.cancel();
        return undefined;
      }
      const { value, bytes } = metadata.isMissing
        ? MISSING
        : await serializer.deserialize(response);
      return { entry: { ...metadata, value, isLocal: false }, bytes };
    } catch (cause) {
      this.#warn("the cache could not be read", cause);
      return undefined;
    }
  }

  async write(key: string, metadata: EntryMetadata, value: Serialized, now: number): Promise<void> {
    const { age, dependencies, isMissing } = metadata;
    const headers = new Headers(value.headers);
    headers.set(
      METADATA_HEADER,
      JSON.stringify({ age, dependencies, ...(isMissing && { isMissing }) }),
    );
    headers.set("cache-control", `max-age=${retentionSeconds(age, now)}`);
    try {
      await this.#cache.put(key, new Response(value.body, { headers }));
    } catch (cause) {
      this.#warn("the cache could not be written", cause);
    }
  }

  async delete(key: string): Promise<void> {
    try {
      await this.#cache.delete(key);
    } catch (cause) {
      this.#warn("the cache could not be deleted from", cause);
    }
  }
}

function parseMetadata(value: string | null): EntryMetadata | undefined {
  return value === null ? undefined : JSON.parse(value);
}
