import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, migrate } from "../../tests/fixtures/content-service/service.ts";
import { type CacheEffects, Invalidations } from "./invalidation.ts";

const A_SECOND = 1000;
const A_MINUTE = 60 * A_SECOND;
const START = 1_800_000_000_000;

/**
 * A fake database with a primary and replicas, on a clock that the test controls. Each replica lags behind by some
 * milliseconds.
 */
class Replicated {
  readonly clock = { now: START };
  /** Times at which the primary was read. */
  readonly atPrimary: number[] = [];
  readonly rows: { sequence: number; is_purge: 0; tags: string }[] = [];
  /** Times at which the heartbeat was renewed. The heartbeat's value is the last of these times. */
  readonly beats: number[] = [START];
  isPrimaryDown = false;

  /** The database as an isolate near a replica sees it. `lag` returns how many milliseconds the replica is behind. */
  seenFrom(lag: () => number): D1Database {
    const prepare = (sql: string) => {
      const statement = { sql, after: 0, bind: (after: number) => ({ ...statement, after }) };
      return statement;
    };
    const withSession = (constraint: string) => ({
      prepare,
      getBookmark: () => constraint,
      batch: async (statements: { sql: string; after: number }[]) => {
        const isPrimary = constraint === "first-primary";
        if (isPrimary) this.atPrimary.push(this.clock.now);
        if (isPrimary && this.isPrimaryDown) throw new Error("the primary is down");
        const state = this.clock.now - (isPrimary ? 0 : lag());
        return statements.map(({ sql, after }) => ({ results: this.#run(sql, after, state) }));
      },
    });
    return { withSession } as unknown as D1Database;
  }

  #run(sql: string, after: number, state: number): object[] {
    const newest = this.beats.findLast((at) => at <= state) ?? 0;
    if (sql.includes("UPDATE heartbeat")) {
      if (newest < state - 10 * A_SECOND) this.beats.push(state);
      return [];
    }
    if (sql.includes("heartbeat")) return [{ at: newest }];
    return this.rows.filter(({ sequence }) => sequence > after && sequence <= state);
  }
}

function isolate(database: D1Database, clock: { now: number }, random = () => 0) {
  const invalidations = new Invalidations({ now: () => clock.now, random });
  const background: Promise<unknown>[] = [];
  const warnings: string[] = [];
  const effects: CacheEffects = {
    db: database,
    logTimeout: A_MINUTE,
    waitUntil: (work) => void background.push(work),
    warn: (message) => void warnings.push(message),
  };
  return {
    warnings,
    effects,
    invalidations,
    isConfirmed: (requestedAt: number) => invalidations.confirm(requestedAt, effects),
    isValid: (tag: string) => invalidations.check({ tags: [tag], sequence: 0 }) === "valid",
    async read() {
      invalidations.readInBackground(effects);
      await Promise.all(background.splice(0));
    },
  };
}

describe("after the log was read from a replica that is behind", () => {
  test("entries are confirmed for a minute from the replica's heartbeat, not from the current time", async () => {
    const database = new Replicated();
    const { clock } = database;
    const { invalidations, effects, read } = isolate(
      database.seenFrom(() => 8_000),
      clock,
    );
    clock.now += 9_000;
    database.beats.push(clock.now);
    clock.now += 9_000;
    await read();
    expect(invalidations.confirmedUntil(0, effects)).toBe(START + 9_000 + A_MINUTE);
    expect(database.atPrimary).toEqual([]);
  });

  test("the log is also read from the primary if the replica's heartbeat is more than twenty seconds old", async () => {
    const database = new Replicated();
    const { clock } = database;
    const old = isolate(
      database.seenFrom(() => 3_600_000),
      clock,
    );
    database.rows.push({ sequence: START + 1, is_purge: 0, tags: "node-1" });
    clock.now += 30_000;
    expect(await old.isConfirmed(0)).toBe(true);
    expect(old.isValid("node-1")).toBe(false);
    expect(database.atPrimary).toEqual([START + 30_000]);
  });

  test("entries are still confirmed if the primary fails, and a warning reports the failure", async () => {
    const database = new Replicated();
    database.isPrimaryDown = true;
    const { clock } = database;
    const { isConfirmed, read, warnings } = isolate(
      database.seenFrom(() => 0),
      clock,
    );
    clock.now += 30_000;
    await read();
    expect(await isConfirmed(0)).toBe(true);
    clock.now += 30_000;
    expect(await isConfirmed(0)).toBe(false);
    expect(warnings[0]).toBe("invalidations could not be read");
  });

  test("content from the same database counts as possibly outdated, however recently the content was requested", async () => {
    const database = new Replicated();
    database.isPrimaryDown = true;
    const { clock } = database;
    const { effects, invalidations } = isolate(
      database.seenFrom(() => 3_600_000),
      clock,
    );
    clock.now += 2 * A_MINUTE;
    const confirm = (hasContent: boolean) =>
      invalidations.confirm(clock.now, { ...effects, hasContent });
    expect([await confirm(false), await confirm(true)]).toEqual([true, false]);
  });
});

describe("the heartbeat", () => {
  beforeAll(migrate);
  beforeEach(() => db.exec("UPDATE heartbeat SET at = 0"));

  const beat = () => db.prepare("SELECT at FROM heartbeat").first<number>("at");

  test("is renewed when the log is read, but not again within ten seconds", async () => {
    const clock = { now: Date.now() };
    const [one, other] = [isolate(db, clock), isolate(db, clock)];
    await one.read();
    const first = await beat();
    expect(first).toBeGreaterThan(clock.now - A_MINUTE);
    clock.now += 15_000;
    await other.read();
    expect(await beat()).toBe(first);
    await db.prepare("UPDATE heartbeat SET at = at - 11000").run();
    clock.now += 15_000;
    await one.read();
    expect(await beat()).toBeGreaterThan((first ?? 0) - 11_000);
  });
});

test.each([0.5, 2, 4])(
  "three thousand isolates together read the primary less than thirty times a second if replicas lag up to %d s",
  async (seconds) => {
    let state = 1;
    const random = () => {
      state = (state * 48_271) % 2_147_483_647;
      return state / 2_147_483_647;
    };
    const database = new Replicated();
    const { clock } = database;
    const isolates = Array.from({ length: 3_000 }, () => {
      const lag = random() * seconds * A_SECOND;
      return {
        next: random() * 10_000,
        ...isolate(
          database.seenFrom(() => lag),
          clock,
          random,
        ),
      };
    });
    const STEP = 100;
    for (let time = 0; time < 2 * A_MINUTE; time += STEP) {
      clock.now += STEP;
      const due = isolates.filter(({ next }) => next <= time);
      for (const each of due) each.next += 10_000;
      await Promise.all(due.map(({ read }) => read()));
    }
    const perSecond = database.atPrimary.length / 120;
    expect(perSecond).toBeGreaterThan(0);
    expect(perSecond).toBeLessThan(30);
    expect(database.beats.length).toBeLessThanOrEqual(13);
  },
);
