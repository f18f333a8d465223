import { describe, expect, test } from "vitest";
import { adjacentItemsOf } from "./adjacent-items.ts";
import { type FetchIndexPage, readIndex } from "./node-index.ts";

/** A list of `count` items, of which `fitting` fit into one response, and the pages requested from it. */
function listOf(count: number, fitting = Number.POSITIVE_INFINITY) {
  const requested: string[] = [];
  const fetchPage: FetchIndexPage = async ({ pageNo, pageSize }) => {
    requested.push(`${pageNo} × ${pageSize}`);
    if (pageSize > fitting) return undefined;
    const start = pageNo * pageSize;
    const length = Math.max(0, Math.min(pageSize, count - start));
    const entries = Array.from({ length }, (_, index) => entryOf(start + index + 1, index));
    return { entries, total: count };
  };
  return { fetchPage, requested };
}

function entryOf(id: number, offset = 0) {
  return { id: String(id), title: `Item ${id}`, offset };
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

  test("is limited to 500 items", async () => {
    const { fetchPage, requested } = listOf(900);
    expect((await readIndex(fetchPage)).entries).toHaveLength(500);
    expect(requested).toHaveLength(10);
  });

  test("is read in smaller pages once a response is too long", async () => {
    const { fetchPage, requested } = listOf(60, 25);
    expect((await readIndex(fetchPage)).entries.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 60 }, (_, index) => index + 1),
    );
    expect(requested).toEqual(["0 × 50", "0 × 25", "1 × 25", "2 × 25"]);
  });

  test("is limited to 40 calls", async () => {
    const { fetchPage, requested } = listOf(500, 5);
    expect((await readIndex(fetchPage)).entries).toHaveLength(38 * 5);
    expect(requested).toHaveLength(40);
  });

  test("fails if not even five items fit into a response", async () => {
    await expect(readIndex(listOf(30, 1).fetchPage)).rejects.toMatchObject({ code: "upstream" });
  });

  test("lists an item only once if a concurrent publication moves it to the next page", async () => {
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

  test("has each item's offset in the list, where dropped items and repeated ones count", async () => {
    const pages = [
      [entryOf(1, 0), entryOf(3, 2)],
      [entryOf(3, 0), entryOf(4, 1)],
    ];
    const { entries } = await readIndex(async ({ pageNo }) => ({
      entries: pages[pageNo] ?? [],
      total: 52,
    }));
    expect(entries.map(({ id, offset }) => [id, offset])).toEqual([
      ["1", 0],
      ["3", 2],
      ["4", 51],
    ]);
  });

  test("is read in two rounds after its first page: at most four pages at a time", async () => {
    const { fetchPage } = listOf(450);
    const rounds: number[] = [];
    let underWay = 0;
    await readIndex(async (page) => {
      rounds.push(++underWay);
      await Promise.resolve();
      underWay--;
      return fetchPage(page);
    });
    expect(rounds).toEqual([1, 1, 2, 3, 4, 1, 2, 3, 4]);
  });

  test("is partial if a later page fails", async () => {
    const { fetchPage } = listOf(120);
    const index = await readIndex(async (page) => {
      if (page.pageNo > 0) throw new Error("no more");
      return fetchPage(page);
    });
    expect(index).toMatchObject({ isPartial: true, entries: { length: 50 } });
    expect(adjacentItemsOf(entryOf(49), index).next?.id).toBe("50");
    for (const id of [50, 51]) {
      expect(() => adjacentItemsOf(entryOf(id), index)).toThrow(/unavailable/);
    }
  });

  test("fails if the first page fails", async () => {
    const failure = new Error("no list");
    await expect(readIndex(() => Promise.reject(failure))).rejects.toBe(failure);
  });
});
