import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type PurgeCall, Purges } from "./purges.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** A cache that accepts all calls. */
function accepting() {
  const calls: CachePurgeOptions[] = [];
  const call: PurgeCall = async (options) => {
    calls.push(options);
    return { success: true, errors: [] };
  };
  return { calls, call };
}

test("purges that are requested within two seconds become one call", async () => {
  const { calls, call } = accepting();
  const purges = new Purges(wait);
  const first = purges.add(["a"], call);
  await vi.advanceTimersByTimeAsync(1_900);
  const second = purges.add(["a", "b"], call);
  await vi.advanceTimersByTimeAsync(100);
  expect(await Promise.all([first, second])).toEqual([
    { refused: [], isFirst: true },
    { refused: [], isFirst: false },
  ]);
  const third = purges.add(["c"], call);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await third).toEqual({ refused: [], isFirst: true });
  expect(calls).toEqual([{ tags: ["a", "b"] }, { tags: ["c"] }]);
});

test("a cache that does not respond within twelve seconds counts as a cache that refuses the call", async () => {
  const purges = new Purges(wait);
  const never: PurgeCall = () => new Promise(() => {});
  const refused = Promise.all([purges.add(["a"], never), purges.add(["b"], never)]);
  await vi.advanceTimersByTimeAsync(12_000);
  for (const each of await refused) expect(each.refused).toHaveLength(1);
});
