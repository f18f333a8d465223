import { type Age, ageOf, type CachePolicy, oldest } from "./policy.ts";
import { limitTags } from "./tags.ts";

/** An upstream response that something was made from: when it was requested, and the tags of what it shows. */
export interface Dependency {
  /** Milliseconds since the epoch. */
  requestedAt: number;
  tags: readonly string[];
}

/** What is known of an entry beside its value. */
export interface EntryFacts {
  age: Age;
  /** One may be newer than an invalidation, another older. */
  dependencies: readonly Dependency[];
  /** The value is that there is no such thing. */
  isMissing?: true;
}

export interface Entry<T> extends EntryFacts {
  value: T;
  /** Loaded by this isolate, whose clock has set its times. */
  isLocal: boolean;
}

/** What a load yields. */
export interface Loaded<T> {
  value: T;
  /** Tags of what the value shows. */
  tags?: readonly string[];
  /** Present for what is composed of other entries: it is as old as the oldest and depends on all. */
  sources?: readonly Source[];
}

/** An entry that something else is composed of. */
export interface Source extends Partial<Pick<EntryFacts, "age">>, Pick<EntryFacts, "dependencies"> {
  /** It is stale because the content service fails. */
  isFailing: boolean;
}

export function toEntry<T>(
  { value, tags, sources = [] }: Loaded<T>,
  own: { requestedAt: number; policy: CachePolicy; random: number },
): Entry<T> {
  const ages = sources.flatMap(({ age }) => age ?? []);
  const dependencies = sources.flatMap((source) => source.dependencies);
  if (tags) dependencies.push({ requestedAt: own.requestedAt, tags: limitTags([tags]) });
  const age = ages.length > 0 ? oldest(ages) : ageOf(own.requestedAt, own.policy, own.random);
  return { value, age, dependencies, isLocal: true };
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
