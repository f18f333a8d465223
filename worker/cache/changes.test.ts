import { describe, expect, test } from "vitest";
import type { Change } from "./change-log.ts";
import { Changes, EVERYTHING, type ReadingContext } from "./changes.ts";

const MINUTE = 60_000;

/** Knowledge of changes over a record that a test writes. */
function setUp(read: () => Promise<Change[]> = async () => []) {
  const clock = { now: 1_000 * MINUTE };
  const changes = new Changes(() => clock.now);
  const seen = { readings: 0, warnings: [] as string[] };
  const background: Promise<unknown>[] = [];
  const context: ReadingContext = {
    log: {
      read: () => {
        seen.readings++;
        return read();
      },
      announce: async () => true,
    },
    freshMs: 60 * MINUTE,
    waitUntil: (work) => void background.push(work),
    warn: (message) => void seen.warnings.push(message),
  };
  const settle = () => Promise.all(background.splice(0));
  return { changes, clock, context, seen, settle };
}

describe("an answer has changed", () => {
  const askedAt = 500;

  test.each<[string, string[], number, boolean]>([
    ["one of its tags was marked since", ["node-1"], 600, true],
    ["everything was marked since", [EVERYTHING], 600, true],
    ["it was asked for in the very moment", ["node-1"], 500, true],
    ["another tag was marked", ["node-2"], 600, false],
    ["it was asked for after the mark", ["node-1"], 400, false],
  ])("where %s", (_, marked, at, hasChanged) => {
    const { changes } = setUp();
    changes.mark(marked, at);
    expect(changes.hasChanged({ askedAt, tags: ["node-1", "content-7"] })).toBe(hasChanged);
  });

  test("where so much was marked that it counts as everything", () => {
    const { changes } = setUp();
    changes.mark(
      Array.from({ length: 2001 }, (_, index) => `content-${index}`),
      600,
    );
    expect(changes.hasChanged({ askedAt, tags: ["content-9999"] })).toBe(true);
  });
});

describe("marks of others", () => {
  test("are read every ten seconds at most, and nobody waits for it", async () => {
    const { changes, clock, context, seen, settle } = setUp();
    for (let second = 0; second < 30; second++) {
      changes.readNowAndThen(context);
      await settle();
      clock.now += 1_000;
    }
    expect(seen.readings).toBe(3);
  });

  test("are waited for where what was asked for a minute ago is still fresh", async () => {
    const at = 1_000 * MINUTE;
    const { changes, clock, context } = setUp(async () => [{ tag: "node-1", at }]);
    clock.now += 2 * MINUTE;
    await changes.knownFor(clock.now - MINUTE - 1, context);
    expect(changes.hasChanged({ askedAt: at - 1, tags: ["node-1"] })).toBe(true);
  });

  test("are not waited for where the answer is younger", async () => {
    const { changes, clock, context, seen } = setUp();
    await changes.knownFor(clock.now - MINUTE + 1, context);
    expect(seen.readings).toBe(0);
  });

  test("that cannot be read are asked for again later, and a page is served", async () => {
    const { changes, clock, context, seen } = setUp(() => Promise.reject(new Error("down")));
    await changes.knownFor(clock.now - 2 * MINUTE, context);
    await changes.knownFor(clock.now - 2 * MINUTE, context);
    expect(seen).toEqual({ readings: 1, warnings: ["changes of content could not be read"] });
  });

  test("that never come hold no page back", async () => {
    const { changes, clock, context } = setUp(() => new Promise(() => {}));
    await changes.knownFor(clock.now - 2 * MINUTE, context);
    expect(changes.hasChanged({ askedAt: 0, tags: ["node-1"] })).toBe(false);
  });
});
