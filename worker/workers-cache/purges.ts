import { EVERYTHING } from "../cache/sequences.ts";
import { withTimeout } from "../platform/with-timeout.ts";

/** The platform accepts at most this many tags in one call. */
const TAGS_PER_CALL = 100;
/** The account may make 25 calls at once. A change that needs more than five calls purges everything instead. */
const MAX_CALLS = 5;
/** Changes are collected for this many milliseconds, because publications come in groups. */
const COLLECTING = 2_000;
/**
 * After 25 calls at once, the account may make one more call each time that this many seconds have passed. These are
 * five calls a minute. All workers of an account share this limit, on every plan.
 */
export const REFILL_SECONDS = 12;
/**
 * A refused call is repeated at most this many times. Work that goes on after a response may take only 30 s, so there
 * is no time for more attempts.
 */
const REPETITIONS = 2;
/** One call may take at most this many milliseconds. The sender of a content-changed call gives up after 15 s. */
const TIME_LIMIT = 10_000;

export type PurgeCall = (options: CachePurgeOptions) => Promise<CachePurgeResult>;
type Wait = (milliseconds: number) => Promise<void>;

interface Refusals {
  refused: CachePurgeOptions[];
  /** Whether this request was the first to add tags to the calls. Only the first request repeats refused calls. */
  isFirst: boolean;
}

/**
 * Collects tags for calls to Workers Cache. One instance makes the calls that remove responses (purges), and another
 * instance makes the calls that mark responses as stale (invalidations).
 */
export class Purges {
  readonly #wait: Wait;
  #next: { tags: Set<string>; refused: Promise<CachePurgeOptions[]> } | undefined;

  constructor(wait: Wait) {
    this.#wait = wait;
  }

  /**
   * Adds tags to the next calls. The calls are made after two seconds, with the tags of all requests. Resolves with the
   * calls that were refused.
   */
  async add(tags: readonly string[], call: PurgeCall): Promise<Refusals> {
    const isFirst = this.#next === undefined;
    const next = this.#next ?? this.#begin(call);
    for (const tag of tags) next.tags.add(tag);
    // Another request may make the call, and may end before this one. workerd cancels a request that waits only for
    // another request that has ended, so this request waits for a timer of its own, too.
    const refused = await withTimeout(next.refused, COLLECTING + TIME_LIMIT);
    return { refused: refused ?? optionsOf(tags), isFirst };
  }

  /** Repeats refused calls once the quota allows it. Resolves with the calls that were refused every time. */
  async repeat(refused: CachePurgeOptions[], call: PurgeCall): Promise<CachePurgeOptions[]> {
    let left = refused;
    for (let attempt = 0; attempt < REPETITIONS && left.length > 0; attempt++) {
      await this.#wait(REFILL_SECONDS * 1000);
      left = await refusedOf(left, call);
    }
    return left;
  }

  #begin(call: PurgeCall) {
    const tags = new Set<string>();
    const refused = this.#wait(COLLECTING).then(() => {
      this.#next = undefined;
      return refusedOf(optionsOf([...tags]), call);
    });
    this.#next = { tags, refused };
    return this.#next;
  }
}

async function refusedOf(all: readonly CachePurgeOptions[], call: PurgeCall) {
  const outcomes = all.map(async (options) => {
    const result = call(options).catch(() => undefined);
    return (await withTimeout(result, TIME_LIMIT))?.success ? [] : [options];
  });
  return (await Promise.all(outcomes)).flat();
}

function optionsOf(tags: readonly string[]): CachePurgeOptions[] {
  const isTooMuch = tags.length > TAGS_PER_CALL * MAX_CALLS;
  if (isTooMuch || tags.includes(EVERYTHING)) return [{ purgeEverything: true }];
  const count = Math.ceil(tags.length / TAGS_PER_CALL);
  return Array.from({ length: count }, (_, index) => ({
    tags: tags.slice(index * TAGS_PER_CALL, (index + 1) * TAGS_PER_CALL),
  }));
}
