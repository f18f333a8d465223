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
  ["an optional use", [true], 0],
  ["a required use", [false], 1],
  ["an optional and then a required use", [true, false], 1],
  ["a required and then an optional use", [false, true], 1],
])(
  "a failed call with %s appears in the results only if a use is required",
  async (_, uses, count) => {
    const calls = failingCalls();
    const call = navigationCall(1);
    await Promise.allSettled(uses.map((isOptional) => calls.get(call, { isOptional })));
    expect(calls.results).toHaveLength(count);
    expect(calls.results.filter(({ hasFailed }) => hasFailed)).toHaveLength(count);
  },
);
