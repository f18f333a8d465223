import { inTime } from "../in-time.ts";
import type { ChangeLog } from "./change-log.ts";

/** Marks that a change is about everything. */
export const EVERYTHING = "*";

/** Other isolates' marks are read this often. */
const READ_EVERY_MS = 10_000;
/** Content that changed is known everywhere after this time (contract section 6). */
const KNOWN_WITHIN_MS = 60_000;
const LONGEST_WAIT_MS = 500;
/** More would be a burden to compare with: they count as a change of everything. */
export const MAX_MARKS = 2000;

/** An answer that something is made of: when it was asked for, in milliseconds, and the tags of what it shows. */
export interface Dependency {
  askedAt: number;
  tags: readonly string[];
}

/** What has to be at hand to read other isolates' marks. */
export interface ReadingContext {
  log: ChangeLog;
  /** Milliseconds; older marks say nothing of an entry that may still be fresh. */
  freshMs: number;
  waitUntil: (work: Promise<unknown>) => void;
  warn: (message: string, cause: unknown) => void;
}

/**
 * Which content is known to have changed, and when: marks by tag, the
 * isolate's own at once, those of others as they are read.
 */
export class Changes {
  readonly #marks = new Map<string, number>();
  readonly #now: () => number;
  #newest = Number.NEGATIVE_INFINITY;
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;
  #readingSince = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Notes that everything with one of the tags has changed at a time, in milliseconds. */
  mark(tags: readonly string[], at: number): void {
    for (const tag of tags) {
      this.#marks.set(tag, Math.max(at, this.#marks.get(tag) ?? 0));
    }
    this.#newest = Math.max(this.#newest, at);
    if (this.#marks.size > MAX_MARKS) this.#markEverything();
  }

  /** Whether something with these tags has changed since it was asked for. */
  hasChanged({ askedAt, tags }: Dependency): boolean {
    // Nearly always: nothing has changed since.
    if (askedAt > this.#newest) return false;
    return [EVERYTHING, ...tags].some(
      (tag) => (this.#marks.get(tag) ?? Number.NEGATIVE_INFINITY) >= askedAt,
    );
  }

  /** Reads the marks of others from time to time; nobody waits for it here. */
  readNowAndThen(context: ReadingContext): void {
    if (this.#now() - this.#readAt < READ_EVERY_MS) return;
    context.waitUntil(this.#read(context));
  }

  /** Resolves once what is known is enough to call something fresh that was asked for at a time. */
  async knownFor(askedAt: number, context: ReadingContext): Promise<void> {
    const isTooYoungToMatter = this.#now() - askedAt < KNOWN_WITHIN_MS;
    if (isTooYoungToMatter || this.#now() - this.#readAt < KNOWN_WITHIN_MS) return;
    await inTime(this.#read(context), LONGEST_WAIT_MS);
    // A database that hangs must hold back one page, not all.
    if (this.#now() - this.#readAt >= KNOWN_WITHIN_MS) this.#readAt = this.#now();
  }

  /** Until when, in milliseconds since the epoch, what was asked for at a time may be taken for unchanged. */
  trustedUntil(askedAt: number): number {
    return Math.max(askedAt, this.#readAt) + KNOWN_WITHIN_MS;
  }

  #read(context: ReadingContext): Promise<void> {
    // A reading that was lost with the request that began it must not be the last.
    const isLost = this.#now() - this.#readingSince > READ_EVERY_MS;
    if (this.#reading && !isLost) return this.#reading;
    this.#readingSince = this.#now();
    this.#reading = this.#readOnce(context).finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readOnce({ log, freshMs, warn }: ReadingContext): Promise<void> {
    const startedAt = this.#now();
    try {
      for (const { tag, at } of await log.read(startedAt - freshMs)) this.mark([tag], at);
    } catch (cause) {
      warn("changes of content could not be read", cause);
    }
    // After a failure too: a broken database must not be asked with every request.
    this.#readAt = startedAt;
  }

  #markEverything(): void {
    this.#marks.clear();
    this.#marks.set(EVERYTHING, this.#newest);
  }
}
