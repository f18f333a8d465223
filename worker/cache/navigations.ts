import type { Entry } from "./entry.ts";

interface Known {
  value: unknown;
  text: string;
  entry: Entry<unknown>;
  /**
   * When a navigation was requested that differs from the one before, in milliseconds since the epoch; 0 if it has
   * not changed.
   */
  changedAt: number;
}

/** The newest navigations that an isolate has seen, by the key of their entries. */
export class Navigations {
  readonly #known = new Map<string, Known>();

  /** The navigation of an entry. It is the same object as before if the navigation has not changed. */
  latest<T>(key: string, entry: Entry<T>): T {
    const known = this.#known.get(key);
    if (known?.entry === entry) return known.value as T;
    if (known && known.entry.age.requestedAt > entry.age.requestedAt) return entry.value;
    const text = JSON.stringify(entry.value);
    const changed = { value: entry.value, changedAt: known ? entry.age.requestedAt : 0 };
    const { value, changedAt } = known?.text === text ? known : changed;
    this.#known.set(key, { value, text, entry, changedAt });
    return value as T;
  }

  /** Whether a document that shows this navigation is up to date. */
  isCurrent({ key, requestedAt }: NonNullable<Entry<unknown>["navigation"]>): boolean {
    return requestedAt >= (this.#known.get(key)?.changedAt ?? 0);
  }
}
