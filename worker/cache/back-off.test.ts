import { describe, expect, test } from "vitest";
import { BackOff } from "./back-off.ts";

const key = "list";
const MINUTE = 60_000;

function setUp({ random = (): number => 0 } = {}) {
  const clock = { now: 0 };
  return { clock, backOff: new BackOff({ now: () => clock.now, random }) };
}

/** Returns for how many milliseconds the key must not be loaded again. */
function delayOf(
  { clock, backOff }: ReturnType<typeof setUp>,
  limits = { maxDelay: MINUTE, freeFailures: 0 },
): number {
  const start = clock.now;
  while (backOff.isBackingOff(key, limits)) clock.now += 50;
  return clock.now - start;
}

describe("a key whose load fails", () => {
  test("is not loaded again for a time that doubles with each failure, up to a minute", () => {
    const given = setUp();
    const delays = Array.from({ length: 9 }, () => {
      given.backOff.fail(key);
      return delayOf(given);
    });
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16000, 32000, 60000, 60000, 60000]);
  });

  test("has its waiting time shortened at random, so that retries do not coincide", () => {
    const given = setUp({ random: () => 1 });
    given.backOff.fail(key);
    expect(delayOf(given)).toBe(500);
  });

  test("has the shortest waiting time again after a success, and also if its last failure is two minutes ago", () => {
    const given = setUp();
    for (let failure = 0; failure < 5; failure++) given.backOff.fail(key);
    given.backOff.succeed(key);
    expect(given.backOff.isFailing(key)).toBe(false);
    for (let failure = 0; failure < 5; failure++) given.backOff.fail(key);
    given.clock.now += 2 * MINUTE;
    expect(given.backOff.isFailing(key)).toBe(false);
    given.backOff.fail(key);
    expect(delayOf(given)).toBe(1000);
  });

  test("has no waiting time until it has failed more often than the caller allows, and then waits at most as long as the caller says", () => {
    const given = setUp();
    const delays = Array.from({ length: 6 }, () => {
      given.backOff.fail(key);
      return delayOf(given, { maxDelay: 5000, freeFailures: 2 });
    });
    expect(delays).toEqual([0, 0, 4000, 5000, 5000, 5000]);
  });
});

test("if many keys fail once each, they evict one another from the memory, but not a key that keeps failing", () => {
  const { backOff } = setUp();
  for (let id = 0; id < 5000; id++) {
    backOff.fail(`item ${id}`);
    if (id % 1000 === 0) backOff.fail("navigation");
  }
  expect(backOff.isFailing("item 0")).toBe(false);
  expect(backOff.isFailing("item 4999")).toBe(true);
  expect(backOff.isFailing("navigation")).toBe(true);
});
