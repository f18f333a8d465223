import { site } from "../shared/site.ts";

/** A value and its expiry time in milliseconds since the epoch. */
interface Entry {
  value: unknown;
  expiresAt: number;
}

const PREFIX = `${site.slug}:`;

/**
 * Local storage with expiry (specification sections 4 and 5). The constructor
 * throws if local storage is unavailable.
 */
export class LocalStorage {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(open: () => Storage | undefined | null = () => localStorage, now = Date.now) {
    this.#storage = openStorage(open);
    this.#now = now;
  }

  /** Stores a value as JSON; the lifetime must be positive. */
  save(key: string, value: unknown, lifetimeMs: number): void {
    if (!(lifetimeMs > 0)) {
      throw new RangeError(`${key}: the lifetime must be more than 0 ms, not ${lifetimeMs}`);
    }
    const entry: Entry = { value, expiresAt: this.#now() + lifetimeMs };
    this.#storage.setItem(PREFIX + key, JSON.stringify(entry));
  }

  /** The value, or undefined if missing or expired. */
  read(key: string): unknown {
    const entry = parseEntry(this.#storage.getItem(PREFIX + key));
    return entry && entry.expiresAt > this.#now() ? entry.value : undefined;
  }

  /** Removes expired and malformed entries; keys without the prefix are left alone. */
  removeExpired(): void {
    for (const key of Object.keys(this.#storage)) {
      if (!key.startsWith(PREFIX)) continue;
      const entry = parseEntry(this.#storage.getItem(key));
      if (!entry || entry.expiresAt <= this.#now()) this.#storage.removeItem(key);
    }
  }
}

function openStorage(open: () => Storage | undefined | null): Storage {
  const message = "the browser offers no local storage";
  try {
    const storage = open();
    if (storage) return storage;
  } catch (cause) {
    throw new Error(message, { cause });
  }
  throw new Error(message);
}

function parseEntry(text: string | null): Entry | undefined {
  try {
    const entry: unknown = JSON.parse(text ?? "null");
    return isEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is Entry {
  return (
    typeof value === "object" &&
    value !== null &&
    "value" in value &&
    "expiresAt" in value &&
    typeof value.expiresAt === "number"
  );
}
