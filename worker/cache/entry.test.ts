import { expect, test } from "vitest";
import { toEntry } from "./entry.ts";
import { cachePolicies } from "./policy.ts";

const own = {
  requestedAt: 0,
  policy: cachePolicies({ freshSeconds: 60, staleSeconds: 60 }).document,
  random: 0,
};

function composedOf(...areLocal: boolean[]) {
  const sources = areLocal.map((isLocal) => ({ isLocal, isFailing: false, dependencies: [] }));
  return toEntry({ value: "", sources }, own);
}

test("an entry composed of one from another machine has times by that machine's clock", () => {
  expect(composedOf(true, false).isLocal).toBe(false);
  expect(composedOf(true, true).isLocal).toBe(true);
  expect(composedOf().isLocal).toBe(true);
});
