import { cached, cacheFor, isolateState } from "../../../worker/cache/cache.ts";
import { cachePolicies } from "../../../worker/cache/policy.ts";
import { createRandom } from "./content.ts";

/** Renders a second of a page in one data centre: λμ/(λ+μ), with λ requests and 1/μ seconds of freshness. */
export function renders(perSecond: number, freshSeconds: number): number {
  return perSecond / (1 + perSecond * freshSeconds);
}

/** The same by the worker's own cache and a clock that random visits move on. */
export async function simulatedRenders(
  perSecond: number,
  freshSeconds: number,
  visits = 20_000,
): Promise<number> {
  const random = createRandom(1);
  let now = 0;
  let loads = 0;
  const none = { match: async () => undefined, put: async () => {}, delete: async () => false };
  const isolate = isolateState(none, { now: () => now, random: () => 0 });
  const { document: policy } = cachePolicies({ freshSeconds, staleSeconds: 86_400 });
  const load = async () => ({ value: loads++, tags: [] });
  const effects = { logTimeout: 0, waitUntil: () => {}, warn: () => {} };
  const cache = cacheFor(isolate, cachePolicies({ freshSeconds, staleSeconds: 86_400 }), effects);
  for (let visit = 0; visit < visits; visit++) {
    now += (-Math.log(1 - random()) / perSecond) * 1000;
    await cached(cache, { key: "page", name: "page", policy, load, timeout: 1000 });
    // What is revalidated in the background has loaded before the next visit.
    await new Promise(setImmediate);
  }
  return loads / (now / 1000);
}
