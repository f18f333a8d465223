import { describe, expect, test } from "vitest";
import { EVERYTHING, type Invalidation, purgeTag } from "./invalidation.ts";
import { CLOCK_SKEW, Invalidations, type SyncContext } from "./invalidations.ts";

const MINUTE = 60_000;

/** The invalidations of an isolate, over a log that the test controls. */
function setUp(read: () => Promise<Invalidation[]> = async () => []) {
  const clock = { now: 1_000 * MINUTE };
  const invalidations = new Invalidations(() => clock.now);
  const seen = { reads: 0, warnings: [] as string[] };
  const background: Promise<unknown>[] = [];
  const context: SyncContext = {
    log: {
      read: () => {
        seen.reads++;
        return read();
      },
      publish: async () => true,
    },
    retention: 60 * MINUTE,
    waitUntil: (work) => void background.push(work),
    warn: (message) => void seen.warnings.push(message),
  };
  const settle = () => Promise.all(background.splice(0));
  return { invalidations, clock, context, seen, settle };
}

const dependency = { requestedAt: 500, tags: ["node-1", "content-7"] };

describe("an entry of this isolate", () => {
  test.each<[string, string, string[], number]>([
    ["invalidated", "one of its tags was invalidated later", ["node-1"], 600],
    ["invalidated", "everything was invalidated later", [EVERYTHING], 600],
    ["invalidated", "it was requested in the same millisecond", ["node-1"], 500],
    ["valid", "another tag was invalidated", ["node-2"], 600],
    ["valid", "it was requested afterwards", ["node-1"], 400],
    ["purged", "one of its tags was purged", [purgeTag("node-1")], 600],
    ["purged", "everything was purged", [purgeTag(EVERYTHING)], 600],
  ])("is %s if %s", (validity, _, tags, at) => {
    const { invalidations } = setUp();
    invalidations.publish(tags, at);
    expect(invalidations.check([dependency], true)).toBe(validity);
  });

  test("is invalidated when its tag was among the oldest of too many invalidations", () => {
    const { invalidations } = setUp();
    const tags = Array.from({ length: 2001 }, (_, index) => `content-${index + 100}`);
    invalidations.publish(tags, 600);
    expect(invalidations.check([dependency], true)).toBe("invalidated");
  });
});

test("an entry of another machine is invalidated within the clock skew, too", () => {
  const { invalidations } = setUp();
  invalidations.publish(["node-1"], 500);
  const requestedAt = (time: number) => [{ requestedAt: time, tags: ["node-1"] }];
  expect(invalidations.check(requestedAt(500 + CLOCK_SKEW), false)).toBe("invalidated");
  expect(invalidations.check(requestedAt(501 + CLOCK_SKEW), false)).toBe("valid");
  expect(invalidations.check(requestedAt(501), true)).toBe("valid");
});

describe("the log of other isolates' invalidations", () => {
  test("is read in the background every ten seconds at most", async () => {
    const { invalidations, clock, context, seen, settle } = setUp();
    for (let second = 0; second < 30; second++) {
      invalidations.syncInBackground(context);
      await settle();
      clock.now += 1_000;
    }
    expect(seen.reads).toBe(3);
  });

  test("is awaited before an entry requested over a minute ago is served", async () => {
    const at = 1_000 * MINUTE;
    const { invalidations, clock, context } = setUp(async () => [{ tag: "node-1", at }]);
    clock.now += 2 * MINUTE;
    await invalidations.ensureSynced(clock.now - MINUTE - 1, context);
    expect(invalidations.check([{ requestedAt: at - 1, tags: ["node-1"] }], true)).toBe(
      "invalidated",
    );
  });

  test("is not awaited for a younger entry", async () => {
    const { invalidations, clock, context, seen } = setUp();
    await invalidations.ensureSynced(clock.now - MINUTE + 1, context);
    expect(seen.reads).toBe(0);
  });

  test("is read again later after a failure, which fails no request", async () => {
    const { invalidations, clock, context, seen } = setUp(() => Promise.reject(new Error("down")));
    await invalidations.ensureSynced(clock.now - 2 * MINUTE, context);
    await invalidations.ensureSynced(clock.now - 2 * MINUTE, context);
    expect(seen).toEqual({ reads: 1, warnings: ["invalidations could not be read"] });
  });

  test("does not block a request when it hangs", async () => {
    const { invalidations, clock, context } = setUp(() => new Promise(() => {}));
    await invalidations.ensureSynced(clock.now - 2 * MINUTE, context);
    expect(invalidations.check([{ requestedAt: 0, tags: ["node-1"] }], true)).toBe("valid");
  });
});
