import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, migrate } from "../../tests/fixtures/content-service/service.ts";
import { MAX_CACHE_SECONDS } from "../config/settings.ts";
import { type CacheEffects, Invalidations, NoDatabaseError } from "./invalidation.ts";
import { cachePolicies } from "./policy.ts";
import { EVERYTHING } from "./sequences.ts";

const MINUTE = 60_000;

beforeAll(migrate);
beforeEach(() => db.exec("DELETE FROM publications; DELETE FROM nonces"));

let nonces = 0;

/** The invalidations of an isolate. If the database is not `db`, reading its log times out after a millisecond. */
function isolate(database: D1Database | undefined = db) {
  const clock = { now: 1_800_000_000_000 };
  const invalidations = new Invalidations({ now: () => clock.now, random: () => 0 });
  const warnings: string[] = [];
  const background: Promise<unknown>[] = [];
  const effects: CacheEffects = {
    db: database,
    logTimeout: database === db ? MINUTE : 1,
    waitUntil: (work) => void background.push(work),
    warn: (message) => void warnings.push(message),
  };
  return {
    invalidations,
    clock,
    effects,
    warnings,
    invalidate: (tags: readonly string[], { isPurge = false, nonce = `nonce ${nonces++}` } = {}) =>
      invalidations.invalidate(
        { tags, isPurge, nonce, expiresAt: clock.now / 1000 + 600 },
        effects,
      ),
    check: (tag: string, sequence: number) => invalidations.check({ tags: [tag], sequence }),
    confirm: (requestedAt: number) => invalidations.confirm(requestedAt, effects),
    /** Lets ten seconds pass and then reads the log. */
    async read() {
      clock.now += 10_000;
      invalidations.readInBackground(effects);
      await Promise.all(background.splice(0));
    },
  };
}

const alone = () => isolate(null as never);

const tags = ["node-1", "content-7"];

describe.each([
  ["with a database", isolate],
  ["without a database", alone],
])("an entry (%s)", (_, open) => {
  test.each<[string, string, string[]]>([
    ["invalidated", "one of its tags is invalidated later", ["node-1"]],
    ["invalidated", "everything is invalidated later", [EVERYTHING]],
    ["valid", "another tag is invalidated", ["node-2"]],
  ])("is %s if %s", async (validity, _, changed) => {
    const { invalidations, invalidate } = open();
    const { sequence } = invalidations;
    await invalidate(changed);
    expect(invalidations.check({ tags, sequence })).toBe(validity);
  });

  test("is valid if its load began after the invalidation", async () => {
    const { invalidations, invalidate } = open();
    await invalidate(["node-1"]);
    const { sequence } = invalidations;
    expect(invalidations.check({ tags, sequence })).toBe("valid");
    await invalidate(["node-1"]);
    expect(invalidations.check({ tags, sequence })).toBe("invalidated");
  });

  test("is not invalidated by a call whose nonce was used before", async () => {
    const { invalidations, invalidate } = open();
    const nonce = `once ${nonces++}`;
    expect(await invalidate(["node-2"], { nonce })).toBeDefined();
    expect(await invalidate(["node-1"], { nonce })).toBeUndefined();
    expect(invalidations.check({ tags, sequence: 0 })).toBe("valid");
  });
});

describe("a purge", () => {
  test.each([[["node-1"]], [[EVERYTHING]]])(
    "stays in effect after a later invalidation of the same tag (%s)",
    async (purged) => {
      const [one, other] = [isolate(), isolate()];
      await one.invalidate(purged, { isPurge: true });
      await one.invalidate(purged);
      await other.read();
      for (const { invalidations } of [one, other])
        expect(invalidations.check({ tags, sequence: 0 })).toBe("purged");
    },
  );

  test("is remembered for the longest time that an entry may be served under any settings", async () => {
    const { lifetime } = cachePolicies({
      freshSeconds: MAX_CACHE_SECONDS,
      staleSeconds: MAX_CACHE_SECONDS,
    });
    const [one, other] = [isolate(), isolate()];
    const insert = db.prepare("INSERT INTO publications VALUES (?1, ?2)");
    await insert.bind(Date.now() - lifetime + MINUTE, "purge:node-1").run();
    await insert.bind(Date.now() - lifetime - MINUTE, "purge:node-2").run();
    await one.invalidate(["node-3"]);
    await other.read();
    expect([other.check("node-1", 0), other.check("node-2", 0)]).toEqual(["purged", "valid"]);
  });

  test("is refused if the database or its tables are missing, and the error says what is missing", async () => {
    const missing = () => Promise.reject(new Error("D1_ERROR: no such table: publications"));
    const session = { prepare: () => ({ bind: () => {} }), batch: missing };
    const empty = { withSession: () => session, prepare: () => ({ first: async () => 0 }) };
    for (const [{ invalidate }, reason] of [
      [alone(), "the D1 binding DB is missing"],
      [isolate(empty as unknown as D1Database), "the D1 database DB has no tables"],
    ] as const) {
      const purge = invalidate(["node-1"], { isPurge: true });
      await expect(purge).rejects.toThrow(
        new NoDatabaseError(`a purge needs a database: ${reason}`),
      );
      expect(await invalidate(["node-1"])).toBe("this isolate");
    }
  });

  test("fails with the database's error, as an invalidation does, if only the log's table is missing", async () => {
    const { invalidate, read, warnings } = isolate();
    await db.exec("ALTER TABLE publications RENAME TO lost");
    try {
      for (const isPurge of [true, false]) {
        await expect(invalidate(["node-1"], { isPurge })).rejects.toThrow("no such table");
      }
      await read();
      expect(warnings).toEqual(["invalidations could not be read"]);
    } finally {
      await db.exec("ALTER TABLE lost RENAME TO publications");
    }
  });
});

