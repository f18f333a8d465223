/** Names every entry. */
export const EVERYTHING = "*";

/** More would be a burden to compare with: the oldest then count for everything up to their time. */
export const MAX_TAGS = 2000;

const PURGE = "purge ";

/** As a purge stands in the log: entries with the tag are not even served where upstream fails. */
export function purgeTag(tag: string): string {
  return PURGE + tag;
}

export function isPurgeTag(tag: string): boolean {
  return tag.startsWith(PURGE);
}

export interface Invalidation {
  tag: string;
  /** Milliseconds since the epoch. */
  at: number;
}
