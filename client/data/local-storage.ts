import { site } from "../../shared/brand/site.ts";

/** A value as JSON, with its expiry time in milliseconds since the epoch. */
interface Entry {
  value: unknown;
  expiresAt: number;
}

const PREFIX = `${site.slug}:`;

/** Local storage whose entries expire. The constructor throws if the browser has no storage. */
export class LocalStorage {
  readonly #storage: Storage;
  readonly #now: () => number;

  constructor(open: () => Storage | undefined = () => localStorage, now = Date.now) {
    try {
      const storage = open();
      if (!storage) throw new TypeError("localStorage is undefined");
      this.#storage = storage;
    } catch (cause) {
      throw new Error("the browser offers no local storage", { cause });
    }
    this.#now = now;
  }

  /** Stores a value. Throws a RangeError unless the lifetime is positive. */
  save(key: string, value: unknown, lifetimeMs: number): void {
    if (!(lifetimeMs > 0)) {
      throw new RangeError(`${key}: the lifetime must be more than 0 ms, not ${lifetimeMs}`);
    }
    const entry: Entry = { value, expiresAt: this.#now() + lifetimeMs };
    this.#storage.setItem(PREFIX + key, JSON.stringify(entry));
  }

  /** Returns the value, or undefined if it is missing or has expired. */
  read(key: string): unknown {
    const { value, expiresAt } = parseEntry(this.#storage.getItem(PREFIX + key));
    return expiresAt > this.#now() ? value : undefined;
  }

  /** Removes expired and malformed entries. Keeps keys without the prefix, because this class has not written them. */
  removeExpired(): void {
    for (const key of Object.keys(this.#storage)) {
      if (!key.startsWith(PREFIX)) continue;
      const { expiresAt } = parseEntry(this.#storage.getItem(key));
      if (!(expiresAt > this.#now())) this.#storage.removeItem(key);
    }
  }
}

/** Parses a stored entry. A text that is not an {@link Entry} counts as an expired entry. */
function parseEntry(text: string | null): Entry {
  try {
    const { value, expiresAt } = JSON.parse(text ?? "{}");
    return { value, expiresAt: Number(expiresAt ?? 0) };
  } catch {
    return { value: undefined, expiresAt: 0 };
  }
}
