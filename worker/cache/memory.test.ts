import { expect, test } from "vitest";
import type { Entry } from "./entry.ts";
import { MemoryCache } from "./memory.ts";

const MEGABYTE = 1_048_576;

const entry: Entry<string> = {
  value: "",
  age: { requestedAt: 0, freshUntil: 1, staleUntil: 2, usableUntil: 2 },
  dependencies: [],
  isLocal: true,
};

test("the least recently used entry is evicted first", () => {
  const memory = new MemoryCache(8 * MEGABYTE);
  for (let count = 0; count < 31; count++) memory.set(`page ${count}`, entry, MEGABYTE / 4);
  expect(memory.get("page 0")).toBeDefined();
  memory.set("one more", entry, MEGABYTE / 4);
  expect(memory.get("page 0")).toBeDefined();
  expect(memory.get("page 1")).toBeUndefined();
  expect(memory.get("page 2")).toBeDefined();
});

test("an entry that is very large is not stored", () => {
  const memory = new MemoryCache(8 * MEGABYTE);
  expect(memory.set("large", entry, 3 * MEGABYTE)).toBe(false);
  expect(memory.get("large")).toBeUndefined();
});

test("the size of a replaced entry is counted once", () => {
  const memory = new MemoryCache(8 * MEGABYTE);
  memory.set("first", entry, MEGABYTE / 4);
  for (let count = 0; count < 100; count++) memory.set("page", entry, MEGABYTE / 4);
  expect(memory.get("first")).toBeDefined();
});
