/** The tag of every entry. */
export const EVERYTHING = "*";

/** The most tags that an isolate keeps in memory. If there are more, everything stored before counts as changed. */
const MAX_TAGS = 10_000;

/** The newest sequence number of each tag. Invalidations and purges are counted apart. */
export class Sequences {
  readonly #newest = new Map<string, number>();
  /** The newest number of all tags. */
  #last = 0;
  /** Changes with older numbers are not known. */
  #knownSince = 0;

  /** Whether one of the tags, or everything, has a newer number, or may have one. */
  haveNewer(tags: readonly string[], sequence: number): boolean {
    if (sequence >= this.#last) return false;
    const isNewer = (tag: string) => (this.#newest.get(tag) ?? 0) > sequence;
    return sequence < this.#knownSince || isNewer(EVERYTHING) || tags.some(isNewer);
  }

  /** @param tags undefined if others up to this number were left out. */
  add(tags: readonly string[] | undefined, sequence: number): void {
    for (const tag of tags ?? [])
      this.#newest.set(tag, Math.max(sequence, this.#newest.get(tag) ?? 0));
    this.#last = Math.max(sequence, this.#last);
    const areTooMany = this.#newest.size > MAX_TAGS;
    if (areTooMany) this.#newest.clear();
    if (areTooMany || !tags) this.#knownSince = Math.max(sequence, this.#knownSince);
  }
}
