import { describe, expect, test } from "vitest";
import { BackOff, MISS_PATIENCE, REFRESH_PATIENCE } from "./back-off.ts";

function setUp(random = () => 0) {
  const clock = { now: 0 };
  return { clock, backOff: new BackOff(() => clock.now, random) };
}

/** Milliseconds for which a key is left alone. */
function waitOf({ clock, backOff }: ReturnType<typeof setUp>, patience = REFRESH_PATIENCE): number {
  const start = clock.now;
  while (backOff.isWaiting("key", patience)) clock.now += 50;
  return clock.now - start;
}

describe("a key that fails", () => {
  test("is left alone twice as long each time, for a minute at most", () => {
    const given = setUp();
    const waits = Array.from({ length: 9 }, () => {
      given.backOff.fail("key");
      return waitOf(given);
    });
    expect(waits).toEqual([1000, 2000, 4000, 8000, 16000, 32000, 60000, 60000, 60000]);
  });

  test("is left alone for a shorter time at random, so that not all come back at once", () => {
    const given = setUp(() => 1);
    given.backOff.fail("key");
    expect(waitOf(given)).toBe(500);
  });

  test("begins anew after a success", () => {
    const given = setUp();
    for (let failure = 0; failure < 5; failure++) given.backOff.fail("key");
    given.backOff.succeed("key");
    expect(given.backOff.isFailing("key")).toBe(false);
    given.backOff.fail("key");
    expect(waitOf(given)).toBe(1000);
  });

  test("of which nothing can be shown may fail twice, and never waits for long", () => {
    const given = setUp();
    const waits = Array.from({ length: 6 }, () => {
      given.backOff.fail("key");
      return waitOf(given, MISS_PATIENCE);
    });
    expect(waits).toEqual([0, 0, 4000, 5000, 5000, 5000]);
  });
});

test("only so many keys are remembered", () => {
  const { backOff } = setUp();
  for (let key = 0; key < 1500; key++) backOff.fail(String(key));
  expect(backOff.isFailing("0")).toBe(false);
  expect(backOff.isFailing("1499")).toBe(true);
});
