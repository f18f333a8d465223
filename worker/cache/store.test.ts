import { beforeEach, describe, expect, test } from "vitest";
import type { Entry } from "./entry.ts";
import { cachePolicies } from "./policy.ts";
import { EntryStore } from "./store.ts";

const MEGABYTE = 1_048_576;
const policies = cachePolicies({ freshSeconds: 60, staleSeconds: 60 });
const inMemory = { ...policies.list, inCacheApi: false };
const age = { requestedAt: 0, freshUntil: 1, usableUntil: 60_000 };

const background: Promise<unknown>[] = [];
const effects = {
  now: () => 0,
  waitUntil: (work: Promise<unknown>) => void background.push(work),
  warn: (message: string) => expect.unreachable(message),
};

function entryOf<T>(value: T): Entry<T> {
  return { value, age, tags: ["node-1"], sequence: 1 };
}

describe("in memory", () => {
  let store: EntryStore;
  /** Writes an entry of this many bytes. Returns whether it was stored. */
  const write = (key: string, bytes: number) => {
    void store.put(key, entryOf("a".repeat(bytes / 2 - 2)), inMemory, effects);
    return store.inMemory(key) !== undefined;
  };

  beforeEach(() => {
    store = new EntryStore(caches.default, 8 * MEGABYTE);
  });

  test("the least recently used entry is evicted first", () => {
    for (let count = 0; count < 31; count++) write(`page ${count}`, MEGABYTE / 4);
    expect(store.inMemory("page 0")).toBeDefined();
    write("one more", MEGABYTE / 4);
    expect(store.inMemory("page 0")).toBeDefined();
    expect(store.inMemory("page 1")).toBeUndefined();
    expect(store.inMemory("page 2")).toBeDefined();
  });

  test("a very large entry is not stored", () => {
    expect(write("large", 3 * MEGABYTE)).toBe(false);
    expect(store.inMemory("large")).toBeUndefined();
  });

  test("the size of a replaced entry is counted once", () => {
    write("first", MEGABYTE / 4);
    for (let count = 0; count < 100; count++) write("page", MEGABYTE / 4);
    expect(store.inMemory("first")).toBeDefined();
  });
});

describe("in the Cache API", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  test.each([
    ["a document", { status: 404, headers: { etag: '"1"' }, body: bytes("<p>砺枢</p>") }],
    ["an empty document", { status: 200, headers: {}, body: bytes("") }],
    ["a list", { items: [{ id: "7", title: "新闻" }], total: 1 }],
    ["an empty text", ""],
    ["no value", null],
  ])("%s is read as it was written", async (name, value) => {
    const key = `https://www.example.com/.cache/store/${encodeURIComponent(name)}`;
    await new EntryStore(caches.default).put(key, entryOf(value), policies.list, effects);
    await Promise.all(background.splice(0));
    expect(await new EntryStore(caches.default).find(key, policies.list, effects)).toEqual(
      entryOf(value),
    );
  });

  test("the entry that includes more invalidations counts as newer", async () => {
    const key = "https://www.example.com/.cache/store/newer";
    const store = new EntryStore(caches.default);
    const older = { ...entryOf("older"), age: { ...age, requestedAt: 5 } };
    await new EntryStore(caches.default).put(key, older, policies.list, effects);
    await Promise.all(background.splice(0));
    store.put(key, { ...entryOf("newer"), sequence: 2 }, inMemory, effects);
    expect((await store.find<string>(key, policies.list, effects))?.value).toBe("newer");
  });
});
