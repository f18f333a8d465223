import { expect, test } from "vitest";
import { ContentError } from "../../shared/content/errors.ts";
import { cacheFor, isolateState } from "../cache/cache.ts";
import { cachePolicies } from "../cache/policy.ts";
import { parseConfig } from "../config/config.ts";
import { navigationCall } from "../upstream/calls.ts";
import { RequestCalls } from "./request-calls.ts";

const none = { match: async () => undefined, put: async () => {}, delete: async () => false };

function failingCalls(): RequestCalls {
  const isolate = isolateState(none, { now: () => 0, random: () => 0 });
  const policies = cachePolicies({ freshSeconds: 60, staleSeconds: 60 });
  const effects = { logTimeout: 1, waitUntil: () => {}, warn: () => {} };
  return new RequestCalls({
    config: parseConfig({}),
    origin: "https://www.example.com",
    client: () => Promise.reject(new ContentError("upstream", "down")),
    clean: (html) => html,
    resolve: undefined,
    cache: cacheFor(isolate, policies, effects),
    log: { warn: () => {}, warnOnce: () => {} },
    optionalTimeout: 1,
  });
}

test.each([
  ["is optional", [true], 0],
  ["is required", [false], 1],
  ["is first optional and then required", [true, false], 1],
  ["is first required and then optional", [false, true], 1],
])(
  "a failed call that %s appears in the results only if the page requires it somewhere",
  async (_, uses, count) => {
    const calls = failingCalls();
    const call = navigationCall(1);
    await Promise.allSettled(uses.map((isOptional) => calls.get(call, { isOptional })));
    expect(calls.results).toHaveLength(count);
    expect(calls.results.filter(({ hasFailed }) => hasFailed)).toHaveLength(count);
  },
);
