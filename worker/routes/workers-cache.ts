import { EVERYTHING } from "../cache/invalidation.ts";
import { withTimeout } from "../config/with-timeout.ts";

/** Limit of the platform per purge call. */
const TAGS_PER_CALL = 100;
/** Purge calls are rate limited (a bucket of 25 on the smallest plan): beyond this number everything is purged at once. */
const MAX_CALLS = 10;
/** Milliseconds before each retry; refusals are usually due to the rate limit. */
const RETRY_DELAYS = [1_000, 4_000];
/** Milliseconds in all: callers give up after 15 s. */
const TIME_LIMIT = 10_000;

type Purge = (options: CachePurgeOptions) => Promise<CachePurgeResult>;
type Wait = (milliseconds: number) => Promise<void>;

/** Purges or invalidates tags, all calls at once; rejects if one fails after every attempt, or not all end in time. */
export async function purgeTags(tags: readonly string[], purge: Purge, wait: Wait): Promise<void> {
  const calls = optionsOf(tags).map((options) => attempt(() => purge(options), wait));
  if (await withTimeout(Promise.all(calls), TIME_LIMIT)) return;
  throw new Error(`not all was confirmed within ${TIME_LIMIT} ms`);
}

async function attempt(
  call: () => Promise<CachePurgeResult>,
  wait: Wait,
  [delay, ...later]: readonly number[] = RETRY_DELAYS,
): Promise<void> {
  try {
    const { success, errors } = await call();
    if (!success) throw new Error(errors.map(({ message }) => message).join("; "));
  } catch (cause) {
    if (delay === undefined) throw cause;
    await wait(delay);
    await attempt(call, wait, later);
  }
}

function optionsOf(tags: readonly string[]): CachePurgeOptions[] {
  const isTooMuch = tags.length > TAGS_PER_CALL * MAX_CALLS;
  if (isTooMuch || tags.includes(EVERYTHING)) return [{ purgeEverything: true }];
  const count = Math.ceil(tags.length / TAGS_PER_CALL);
  return Array.from({ length: count }, (_, index) => ({
    tags: tags.slice(index * TAGS_PER_CALL, (index + 1) * TAGS_PER_CALL),
  }));
}
