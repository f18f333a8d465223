import { withTimeout } from "../config/with-timeout.ts";
import type { Dependency } from "./entry.ts";
import { EVERYTHING, type Invalidation, isPurgeTag, MAX_TAGS, purgeTag } from "./invalidation.ts";
import type { InvalidationLog } from "./invalidation-log.ts";

/** What other isolates have published is read this often, … */
const SYNC_INTERVAL = 10_000;
/** … and an invalidation is known everywhere after this time (contract section 6). */
const KNOWN_WITHIN = 60_000;
const LONGEST_SYNC = 500;
/** Machines' clocks differ: an entry that another one requested so soon after an invalidation may be older than it. */
export const CLOCK_SKEW = 5_000;
/** What is needed to learn of other isolates' invalidations. */
export interface SyncContext {
  log: InvalidationLog;
  /** Milliseconds; invalidations of longer ago concern no entry that may still be served. */
  retention: number;
  waitUntil: (work: Promise<unknown>) => void;
  warn: (message: string, cause: unknown) => void;
}

export type Validity = "valid" | "invalidated" | "purged";

/** Which content has changed, and when: by tag, the isolate's own at once, those of others as they are read. */
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

  /** When something was last invalidated, in milliseconds since the epoch. */
  get newest(): number {
    return this.#newest;
  }

  /** Everything with one of the tags has changed at a time, in milliseconds by this isolate's clock. */
  publish(tags: readonly string[], at: number): void {
    for (const tag of tags) this.#add({ tag, at }, true);
  }

  /**
   * Whether something that was made from these has changed since.
   *
   * @param isLocal whether this isolate has requested them.
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
    // Nearly always: nothing has changed since.
    if (dependencies.every(({ requestedAt }) => requestedAt > this.#newest + CLOCK_SKEW))
      return "valid";
    if (isCovered(purgeTag)) return "purged";
    return isCovered((tag) => tag) ? "invalidated" : "valid";
  }

  /** Reads what others have published from time to time; nobody waits for it here. */
  syncInBackground(context: SyncContext): void {
    if (this.#now() - this.#syncedAt < SYNC_INTERVAL || this.#isSyncing) return;
    context.waitUntil(this.#sync(context));
  }

  /** Resolves once enough is known to serve an entry that was requested at a time. */
  async ensureSynced(requestedAt: number, context: SyncContext): Promise<void> {
    if (!this.needsSync(requestedAt)) return;
    await withTimeout(this.#sync(context), LONGEST_SYNC);
    // A database that hangs must hold back one page, not all.
    if (this.#now() - this.#syncedAt >= KNOWN_WITHIN) this.#syncedAt = this.#now();
  }

  needsSync(requestedAt: number): boolean {
    return this.#now() >= this.validUntil(requestedAt);
  }

  /** Until when, in milliseconds since the epoch, an entry may be taken for valid without another look. */
  validUntil(requestedAt: number): number {
    return Math.max(requestedAt, this.#syncedAt) + KNOWN_WITHIN;
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

  /** One that was lost with the request that began it must not be the last. */
  get #isSyncing(): boolean {
    return this.#syncing !== undefined && this.#now() - this.#syncStartedAt <= SYNC_INTERVAL;
  }

  async #syncOnce({ log, retention, warn }: SyncContext): Promise<void> {
    const startedAt = this.#now();
    try {
      const since = Math.max(startedAt - retention, this.#readUpTo - KNOWN_WITHIN);
      for (const invalidation of await log.read(since)) this.#add(invalidation, false);
      this.#readUpTo = startedAt;
    } catch (cause) {
      warn("invalidations could not be read", cause);
    }
    // After a failure too: a broken database must not be asked with every request.
    this.#syncedAt = startedAt;
  }

  #add({ tag, at }: Invalidation, isOwn: boolean): void {
    const known = this.#byTag.get(tag);
    if (known && known.at >= at) return;
    this.#byTag.set(tag, { at, isOwn });
    this.#newest = Math.max(this.#newest, at);
    if (this.#byTag.size > MAX_TAGS) this.#dropOldest();
  }

  /** A quarter at a time; what they named is no longer known, so they count for everything of their time. */
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