test("if two readings of the log end in reverse order, the reading that began later decides how long entries remain confirmed", async () => {
  const readings: (() => void)[] = [];
  const recent = [{ results: [] }, { results: [{ at: Number.POSITIVE_INFINITY }] }];
  const batch = () =>
    new Promise((resolve) => {
      readings.push(() => resolve(recent));
    });
  const session = { prepare: () => ({ bind: () => {} }), batch, getBookmark: () => null };
  const slow = { withSession: () => session } as unknown as D1Database;
  const { invalidations, clock, effects, read } = isolate(slow);
  const [earlier, later] = [read(), read()];
  const confirmedUntil = clock.now + MINUTE;
  for (const end of readings.reverse()) {
    end();
    await expect.poll(() => invalidations.confirmedUntil(0, effects)).toBe(confirmedUntil);
  }
  await Promise.all([earlier, later]);
  expect(invalidations.confirmedUntil(0, effects)).toBe(confirmedUntil);
});

describe("the sequence number", () => {
  test("increases even if the database's clock has been set back", async () => {
    const { invalidations, invalidate } = isolate();
    const future = Date.now() + 60 * MINUTE;
    await db.prepare("INSERT INTO publications VALUES (?1, 'node-9')").bind(future).run();
    await invalidate(["node-1"]);
    expect(invalidations.sequence).toBe(future + 1);
    await invalidate(["node-2"]);
    expect(invalidations.sequence).toBe(future + 2);
  });

  test("keeps increasing after all rows were deleted", async () => {
    const { invalidations, invalidate } = isolate();
    await invalidate(["node-1"]);
    const { sequence } = invalidations;
    await db.exec("DELETE FROM publications");
    await expect.poll(() => Date.now()).toBeGreaterThan(sequence);
    await invalidate(["node-1"]);
    expect(invalidations.check({ tags, sequence })).toBe("invalidated");
  });
});

describe("an isolate", () => {
  test("learns of concurrent invalidations when it reads the log", async () => {
    const [one, two, other] = [isolate(), isolate(), isolate()];
    await Promise.all([one.invalidate(["node-1"]), two.invalidate(["content-7"])]);
    await other.read();
    for (const tag of tags)
      expect(other.invalidations.check({ tags: [tag], sequence: 0 })).toBe("invalidated");
  });

  test("misses no invalidation, however many were added since its last reading", async () => {
    const [one, other] = [isolate(), isolate()];
    const batch = (number: number) =>
      one.invalidate(Array.from({ length: 900 }, (_, index) => `content-${number}-${index}`));
    await batch(0);
    await other.read();
    const { sequence } = other.invalidations;
    for (let number = 1; number < 5; number++) await batch(number);
    await other.read();
    for (const tag of ["content-1-0", "content-4-899"])
      expect(other.invalidations.check({ tags: [tag], sequence })).toBe("invalidated");
    expect(other.invalidations.check({ tags: ["content-0-0"], sequence })).toBe("valid");
  });

  test("serves an entry without waiting if the entry was requested from the content service, or the log was read, within the last minute", async () => {
    const { clock, confirm, read } = isolate();
    expect(await confirm(clock.now - MINUTE + 1)).toBe(true);
    await read();
    clock.now += MINUTE - 1;
    expect(await confirm(0)).toBe(true);
  });

  test("reads the log before it serves an entry that was requested from the content service over a minute ago", async () => {
    const [one, other] = [isolate(), isolate()];
    await other.read();
    await one.invalidate(["node-1"]);
    other.clock.now += MINUTE;
    expect(await other.confirm(0)).toBe(true);
    expect(other.invalidations.check({ tags, sequence: 0 })).toBe("invalidated");
  });
});

