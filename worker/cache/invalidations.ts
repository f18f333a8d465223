import { withTimeout } from "../config/with-timeout.ts";
import type { Dependency } from "./entry.ts";
import { EVERYTHING, type Invalidation, isPurgeTag, MAX_TAGS, purgeTag } from "./invalidation.ts";
import type { InvalidationLog } from "./invalidation-log.ts";

/** How often invalidations published by other isolates are read. */
const SYNC_INTERVAL = 10_000;
/** An invalidation takes effect everywhere within this time (contract section 6). */
const MAX_PROPAGATION_DELAY = 60_000;
const SYNC_TIMEOUT = 500;
/**
 * Clocks differ between machines: an entry that another machine requested within this time after an
 * invalidation may be older than it.
 */
export const CLOCK_SKEW = 5_000;

/** What synchronising with other isolates needs. */
export interface SyncContext {
  log: InvalidationLog;
  /** Milliseconds; older invalidations cannot concern an entry that may still be served. */
  retention: number;
  waitUntil: (work: Promise<unknown>) => void;
  warn: (message: string, cause: unknown) => void;
}

export type Validity = "valid" | "invalidated" | "purged";

/**
 * The isolate's view of all invalidations, by tag: its own immediately, those of other isolates
 * once they are read.
 */
export class Invalidations {
  readonly #byTag = new Map<string, { at: number; isOwn: boolean }>();
  readonly #now: () => number;
  #newest = Number.NEGATIVE_INFINITY;
  #syncedAt = Number.NEGATIVE_INFINITY;
  #syncing: Promise<void> | undefined;
  #syncStartedAt = 0;
  #readUpTo = Number.NEGATIVE_INFINITY;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Time of the last invalidation, in milliseconds since the epoch. */
  get newest(): number {
    return this.#newest;
  }

  /** Records an invalidation by this isolate; `at` in milliseconds by its clock. */
  publish(tags: readonly string[], at: number): void {
    for (const tag of tags) this.#add({ tag, at }, true);
  }

  /**
   * Whether any of the dependencies has been invalidated since it was requested.
   *
   * @param isLocal whether this isolate requested them.
   */
  check(dependencies: readonly Dependency[], isLocal: boolean): Validity {
    const covers = (tag: string, requestedAt: number) => {
      const known = this.#byTag.get(tag);
      if (!known) return false;
      return requestedAt <= known.at + (known.isOwn && isLocal ? 0 : CLOCK_SKEW);
    };
    const isCovered = (nameOf: (tag: string) => string) =>
      dependencies.some(({ requestedAt, tags }) =>
        [EVERYTHING, ...tags].some((tag) => covers(nameOf(tag), requestedAt)),
      );
    // The usual case: nothing was invalidated since.
    if (dependencies.every(({ requestedAt }) => requestedAt > this.#newest + CLOCK_SKEW))
      return "valid";
    if (isCovered(purgeTag)) return "purged";
    return isCovered((tag) => tag) ? "invalidated" : "valid";
  }

  /** Reads the log in the background, at most once per interval. */
  syncInBackground(context: SyncContext): void {
    if (this.#now() - this.#syncedAt < SYNC_INTERVAL || this.#isSyncing) return;
    context.waitUntil(this.#sync(context));
  }

  /** Resolves once the log is recent enough to serve an entry requested at this time. */
  async ensureSynced(requestedAt: number, context: SyncContext): Promise<void> {
    if (!this.needsSync(requestedAt)) return;
    await withTimeout(this.#sync(context), SYNC_TIMEOUT);
    // A hanging database must delay one request, not every one.
    if (this.#now() - this.#syncedAt >= MAX_PROPAGATION_DELAY) this.#syncedAt = this.#now();
  }

  needsSync(requestedAt: number): boolean {
    return this.#now() >= this.validUntil(requestedAt);
  }

  /** Until when, in milliseconds since the epoch, an entry may be served without reading the log again. */
  validUntil(requestedAt: number): number {
    return Math.max(requestedAt, this.#syncedAt) + MAX_PROPAGATION_DELAY;
  }

  #sync(context: SyncContext): Promise<void> {
    if (this.#syncing && this.#isSyncing) return this.#syncing;
    this.#syncStartedAt = this.#now();
    const sync = this.#syncOnce(context).finally(() => {
      if (this.#syncing === sync) this.#syncing = undefined;
    });
    this.#syncing = sync;
    return sync;
  }

  /** A sync whose request was cancelled never settles; another may start after the interval. */
  get #isSyncing(): boolean {
    return this.#syncing !== undefined && this.#now() - this.#syncStartedAt <= SYNC_INTERVAL;
  }

  async #syncOnce({ log, retention, warn }: SyncContext): Promise<void> {
    const startedAt = this.#now();
    try {
      const since = Math.max(startedAt - retention, this.#readUpTo - MAX_PROPAGATION_DELAY);
      for (const invalidation of await log.read(since)) this.#add(invalidation, false);
      this.#readUpTo = startedAt;
    } catch (cause) {
      warn("invalidations could not be read", cause);
    }
    // After a failure, too: a broken database must not be queried by every request.
    this.#syncedAt = startedAt;
  }

  #add({ tag, at }: Invalidation, isOwn: boolean): void {
    const known = this.#byTag.get(tag);
    if (known && known.at >= at) return;
    this.#byTag.set(tag, { at, isOwn });
    this.#newest = Math.max(this.#newest, at);
    if (this.#byTag.size > MAX_TAGS) this.#dropOldest();
  }

  /**
   * Drops a quarter. Their tags are lost, so they are merged into an invalidation of everything at
   * their time.
   */
  #dropOldest(): void {
    const oldest = [...this.#byTag].toSorted(([, a], [, b]) => a.at - b.at).slice(0, MAX_TAGS / 4);
    for (const [tag] of oldest) this.#byTag.delete(tag);
    for (const everything of [EVERYTHING, purgeTag(EVERYTHING)]) {
      const dropped = oldest.filter(([tag]) => isPurgeTag(tag) === isPurgeTag(everything));
      const at = dropped.at(-1)?.[1].at;
      if (at !== undefined) this.#add({ tag: everything, at }, false);
    }
  }
}
