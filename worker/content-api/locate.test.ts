import { describe, expect, test } from "vitest";
import { countSince, entriesAround, type LongList } from "./locate.ts";

const DAY = 86_400_000;
const NOW = Date.parse("2026-11-24T00:00:00Z");

/** A list of `total` items. `daysAt` returns how many days before now the item at an offset was published. */
function listOf(total: number, daysAt: (offset: number) => number) {
  const requested: number[] = [];
  const itemAt = (offset: number) => ({
    id: String(total - offset),
    title: "",
    publishTime: new Date(NOW - daysAt(offset) * DAY).toISOString(),
    offset,
  });
  const pageAt = (start: number) =>
    Array.from({ length: Math.max(0, Math.min(12, total - start)) }, (_, at) => itemAt(start + at));
  const list: LongList = {
    total,
    first: pageAt(0),
    fetchPage: async ({ pageNo, pageSize }) => {
      requested.push(pageNo);
      return { items: pageAt(pageNo * pageSize), total, rejected: [] };
    },
  };
  const around = async (offset: number) =>
    (await entriesAround(itemAt(offset), list))?.map((entry) => entry.offset);
  return { list, around, requested, itemAt };
}

const TOTAL = 1_000_000;
const evenly = (offset: number) => offset / 10;
/** The older the items are, the more were published each day. */
const growing = (offset: number) => 3_000 * Math.sqrt(offset / TOTAL);
const inBursts = (offset: number) => Math.floor(offset / 1_000) * 30 + (offset % 1_000) / 1_000;

describe("the neighbours of an item in a list of a million", () => {
  test.each([
    { spread: "evenly", daysAt: evenly, pages: 6 },
    { spread: "more densely with age", daysAt: growing, pages: 8 },
    { spread: "in bursts", daysAt: inBursts, pages: 12 },
  ])("are the items of three pages if dates are spread $spread", async ({ daysAt, pages }) => {
    for (const offset of [500, 12_345, 500_000, 777_777, 999_990, 999_999]) {
      const { around, requested } = listOf(TOTAL, daysAt);
      const page = Math.floor(offset / 12);
      const offsets = (await around(offset)) ?? [];
      expect(offsets).toContain(offset);
      expect(offsets[0]).toBe((page - 1) * 12);
      expect(offsets.at(-1)).toBe(Math.min(TOTAL, (page + 2) * 12) - 1);
      expect(new Set(requested).size).toBeLessThanOrEqual(pages);
    }
  });

  test("are found although forty items have the same time", async () => {
    const { around } = listOf(TOTAL, (offset) => Math.floor(offset / 40));
    expect(await around(600_039)).toContain(600_039);
    expect(await around(600_000)).toContain(600_000);
  });

  test("are given up after seventeen pages if the item is not at the place that its time suggests", async () => {
    const { list, requested, itemAt } = listOf(TOTAL, evenly);
    const { publishTime } = itemAt(700_000);
    expect(await entriesAround({ id: "gone", publishTime }, list)).toBeUndefined();
    expect(requested.length).toBeLessThanOrEqual(17);
  });

  test("are unknown if the item has no time", async () => {
    const { list, requested } = listOf(TOTAL, evenly);
    expect(await entriesAround({ id: "7" }, list)).toBeUndefined();
    expect(requested).toEqual([]);
  });
});

describe("the number of items since a time", () => {
  test.each([
    ["evenly", evenly, 6],
    ["more densely with age", growing, 8],
    ["in bursts", inBursts, 12],
  ])("is exact if dates are spread %s", async (_, daysAt, pages) => {
    for (const offset of [0, 11, 12, 12_345, 777_777, 999_999]) {
      const { list, requested, itemAt } = listOf(TOTAL, daysAt);
      const time = Date.parse(itemAt(offset).publishTime);
      expect(await countSince(time, list)).toBe(offset + 1);
      expect(new Set(requested).size).toBeLessThanOrEqual(pages);
    }
  });

  test("includes all items of exactly that time, and is right for times beyond both ends of the list", async () => {
    const { list } = listOf(1000, (offset) => Math.floor(offset / 100));
    expect(await countSince(NOW - 3 * DAY, list)).toBe(400);
    expect(await countSince(NOW + 1, list)).toBe(0);
    expect(await countSince(NOW - 9 * DAY, list)).toBe(1000);
    expect(await countSince(0, list)).toBe(1000);
  });
});
