/** Invalidating this tag invalidates every entry. */
export const EVERYTHING = "*";

/**
 * An isolate keeps at most this many tags in memory. If there are more, it forgets all of them. All entries that are
 * older than the newest forgotten change then count as changed.
 */
const MAX_TAGS = 10_000;

/**
 * Keeps the newest sequence number of each tag. An isolate has two such objects: one for invalidations and one for
 * purges.
 */
export class Sequences {
  readonly #newest = new Map<string, number>();
  /** The highest sequence number of any tag. */
  #last = 0;
  /** Changes with this sequence number or a lower one may have been forgotten. */
  #knownSince = 0;

  /**
   * Whether one of the tags, or `EVERYTHING`, has a higher sequence number than `sequence`. Also true if such a number
   * may have been forgotten.
   */
  haveNewer(tags: readonly string[], sequence: number): boolean {
    if (sequence >= this.#last) return false;
    const isNewer = (tag: string) => (this.#newest.get(tag) ?? 0) > sequence;
    return sequence < this.#knownSince || isNewer(EVERYTHING) || tags.some(isNewer);
  }

  /**
   * Adds a change of these tags.
   *
   * @param tags undefined if the rows up to this sequence number are unknown, because the log has too many of them.
   */
  add(tags: readonly string[] | undefined, sequence: number): void {
    for (const tag of tags ?? [])
      this.#newest.set(tag, Math.max(sequence, this.#newest.get(tag) ?? 0));
    this.#last = Math.max(sequence, this.#last);
    const areTooMany = this.#newest.size > MAX_TAGS;
    if (areTooMany) this.#newest.clear();
    if (areTooMany || !tags) this.#knownSince = Math.max(sequence, this.#knownSince);
  }
}
