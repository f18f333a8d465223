import { type Age, ageOf, type CachePolicy, oldest } from "./policy.ts";
import { limitTags } from "./tags.ts";

/** An upstream response that a value was made from: when it was requested, and its tags. */
export interface Dependency {
  /** Milliseconds since the epoch. */
  requestedAt: number;
  tags: readonly string[];
}

/** Metadata of an entry. */
export interface EntryMetadata {
  age: Age;
  /** Separate, since one may be newer than an invalidation and another older. */
  dependencies: readonly Dependency[];
  /** A stored "not found". */
  isMissing?: true;
}

export interface Entry<T> extends EntryMetadata {
  value: T;
  /** Requested by this isolate with all its sources, so that its times are by this isolate's clock. */
  isLocal: boolean;
}

/** The result of a load. */
export interface Loaded<T> {
  value: T;
  /** Tags of the content in the value. */
  tags?: readonly string[];
  /**
   * Entries that the value is composed of: it is as old as the oldest and depends on all of them.
   */
  sources?: readonly Source[];
}

/** An entry that another one is composed of. */
export interface Source
  extends Partial<Pick<EntryMetadata, "age">>,
    Pick<EntryMetadata, "dependencies"> {
  /** Stale because the content service fails. */
  isFailing: boolean;
  /** As in {@link Entry}. */
  isLocal: boolean;
}

export function toEntry<T>(
  { value, tags, sources = [] }: Loaded<T>,
  own: { requestedAt: number; policy: CachePolicy; random: number },
): Entry<T> {
  const ages = sources.flatMap(({ age }) => age ?? []);
  const dependencies = sources.flatMap((source) => source.dependencies);
  if (tags) dependencies.push({ requestedAt: own.requestedAt, tags: limitTags([tags]) });
  const age = ages.length > 0 ? oldest(ages) : ageOf(own.requestedAt, own.policy, own.random);
  return { value, age, dependencies, isLocal: sources.every(({ isLocal }) => isLocal) };
}

export function missingEntry(
  requestedAt: number,
  negative: number,
  tags: readonly string[],
): Entry<undefined> {
  const until = requestedAt + negative;
  return {
    value: undefined,
    isMissing: true,
    age: { requestedAt, freshUntil: until, staleUntil: until, usableUntil: until },
    dependencies: [{ requestedAt, tags }],
    isLocal: true,
  };
}
