import { describe, expect, test } from "vitest";
import { BackOff } from "./back-off.ts";

const call = { key: "key", name: "list" };
const MINUTE = 60_000;

function setUp({ random = (): number => 0 } = {}) {
  const clock = { now: 0 };
  return { clock, backOff: new BackOff({ now: () => clock.now, random }) };
}

/** Milliseconds for which the key backs off. */
function delayOf(
  { clock, backOff }: ReturnType<typeof setUp>,
  patience = { longest: MINUTE, tolerated: 0 },
): number {
  const start = clock.now;
  while (backOff.isBackingOff(call, patience)) clock.now += 50;
  return clock.now - start;
}

describe("a key that fails", () => {
  test("backs off twice as long each time, for a minute at most", () => {
    const given = setUp();
    const delays = Array.from({ length: 9 }, () => {
      given.backOff.fail(call);
      return delayOf(given);
    });
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16000, 32000, 60000, 60000, 60000]);
  });

  test("backs off for a randomly shortened time, so that retries do not coincide", () => {
    const given = setUp({ random: () => 1 });
    given.backOff.fail(call);
    expect(delayOf(given)).toBe(500);
  });

  test("is reset by a success, and two minutes after its last failure", () => {
    const given = setUp();
    for (let failure = 0; failure < 5; failure++) given.backOff.fail(call);
    given.backOff.succeed(call);
    expect(given.backOff.isFailing(call)).toBe(false);
    for (let failure = 0; failure < 5; failure++) given.backOff.fail(call);
    given.clock.now += 2 * MINUTE;
    expect(given.backOff.isFailing(call)).toBe(false);
    given.backOff.fail(call);
    expect(delayOf(given)).toBe(1000);
  });

  test("does not back off for tolerated failures, and never for longer than the given maximum", () => {
    const given = setUp();
    const delays = Array.from({ length: 6 }, () => {
      given.backOff.fail(call);
      return delayOf(given, { longest: 5000, tolerated: 2 });
    });
    expect(delays).toEqual([0, 0, 4000, 5000, 5000, 5000]);
  });
});

test("failures of made-up ids evict one another, not the keys of other calls", () => {
  const { backOff } = setUp();
  backOff.fail({ key: "tree", name: "navigation" });
  for (let key = 0; key < 1500; key++) backOff.fail({ key: String(key), name: "item" });
  expect(backOff.isFailing({ key: "0", name: "item" })).toBe(false);
  expect(backOff.isFailing({ key: "1499", name: "item" })).toBe(true);
  expect(backOff.isFailing({ key: "tree", name: "navigation" })).toBe(true);
});
