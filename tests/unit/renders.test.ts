import { expect, test } from "vitest";
import { cached, cacheFor, isolateState } from "../../worker/cache/cache.ts";
import { cachePolicies } from "../../worker/cache/policy.ts";
import { createRandom } from "../bench/run/content.ts";

const FRESH_SECONDS = 600;
const VISITS = 4000;

/**
 * Simulates this many visits per second to a page, at random times and in one data centre. Returns how often per second
 * the page is rendered.
 */
async function rendersAt(perSecond: number): Promise<number> {
  const random = createRandom(1);
  let now = 0;
  let loads = 0;
  const none = { match: async () => undefined, put: async () => {}, delete: async () => false };
  const isolate = isolateState(none, { now: () => now, random: () => 0 });
  const policies = cachePolicies({ freshSeconds: FRESH_SECONDS, staleSeconds: 86_400 });
  const load = async () => ({ value: loads++, tags: [] });
  const effects = { logTimeout: 0, waitUntil: () => {}, warn: () => {} };
  const call = { key: "page", name: "page", policy: policies.document, load, timeout: 1000 };
  for (let visit = 0; visit < VISITS; visit++) {
    now += (-Math.log(1 - random()) / perSecond) * 1000;
    await (await cached(cacheFor(isolate, policies, effects), call)).result;
    // Background revalidations end before the next visit.
    await new Promise(setImmediate);
  }
  return loads / (now / 1000);
}

test.each([0.0005, 0.005, 0.05])(
  "a page that gets %d requests a second is rendered as often as docs/cost.md says",
  async (perSecond) => {
    const expected = perSecond / (1 + perSecond * FRESH_SECONDS);
    expect((await rendersAt(perSecond)) / expected).toBeCloseTo(1, 1);
  },
);
