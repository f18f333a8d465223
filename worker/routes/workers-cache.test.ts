import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { purgeTags } from "./workers-cache.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const refused = { success: false, errors: [{ code: 10000, message: "rate limited" }] };

test.each([
  ["never responds", () => new Promise<never>(() => {})],
  ["refuses late, each time", () => wait(2_000).then(() => refused)],
])("of a cache that %s nobody waits for more than ten seconds", async (_, purge) => {
  const tags = Array.from({ length: 1000 }, (_, index) => `content-${index}`);
  let outcome: unknown = "pending";
  const purged = purgeTags(tags, purge, wait).catch((error: unknown) => error);
  void purged.then((error) => {
    outcome = error;
  });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(String(outcome)).toContain("not all was confirmed within 10000 ms");
});
