import { EVERYTHING } from "../cache/invalidation.ts";
import { withTimeout } from "../config/with-timeout.ts";

/** Limit of the platform per purge call. */
const TAGS_PER_CALL = 100;
/** Purge calls are rate limited (a bucket of 25 on the smallest plan): beyond this number everything is purged at once. */
const MAX_CALLS = 10;
/** Milliseconds before each retry of all tags; refusals are usually due to the rate limit. */
const RETRY_DELAYS = [1_000, 4_000];
/** Milliseconds in all: callers give up after 15 s. */
const TIME_LIMIT = 10_000;

type Purge = (options: CachePurgeOptions) => Promise<CachePurgeResult>;

/** Purges or invalidates tags, all calls at once; rejects if some fail after every attempt, or do not end in time. */
export async function purgeTags(
  tags: readonly string[],
  purge: Purge,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> {
  const purged = purgeAll(optionsOf(tags), purge, wait).then(() => true);
  if (await withTimeout(purged, TIME_LIMIT)) return;
  throw new Error(`not all was confirmed within ${TIME_LIMIT} ms`);
}

async function purgeAll(
  calls: readonly CachePurgeOptions[],
  purge: Purge,
  wait: (milliseconds: number) => Promise<void>,
  [delay, ...later]: readonly number[] = RETRY_DELAYS,
): Promise<void> {
  const failures: { options: CachePurgeOptions; cause: unknown }[] = [];
  const attempt = async (options: CachePurgeOptions) => {
    const { success, errors } = await purge(options);
    if (!success) throw new Error(errors.map(({ message }) => message).join("; "));
  };
  const settled = calls.map((options) =>
    attempt(options).catch((cause: unknown) => void failures.push({ options, cause })),
  );
  await Promise.all(settled);
  const [first] = failures;
  if (!first) return;
  if (delay === undefined) throw first.cause;
  await wait(delay);
  const failed = failures.map(({ options }) => options);
  await purgeAll(failed, purge, wait, later);
}

function optionsOf(tags: readonly string[]): CachePurgeOptions[] {
  const isTooMuch = tags.length > TAGS_PER_CALL * MAX_CALLS;
  if (isTooMuch || tags.includes(EVERYTHING)) return [{ purgeEverything: true }];
  const count = Math.ceil(tags.length / TAGS_PER_CALL);
  return Array.from({ length: count }, (_, index) => ({
    tags: tags.slice(index * TAGS_PER_CALL, (index + 1) * TAGS_PER_CALL),
  }));
}
