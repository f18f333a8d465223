import type { Entry } from "./entry.ts";

interface Known {
  value: unknown;
  text: string;
  entry: Entry<unknown>;
  /**
   * When the current navigation was first requested, in milliseconds since the epoch. 0 if the navigation has never
   * changed.
   */
  changedAt: number;
}

/** Keeps, for each cache key, the newest navigation (the tree of the site's sections) that the isolate has seen. */
export class Navigations {
  readonly #known = new Map<string, Known>();

  /** Returns the navigation of an entry. The object stays the same as long as its content does not change. */
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
