import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { expect, test } from "vitest";
import { cached, cacheFor, isolateState } from "./cache.ts";
import { cachePolicies } from "./policy.ts";

const HOUR = 3_600_000;
const policies = cachePolicies({ freshSeconds: 3_600, staleSeconds: 86_400 });

test.each([
  ["stale", 1.1 * HOUR],
  ["expired", 26 * HOUR],
])(
  "without a database, an isolate replaces a %s entry even if the isolate that wrote the entry knows more invalidations",
  async (state, later) => {
    let now = Date.now();
    let loads = 0;
    const effects = { now: () => now, random: () => 0 };
    const [knowing, other] = [caches.default, caches.default].map((each) =>
      isolateState(each, effects),
    );
    if (!knowing || !other) throw new Error("no isolates");
    const quiet = { logTimeout: 1000, waitUntil: () => {}, warn: () => {} };
    const change = { tags: ["node-9"], isPurge: false, nonce: "once", expiresAt: 9e9 };
    await knowing.invalidations.invalidate(change, quiet);
    const read = async (isolate: ReturnType<typeof isolateState>) => {
      const context = createExecutionContext();
      const waitUntil = (work: Promise<unknown>) => context.waitUntil(work);
      const { result } = await cached<number>(
        cacheFor(isolate, policies, { ...quiet, waitUntil }),
        {
          key: `https://www.example.com/.cache/isolates/${state}`,
          name: "list",
          policy: policies.list,
          timeout: 1000,
          load: async () => ({ value: ++loads, tags: ["node-1"] }),
        },
      );
      const { entry } = await result;
      await waitOnExecutionContext(context);
      return entry.value;
    };
    expect([await read(knowing), await read(other)]).toEqual([1, 1]);
    now += later;
    for (let visit = 0; visit < 4; visit++) await read(other);
    expect([await read(other), loads]).toEqual([2, 2]);
  },
);
