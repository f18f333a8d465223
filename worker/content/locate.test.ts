import { describe, expect, test } from "vitest";
import { entriesAround } from "./locate.ts";

const DAY = 86_400_000;
const NOW = Date.parse("2026-11-24T00:00:00Z");

/** A list whose item at an offset has a time, in days before now. */
function listOf(total: number, daysAt: (offset: number) => number) {
  const requested: number[] = [];
  const itemAt = (offset: number) => ({
    id: String(total - offset),
    title: "",
    publishTime: new Date(NOW - daysAt(offset) * DAY).toISOString(),
  });
  const around = async (offset: number) => {
    const list = { total, newest: NOW - daysAt(0) * DAY };
    const entries = await entriesAround(itemAt(offset), list, async ({ pageNo, pageSize }) => {
      requested.push(pageNo);
      const start = pageNo * pageSize;
      const length = Math.max(0, Math.min(pageSize, total - start));
      const items = Array.from({ length }, (_, index) => itemAt(start + index));
      return { items, total, rejected: [] };
    });
    return entries?.map((entry) => entry.offset);
  };
  return { around, requested, itemAt };
}

const TOTAL = 1_000_000;
const evenly = (offset: number) => offset / 10;
/** Ever more of them. */
const growing = (offset: number) => 3_000 * Math.sqrt(offset / TOTAL);
const inBursts = (offset: number) => Math.floor(offset / 1_000) * 30 + (offset % 1_000) / 1_000;

describe("the items around one of a million", () => {
  test.each([
    { spread: "evenly", daysAt: evenly, pages: 6 },
    { spread: "ever more", daysAt: growing, pages: 12 },
    { spread: "in bursts", daysAt: inBursts, pages: 18 },
  ])("are on three pages, with dates spread $spread", async ({ daysAt, pages }) => {
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

  test("are found among forty with the same time", async () => {
    const { around } = listOf(TOTAL, (offset) => Math.floor(offset / 40));
    expect(await around(600_039)).toContain(600_039);
    expect(await around(600_000)).toContain(600_000);
  });

  test("are unknown where the item's time says otherwise, after few pages", async () => {
    const { requested, itemAt } = listOf(TOTAL, evenly);
    const read: number[] = [];
    const found = await entriesAround(
      { id: "gone", publishTime: itemAt(700_000).publishTime },
      { total: TOTAL, newest: NOW },
      async ({ pageNo, pageSize }) => {
        read.push(pageNo);
        const items = Array.from({ length: pageSize }, (_, index) =>
          itemAt(pageNo * pageSize + index),
        );
        return { items, total: TOTAL, rejected: [] };
      },
    );
    expect(found).toBeUndefined();
    expect(requested).toEqual([]);
    expect(read.length).toBeLessThanOrEqual(17);
  });

  test("are unknown for an item without a time", async () => {
    const item = { id: "7" };
    const found = await entriesAround(item, { total: TOTAL, newest: NOW }, async () => {
      throw new Error("a page was read");
    });
    expect(found).toBeUndefined();
  });
});
