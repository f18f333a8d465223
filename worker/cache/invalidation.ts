/** The tag of every entry. */
export const EVERYTHING = "*";

/** Limits the cost of each check; beyond it, the oldest are merged into one for everything up to their time. */
export const MAX_TAGS = 2000;

const PURGE = "purge ";

/** The form of a purge in the log: purged entries are not served even if upstream fails. */
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
