import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, migrate } from "../../tests/fixtures/content/service.ts";
import {
  type Announcement,
  CacheChangeLog,
  type ChangeLog,
  databaseChangeLog,
} from "./change-log.ts";
import { Changes } from "./changes.ts";

beforeAll(migrate);
beforeEach(() => db.exec("DELETE FROM changes; DELETE FROM nonces"));

let count = 0;

function announcement(tags: string[], overrides: Partial<Announcement> = {}): Announcement {
  const nonce = String(count++).padStart(32, "0");
  return { tags, at: 1_800_000_000_000, nonce, expiresAt: 1_800_000_600, ...overrides };
}

/** What an isolate knows that has read the record. */
async function learned(log: ChangeLog, since: number): Promise<Changes> {
  const changes = new Changes(() => since);
  for (const { tag, at } of await log.read(since)) changes.mark([tag], at);
  return changes;
}

describe.each<[string, () => ChangeLog]>([
  ["in the database", () => databaseChangeLog(db)],
  ["in the cache", () => new CacheChangeLog(`https://cms-${count++}.example.com`, caches.default)],
])("a change that is told %s", (_, open) => {
  test("is read by others, with the time of the newest mark", async () => {
    const log = open();
    await log.announce(announcement(["node-1", "node-2"]));
    await log.announce(announcement(["node-1"], { at: 1_800_000_005_000 }));
    const told = await log.read(1_799_999_999_999);
    expect(new Map(told.map(({ tag, at }) => [tag, at]))).toEqual(
      new Map([
        ["node-1", 1_800_000_005_000],
        ["node-2", 1_800_000_000_000],
      ]),
    );
    expect(await log.read(1_800_000_000_001)).toHaveLength(1);
  });

  test("is not told twice by the same call", async () => {
    const log = open();
    const call = announcement(["node-1"]);
    expect(await log.announce(call)).toBe(true);
    expect(await log.announce({ ...call, tags: ["node-2"] })).toBe(false);
    expect(await log.read(0)).toEqual([{ tag: "node-1", at: call.at }]);
  });

  test("is known however many there are", async () => {
    const log = open();
    for (let batch = 0; batch < 4; batch++) {
      const tags = Array.from({ length: 900 }, (_, index) => `content-${batch}-${index}`);
      await log.announce(announcement(tags, { at: 1_800_000_000_000 + batch }));
    }
    const changes = await learned(log, 0);
    for (const tag of ["content-0-0", "content-3-899"]) {
      expect(changes.hasChanged({ askedAt: 1_799_999_999_999, tags: [tag] })).toBe(true);
    }
  });

  test("comes together with another of the same moment", async () => {
    const log = open();
    await Promise.all([
      log.announce(announcement(["node-1"])),
      log.announce(announcement(["node-2"])),
    ]);
    expect((await log.read(0)).map(({ tag }) => tag).toSorted()).toEqual(["node-1", "node-2"]);
  });
});
