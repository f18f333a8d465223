import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ContentError } from "../../shared/content/errors.ts";
import { db, migrate } from "../../tests/fixtures/content-service/service.ts";
import {
  type Cacheable,
  type Cached,
  cached,
  cacheFor,
  type IsolateState,
  isolateState,
  type RequestCache,
} from "./cache.ts";
import { compose, type Entry } from "./entry.ts";
import { cachePolicies } from "./policy.ts";
import { EntryStore, type PlatformCache } from "./store.ts";

/**
 * Simulates several isolates with one Cache API, a real database and a content service whose items change. A seed
 * decides which step comes next and which pending operation ends. An isolate that knows of a change may serve an older
 * version only if the content service fails. No isolate may ever serve a version that it knows to be purged.
 */

const STEPS = 300;
const ISOLATES = 3;
const ITEMS = ["content-1", "content-2", "content-3"];
const policies = cachePolicies({ freshSeconds: 3600, staleSeconds: 86_400 });

beforeAll(migrate);
beforeEach(() => db.exec("DELETE FROM publications; DELETE FROM nonces"));

interface Change {
  version: number;
  sequence: number;
  isPurge: boolean;
}

/** Generates pseudo-random numbers from 0 to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

let races = 0;

/** Runs a race. Returns a description of each value that an isolate served although it knew of a newer version. */
async function race(seed: number, Store: typeof EntryStore): Promise<string[]> {
  const random = randomFrom(seed);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const site = `https://race-${races++}.example.com`;
  const clock = { now: 1_800_000_000_000 };
  const versions = new Map(ITEMS.map((item) => [item, 0]));
  const changes = new Map<string, Change[]>(ITEMS.map((item) => [item, []]));
  const changing = new Set<string>();
  const held: (() => void)[] = [];
  const work: Promise<unknown>[] = [];
  const violations: string[] = [];
  let isFailing = false;

  /** Waits until the race continues this operation, so that other steps can happen first. */
  const pause = () => new Promise<void>((resolve) => void held.push(resolve));
  const platform: PlatformCache = {
    async match(key) {
      await pause();
      return caches.default.match(key);
    },
    async put(key, response) {
      await pause();
      return caches.default.put(key, response);
    },
    async delete(key) {
      await pause();
      return caches.default.delete(key);
    },
  };
  const isolates: IsolateState[] = Array.from({ length: ISOLATES }, () => {
    const isolate = isolateState(platform, { now: () => clock.now, random });
    return Object.assign(isolate, { store: new Store(platform) });
  });
  naive.isolates = isolates;

  const cacheOf = (isolate: IsolateState) => {
    const effects = { waitUntil: (each: Promise<unknown>) => void work.push(each), warn: () => {} };
    return cacheFor(isolate, policies, { ...effects, db, logTimeout: 60_000 });
  };

  const itemRequest = (item: string): Cacheable<Record<string, number>> => ({
    key: `${site}/${item}`,
    name: "item",
    policy: policies.item,
    timeout: 1e9,
    async load() {
      const version = versions.get(item) ?? 0;
      await pause();
      if (isFailing) throw new ContentError("upstream", "down");
      return { value: { [item]: version }, tags: [item] };
    },
  });

  const documentRequest = (cache: RequestCache): Cacheable<Record<string, number>> => ({
    key: `${site}/document`,
    name: "document",
    policy: policies.document,
    timeout: 1e9,
    async load() {
      const results: Cached<Record<string, number>>[] = [];
      for (const item of ITEMS.slice(0, 2))
        results.push(await (await cached(cache, itemRequest(item))).result);
      const value = Object.assign({}, ...results.map(({ entry }) => entry.value));
      const statuses = results.map(({ status }) => status);
      return { ...compose(statuses, ITEMS.slice(0, 2)), value };
    },
  });

  /**
   * Requests a value in an isolate. Records a violation if the value lacks a change that the isolate knew before this
   * request.
   */
  async function read(isolate: IsolateState): Promise<void> {
    const cache = cacheOf(isolate);
    const known = isolate.invalidations.sequence;
    const request = random() < 0.5 ? documentRequest(cache) : itemRequest(pick(ITEMS));
    const { result: reading } = await cached(cache, request);
    const result = await reading.catch(() => undefined);
    for (const [item, version] of Object.entries(result?.entry.value ?? {})) {
      const missed = (changes.get(item) ?? []).filter(
        (change) => change.sequence <= known && change.version > version,
      );
      const isExcused = result?.status.isFailing && missed.every(({ isPurge }) => !isPurge);
      if (missed.length > 0 && !isExcused)
        violations.push(`${request.name} with ${item} ${version}, ${result?.status.state}`);
    }
  }

  async function change(isolate: IsolateState): Promise<void> {
    const item = pick(ITEMS.filter((each) => !changing.has(each)));
    if (!item) return;
    changing.add(item);
    const version = (versions.get(item) ?? 0) + 1;
    versions.set(item, version);
    const isPurge = random() < 0.3;
    const nonce = `${site} ${item} ${version}`;
    await pause();
    const cache = cacheOf(isolate);
    const invalidation = { tags: [item], isPurge, nonce, expiresAt: 4_000_000_000 };
    await cache.invalidations.invalidate(invalidation, cache);
    const row = await db
      .prepare("SELECT max(sequence) AS sequence FROM publications WHERE tags = ?1")
      .bind(isPurge ? `purge:${item}` : item)
      .first<{ sequence: number }>();
    changes.get(item)?.push({ version, sequence: row?.sequence ?? 0, isPurge });
    changing.delete(item);
  }

  for (let step = 0; step < STEPS; step++) {
    const chance = random();
    if (chance < 0.3) work.push(read(pick(isolates)));
    else if (chance < 0.38) work.push(change(pick(isolates)));
    else if (chance < 0.45) clock.now += Math.floor(random() * 40_000);
    else if (chance < 0.48) isFailing = !isFailing;
    else held.splice(Math.floor(random() * held.length), 1)[0]?.();
    // Lets started operations continue to their next pause or to the database.
    await scheduler.wait(0);
  }
  let isOver = false;
  void Promise.all(work).then(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const release of held.splice(0)) release();
    await scheduler.wait(0);
  }
  return violations;
}

/** The isolates of the race in progress. NaiveStore finds its own isolate among them. */
const naive: { isolates: IsolateState[] } = { isolates: [] };

/**
 * A store with a deliberate mistake. This store gives an entry the number of the newest invalidation that is known when
 * the entry is written. A correct entry has the number of the newest invalidation that was known when its load began.
 */
class NaiveStore extends EntryStore {
  override put(key: string, entry: Entry<unknown>, ...rest: [never, never]) {
    const own = naive.isolates.find(({ store }) => store === this);
    return super.put(key, { ...entry, sequence: own?.invalidations.sequence ?? 0 }, ...rest);
  }
}

const seeds = Array.from({ length: 6 }, (_, index) => index + 1);

describe("in a race of reads and changes", () => {
  test.each(seeds)(
    "no isolate serves a version that it knows to be outdated (seed %i)",
    async (seed) => {
      expect(await race(seed, EntryStore)).toEqual([]);
    },
  );

  test("outdated versions are served if entries get their sequence number only when they are written", async () => {
    let violations: string[] = [];
    for (const seed of seeds)
      if (violations.length === 0) violations = await race(seed, NaiveStore);
    expect(violations).not.toEqual([]);
  });
});
