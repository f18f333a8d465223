import { EVERYTHING } from "../cache/invalidation.ts";

/** Limit of the platform per purge call. */
const TAGS_PER_CALL = 100;
/** Purge calls are rate limited (a bucket of 25 on the smallest plan): beyond this number everything is purged at once. */
const MAX_CALLS = 10;
/** Milliseconds before each retry; refusals are usually due to the rate limit. */
const RETRY_DELAYS = [1_000, 4_000];

type Purge = (options: CachePurgeOptions) => Promise<CachePurgeResult>;

/**
 * Purges or invalidates tags in the platform's cache in front of the worker; rejects once every
 * attempt has failed.
 */
export async function purgeTags(
  tags: readonly string[],
  purge: Purge,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> {
  for (const options of optionsOf(tags)) {
    const attempt = async () => {
      const { success, errors } = await purge(options);
      if (!success) throw new Error(errors.map(({ message }) => message).join("; "));
    };
    await withRetry(attempt, wait);
  }
}

async function withRetry(
  work: () => Promise<void>,
  wait: (milliseconds: number) => Promise<void>,
): Promise<void> {
  for (const delay of RETRY_DELAYS) {
    try {
      return await work();
    } catch {
      await wait(delay);
    }
  }
  return work();
}

function optionsOf(tags: readonly string[]): CachePurgeOptions[] {
  const isTooMuch = tags.length > TAGS_PER_CALL * MAX_CALLS;
  if (isTooMuch || tags.includes(EVERYTHING)) return [{ purgeEverything: true }];
  const count = Math.ceil(tags.length / TAGS_PER_CALL);
  return Array.from({ length: count }, (_, index) => ({
    tags: tags.slice(index * TAGS_PER_CALL, (index + 1) * TAGS_PER_CALL),
  }));
}
