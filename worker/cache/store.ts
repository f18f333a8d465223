import type { Effects } from "../platform/effects.ts";
import { withTimeout } from "../platform/with-timeout.ts";
import type { Entry } from "./entry.ts";
import type { CacheEffects } from "./invalidation.ts";
import { type CachePolicy, storageTime } from "./policy.ts";
import { SizedMap } from "./sized-map.ts";

export type PlatformCache = Pick<Cache, "match" | "put" | "delete">;

/** What a request provides to the store. */
type StoreEffects = Pick<Effects, "now"> & Pick<CacheEffects, "waitUntil" | "warn">;

/** A call of the Cache API may take at most this many milliseconds. A read that takes longer counts as a miss. */
export const CACHE_API_TIMEOUT = 1_000;

/** A complete page response, which is the same for all visitors. */
export interface StoredDocument {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array<ArrayBuffer>;
}

/**
 * The entries in memory may take at most this many bytes together. This is an eighth of an isolate's 128 MB, and enough
 * for about a hundred pages and their upstream responses.
 */
const MAX_BYTES = 16_777_216;
/** One entry may take at most this share of the memory. A larger entry would evict too many others. */
const MAX_SHARE = 1 / 4;
/** Each entry is assumed to have this many bytes of metadata and key. */
const OVERHEAD_BYTES = 8192;

const METADATA_HEADER = "x-cache-entry";

/**
 * Stores entries in memory and in the Cache API of the data centre. Memory drops the least recently used entries first.
 * The Cache API drops entries past `max-age`, and ignores directives such as `stale-while-revalidate`. If the Cache API
 * fails, requests do not fail.
 */
export class EntryStore {
  readonly #platform: PlatformCache;
  readonly #maxBytes: number;
  readonly #held: SizedMap<Entry<unknown>>;

  constructor(platform: PlatformCache, maxBytes = MAX_BYTES) {
    this.#platform = platform;
    this.#maxBytes = maxBytes;
    this.#held = new SizedMap(maxBytes);
  }

  /** Returns the entry in memory. All values of a key must have the same type. */
  inMemory<T>(key: string): Entry<T> | undefined {
    return this.#held.get(key) as Entry<T> | undefined;
  }

  /** Returns the newer of two entries: the one in memory, and the one in the Cache API. */
  async find<T>(key: string, policy: CachePolicy, effects: StoreEffects) {
    const read = quietly("read from", this.#read<T>(key, policy), effects);
    return (await read) ?? this.inMemory<T>(key);
  }

  /**
   * Stores an entry. Resolves once the next request can find the entry. An entry that has already expired is not
   * stored, and the entry that it would replace is removed.
   */
  async put(key: string, entry: Entry<unknown>, policy: CachePolicy, effects: StoreEffects) {
    const left = entry.age.usableUntil - effects.now();
    if (left <= 0) return storageTime(policy) > 0 ? this.delete(key, effects) : undefined;
    const known = this.inMemory(key);
    // A load that was abandoned may end after a later one, and must not replace the newer entry.
    if (known && known.sequence >= entry.sequence && known.age.requestedAt > entry.age.requestedAt)
      return;
    const { body, headers, bytes } = serialize(entry);
    this.#held.delete(key);
    // Requests for made-up ids must not evict other entries.
    if (policy.inMemory && !entry.missing) this.#hold(key, entry, bytes);
    if (!policy.inCacheApi) return;
    headers.set("cache-control", `max-age=${Math.max(1, Math.ceil(left / 1000))}`);
    const response = new Response(body, { headers });
    const written = quietly("written to", this.#platform.put(key, response), effects);
    effects.waitUntil(written);
    if (!this.#held.has(key)) await written;
  }

  async delete(key: string, effects: StoreEffects): Promise<void> {
    this.#held.delete(key);
    await quietly("deleted from", this.#platform.delete(key), effects);
  }

  async #read<T>(key: string, policy: CachePolicy): Promise<Entry<T> | undefined> {
    const response = await this.#platform.match(key);
    if (!response) return undefined;
    const metadata: StoredMetadata = JSON.parse(response.headers.get(METADATA_HEADER) ?? "");
    if (!isNewer(metadata, this.inMemory(key))) {
      void response.body?.cancel();
      return undefined;
    }
    const { entry, bytes } = await deserialize<T>(response, metadata);
    // A concurrent request may have stored a newer entry in the meantime.
    if (!isNewer(entry, this.inMemory(key))) return undefined;
    if (policy.inMemory && !entry.missing) this.#hold(key, entry, bytes);
    return entry;
  }

  #hold(key: string, entry: Entry<unknown>, valueBytes: number): void {
    const bytes = valueBytes + OVERHEAD_BYTES;
    if (bytes > this.#maxBytes * MAX_SHARE) this.#held.delete(key);
    else this.#held.set(key, entry, bytes);
  }
}

/** Logs a failure instead of rejecting. Stops waiting after CACHE_API_TIMEOUT. */
function quietly<T>(done: string, work: Promise<T>, { warn }: StoreEffects) {
  const ended = work.catch((cause): undefined => {
    warn(`an entry could not be ${done} the Cache API`, cause);
  });
  return withTimeout(ended, CACHE_API_TIMEOUT);
}

type Metadata = Omit<Entry<unknown>, "value">;

function isNewer(entry: Metadata, other: Metadata | undefined): boolean {
  if (!other) return true;
  const newer = entry.sequence - other.sequence;
  return (newer || entry.age.requestedAt - other.age.requestedAt) > 0;
}

interface StoredMetadata extends Metadata {
  /**
   * Status and headers of a document. The body of a document is stored as it is, and other values are stored as JSON.
   */
  document?: Omit<StoredDocument, "body">;
}

/** The status is stored as metadata, because the Cache API treats statuses other than 200 differently. */
function serialize({ value, ...metadata }: Entry<unknown>) {
  const stored: StoredMetadata = metadata;
  let body: string | Uint8Array<ArrayBuffer> = "";
  if (isDocument(value)) ({ body, ...stored.document } = value);
  else if (!metadata.missing) body = JSON.stringify(value);
  const headers = new Headers({ [METADATA_HEADER]: JSON.stringify(stored) });
  return { body, headers, bytes: typeof body === "string" ? 2 * body.length : body.byteLength };
}

async function deserialize<T>(
  response: Response,
  { document, ...metadata }: StoredMetadata,
): Promise<{ entry: Entry<T>; bytes: number }> {
  if (document) {
    const body = new Uint8Array(await response.arrayBuffer());
    return { entry: { ...metadata, value: { ...document, body } as T }, bytes: body.byteLength };
  }
  const text = await response.text();
  const value = metadata.missing ? undefined : JSON.parse(text);
  return { entry: { ...metadata, value }, bytes: 2 * text.length };
}

function isDocument(value: unknown): value is StoredDocument {
  return (value as Partial<StoredDocument> | undefined)?.body instanceof Uint8Array;
}