describe("after a day with a thousand changes an hour", () => {
  const fill = (tags: string) =>
    db
      .prepare(`
        WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 24000)
        INSERT INTO publications SELECT n * 1000, ${tags} FROM number`)
      .run();
  const publications =
    "iif(n = 7, 'purge:content-7', 'node-' || (n % 40 + 2001) || ' content-' || (10000 + n))";
  const purges = "iif(n = 7, 'content-7', 'purge:content-' || (10000 + n))";

  test.each([
    ["publications", publications],
    ["purges", purges],
  ])(
    "a new isolate reads less than 100 KB from a replica, and later only new rows (%s)",
    async (...day) => {
      await fill(day[1]);
      await db.exec(`UPDATE heartbeat SET at = ${isolate().clock.now + 20_000}`);
      const bytes: number[] = [];
      const constraints: unknown[] = [];
      const watched = {
        withSession(constraint: D1SessionConstraint) {
          constraints.push(constraint);
          const session = db.withSession(constraint);
          return {
            prepare: (sql: string) => session.prepare(sql),
            async batch(statements: D1PreparedStatement[]) {
              const results = await session.batch(statements);
              bytes.push(JSON.stringify(results[0]?.results).length);
              return results;
            },
            getBookmark: () => session.getBookmark(),
          };
        },
      };
      const { read } = isolate(watched as unknown as D1Database);
      await read();
      await read();
      expect(constraints).toEqual(["first-unconstrained", "first-unconstrained"]);
      expect(bytes[0]).toBeGreaterThan(10_000);
      expect(bytes[0]).toBeLessThan(100_000);
      expect(bytes[1]).toBe(2);
    },
  );

  test("an entry older than the rows that were read counts as invalidated, and a purged entry as purged", async () => {
    await fill(publications);
    const { check, read } = isolate();
    await read();
    expect(check("content-5", 20_000_000)).toBe("invalidated");
    expect(check("content-7", 0)).toBe("purged");
    expect(check("content-5", 23_900_000)).toBe("valid");
    expect(check("content-33950", 23_900_000)).toBe("invalidated");
  });

  test("an entry older than the purges that were read counts as purged", async () => {
    await fill(purges);
    const { check, read } = isolate();
    await read();
    expect(check("content-5", 20_000_000)).toBe("purged");
    expect(check("content-5", 23_900_000)).toBe("valid");
    expect(check("content-33950", 23_900_000)).toBe("purged");
  });
});

describe("an isolate's memory of invalidations", () => {
  test.each([
    ["invalidated", false],
    ["purged", true],
  ])(
    "is cleared when it has more than ten thousand tags, and entries older than the forgotten invalidations count as %s",
    async (validity, isPurge) => {
      const { invalidations, invalidate, check } = isolate();
      await invalidate(["content-x"]);
      const { sequence } = invalidations;
      const batch = (number: number) => {
        const tags = Array.from({ length: 1000 }, (_, index) => `content-${number}-${index}`);
        return invalidate(tags, { isPurge });
      };
      await batch(0);
      expect(check("node-1", sequence)).toBe("valid");
      for (let number = 1; number < 11; number++) await batch(number);
      expect(check("node-1", sequence)).toBe(validity);
      expect(check("node-1", invalidations.sequence)).toBe("valid");
    },
  );

  test("includes a bookmark of the database after an invalidation, so that later reads of content can start from it", async () => {
    const [one, other] = [isolate(), isolate()];
    await other.read();
    expect(other.invalidations.bookmark).toBeUndefined();
    await one.invalidate(["node-1"]);
    await other.read();
    expect(one.invalidations.bookmark).toEqual(expect.any(String));
    expect(other.invalidations.bookmark).toEqual(expect.any(String));
  });
});

describe("a database that does not respond", () => {
  function failing(respond: () => Promise<never>) {
    const seen = { reads: 0 };
    const batch = () => {
      seen.reads++;
      return respond();
    };
    const session = { prepare: () => ({ bind: () => {} }), batch };
    const database = { withSession: () => session } as unknown as D1Database;
    return { ...isolate(database), seen };
  }

  test("is not read again within ten seconds of a failure, and older entries are not confirmed meanwhile", async () => {
    const { confirm, clock, seen, warnings } = failing(() => Promise.reject(new Error("down")));
    expect(await confirm(0)).toBe(false);
    expect(await confirm(0)).toBe(false);
    expect(seen.reads).toBe(1);
    expect(warnings).toEqual(["invalidations could not be read"]);
    clock.now += 10_000;
    await confirm(0);
    expect(seen.reads).toBe(2);
  });

  test("delays one request until the timeout, and the next requests not at all", async () => {
    const { confirm, seen } = failing(() => new Promise(() => {}));
    expect(await confirm(0)).toBe(false);
    expect(await Promise.all([confirm(0), confirm(0)])).toEqual([false, false]);
    expect(seen.reads).toBe(1);
  });
});
