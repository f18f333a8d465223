import { describe, expect, test } from "vitest";
import { adjacentItemsOf } from "./adjacent-items.ts";
import { type FetchIndexPage, readIndex } from "./node-index.ts";

/** A list of so many items, of which so many fit into one response; and the pages that were asked for. */
function listOf(count: number, fitting = Number.POSITIVE_INFINITY) {
  const requested: string[] = [];
  const fetchPage: FetchIndexPage = async ({ pageNo, pageSize }) => {
    requested.push(`${pageNo} × ${pageSize}`);
    if (pageSize > fitting) return undefined;
    const start = pageNo * pageSize;
    const length = Math.max(0, Math.min(pageSize, count - start));
    const entries = Array.from({ length }, (_, index) => entryOf(start + index + 1));
    return { entries, total: count };
  };
  return { fetchPage, requested };
}

function entryOf(id: number) {
  return { id: String(id), title: `Item ${id}` };
}

describe("the index of a list", () => {
  test.each([
    { count: 0, calls: 1 },
    { count: 50, calls: 1 },
    { count: 51, calls: 2 },
    { count: 240, calls: 5 },
    { count: 500, calls: 10 },
  ])("of $count items takes $calls calls", async ({ count, calls }) => {
    const { fetchPage, requested } = listOf(count);
    const { entries } = await readIndex(fetchPage);
    expect(entries).toHaveLength(count);
    expect(entries.at(-1)?.id).toBe(count === 0 ? undefined : String(count));
    expect(requested).toHaveLength(calls);
  });

  test("ends at 500 items", async () => {
    const { fetchPage, requested } = listOf(900);
    expect((await readIndex(fetchPage)).entries).toHaveLength(500);
    expect(requested).toHaveLength(10);
  });

  test("is read in smaller pieces from where a response was too long", async () => {
    const { fetchPage, requested } = listOf(60, 25);
    expect((await readIndex(fetchPage)).entries.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 60 }, (_, index) => index + 1),
    );
    expect(requested).toEqual(["0 × 50", "0 × 25", "1 × 25", "2 × 25"]);
  });

  test("ends after 40 calls, with what has been read by then", async () => {
    const { fetchPage, requested } = listOf(500, 5);
    expect((await readIndex(fetchPage)).entries).toHaveLength(38 * 5);
    expect(requested).toHaveLength(40);
  });

  test("cannot be had where not even five items fit into a response", async () => {
    await expect(readIndex(listOf(30, 1).fetchPage)).rejects.toMatchObject({ code: "upstream" });
  });

  test("has an item once that something published meanwhile moved to the next page", async () => {
    const pages = [
      [entryOf(1), entryOf(2)],
      [entryOf(2), entryOf(3)],
    ];
    const { entries } = await readIndex(async ({ pageNo }) => ({
      entries: pages[pageNo] ?? [],
      total: 52,
    }));
    expect(entries.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  });

  test("asks for one page at a time", async () => {
    const { fetchPage } = listOf(300);
    let underWay = 0;
    await readIndex(async (page) => {
      expect(++underWay).toBe(1);
      await Promise.resolve();
      underWay--;
      return fetchPage(page);
    });
  });

  test("is partial where the list fails further down", async () => {
    const { fetchPage } = listOf(120);
    const index = await readIndex(async (page) => {
      if (page.pageNo > 0) throw new Error("no more");
      return fetchPage(page);
    });
    expect(index).toMatchObject({ isPartial: true, entries: { length: 50 } });
    expect(adjacentItemsOf(entryOf(49), index).next?.id).toBe("50");
    for (const id of [50, 51]) {
      expect(() => adjacentItemsOf(entryOf(id), index)).toThrow(/could not be had/);
    }
  });

  test("fails where the list does", async () => {
    const failure = new Error("no list");
    await expect(readIndex(() => Promise.reject(failure))).rejects.toBe(failure);
  });
});
