/** The tag of every entry. */
export const EVERYTHING = "*";

/** In an isolate's memory at most: beyond it all that was stored before counts as changed. */
const MAX_TAGS = 10_000;

/** The newest sequence numbers by tag: of invalidations, or of purges. */
export class Sequences {
  readonly #newest = new Map<string, number>();
  /** Nothing is known of older ones. */
  #knownSince = 0;

  /** Whether one of the tags, or everything, has a newer number, or may have one. */
  haveNewer(tags: readonly string[], sequence: number): boolean {
    const isNewer = (tag: string) => (this.#newest.get(tag) ?? 0) > sequence;
    return sequence < this.#knownSince || isNewer(EVERYTHING) || tags.some(isNewer);
  }

  /** @param tags undefined if others up to this number were left out. */
  add(tags: readonly string[] | undefined, sequence: number): void {
    for (const tag of tags ?? [])
      this.#newest.set(tag, Math.max(sequence, this.#newest.get(tag) ?? 0));
    const areTooMany = this.#newest.size > MAX_TAGS;
    if (areTooMany) this.#newest.clear();
    if (areTooMany || !tags) this.#knownSince = Math.max(sequence, this.#knownSince);
  }
}
