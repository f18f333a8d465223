import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, migrate } from "../../tests/fixtures/content/service.ts";
import {
  CacheApiLog,
  databaseLog,
  type InvalidationLog,
  type Publication,
} from "./invalidation-log.ts";
import { Invalidations } from "./invalidations.ts";

beforeAll(migrate);
beforeEach(() => db.exec("DELETE FROM changes; DELETE FROM nonces"));

let count = 0;

function publication(tags: string[], overrides: Partial<Publication> = {}): Publication {
  const nonce = String(count++).padStart(32, "0");
  return {
    tags,
    at: 1_800_000_000_000,
    retention: 86_400_000,
    nonce,
    expiresAt: 1_800_000_600,
    ...overrides,
  };
}

/** The invalidations of an isolate that has read the log. */
async function learned(log: InvalidationLog, since: number): Promise<Invalidations> {
  const invalidations = new Invalidations(() => since);
  for (const { tag, at } of await log.read(since)) invalidations.publish([tag], at);
  return invalidations;
}

describe.each<[string, () => InvalidationLog]>([
  ["in the database", () => databaseLog(db)],
  ["in the cache", () => new CacheApiLog(`https://cms-${count++}.example.com`, caches.default)],
])("an invalidation published %s", (_, open) => {
  test("is read by other isolates, with the newest time of each tag", async () => {
    const log = open();
    await log.publish(publication(["node-1", "node-2"]));
    await log.publish(publication(["node-1"], { at: 1_800_000_005_000 }));
    const read = await log.read(1_799_999_999_999);
    expect(new Map(read.map(({ tag, at }) => [tag, at]))).toEqual(
      new Map([
        ["node-1", 1_800_000_005_000],
        ["node-2", 1_800_000_000_000],
      ]),
    );
    expect(await log.read(1_800_000_000_001)).toHaveLength(1);
  });

  test("is not published again by a replayed call", async () => {
    const log = open();
    const call = publication(["node-1"]);
    expect(await log.publish(call)).toBe(true);
    expect(await log.publish({ ...call, tags: ["node-2"] })).toBe(false);
    expect(await log.read(0)).toEqual([{ tag: "node-1", at: call.at }]);
  });

  test("is never lost, however many there are", async () => {
    const log = open();
    for (let batch = 0; batch < 4; batch++) {
      const tags = Array.from({ length: 900 }, (_, index) => `content-${batch}-${index}`);
      await log.publish(publication(tags, { at: 1_800_000_000_000 + batch }));
    }
    const invalidations = await learned(log, 0);
    for (const tag of ["content-0-0", "content-3-899"]) {
      const dependency = { requestedAt: 1_799_999_999_999, tags: [tag] };
      expect(invalidations.check([dependency], true)).toBe("invalidated");
    }
  });

  test("is not lost when another is published concurrently", async () => {
    const log = open();
    await Promise.all([log.publish(publication(["node-1"])), log.publish(publication(["node-2"]))]);
    expect((await log.read(0)).map(({ tag }) => tag).toSorted()).toEqual(["node-1", "node-2"]);
  });
});
