import { describe, expect, test } from "vitest";
import type { ContentCard } from "../../shared/content/types.ts";
import { type FetchPage, readList } from "./paging.ts";

/** A list of `count` items, of which `fitting` fit into one response, and the pages requested from it. */
function listOf(count: number, fitting = Number.POSITIVE_INFINITY) {
  const requested: string[] = [];
  const fetchPage: FetchPage<ContentCard> = async ({ pageNo, pageSize }) => {
    requested.push(`${pageNo} × ${pageSize}`);
    if (pageSize > fitting) return { items: [], total: 0, rejected: [], isTooLong: true };
    const start = pageNo * pageSize;
    const length = Math.max(0, Math.min(pageSize, count - start));
    const items = Array.from({ length }, (_, index) => itemOf(start + index + 1));
    return { items, total: count, rejected: [] };
  };
  return { fetchPage, requested };
}

function itemOf(id: number) {
  return { id: String(id), title: `Item ${id}` };
}

describe("a list that is read as a whole", () => {
  test.each([
    { count: 0, calls: 1 },
    { count: 50, calls: 1 },
    { count: 51, calls: 2 },
    { count: 240, calls: 5 },
    { count: 500, calls: 10 },
  ])("takes $calls calls for $count items", async ({ count, calls }) => {
    const { fetchPage, requested } = listOf(count);
    const { items } = await readList(fetchPage);
    expect(items).toHaveLength(count);
    expect(items.at(-1)?.id).toBe(count === 0 ? undefined : String(count));
    expect(requested).toHaveLength(calls);
  });

  test("is limited to 500 items", async () => {
    const { fetchPage, requested } = listOf(900);
    expect((await readList(fetchPage)).items).toHaveLength(500);
    expect(requested).toHaveLength(10);
  });

  test("is read in smaller pages where a response is too long", async () => {
    const { fetchPage, requested } = listOf(70, 25);
    expect((await readList(fetchPage)).items.map(({ id }) => Number(id))).toEqual(
      Array.from({ length: 70 }, (_, index) => index + 1),
    );
    expect(requested.slice(0, 6)).toEqual([
      "0 × 50",
      ...[0, 1, 2, 3, 4].map((page) => `${page} × 10`),
    ]);
    expect(requested.slice(6)).toEqual(["1 × 50", "5 × 10", "6 × 10"]);
  });

  test("fails if not even ten items fit into a response", async () => {
    await expect(readList(listOf(30, 1).fetchPage)).rejects.toMatchObject({ code: "upstream" });
  });

  test("has an item only once if a concurrent publication moves it to the next page", async () => {
    const pages = [
      [itemOf(1), itemOf(2)],
      [itemOf(2), itemOf(3)],
    ];
    const { items } = await readList(async ({ pageNo }) => ({
      items: pages[pageNo] ?? [],
      total: 52,
      rejected: [],
    }));
    expect(items.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  });

  test("is read in two rounds after its first page: at most four pages at a time", async () => {
    const { fetchPage } = listOf(450);
    const rounds: number[] = [];
    let underWay = 0;
    await readList(async (page) => {
      rounds.push(++underWay);
      await Promise.resolve();
      underWay--;
      return fetchPage(page);
    });
    expect(rounds).toEqual([1, 1, 2, 3, 4, 1, 2, 3, 4]);
  });

  test.each([0, 1])("fails if its page %i fails", async (failing) => {
    const failure = new Error("no list");
    const { fetchPage } = listOf(120);
    const reading = readList((page) =>
      page.pageNo === failing ? Promise.reject(failure) : fetchPage(page),
    );
    await expect(reading).rejects.toBe(failure);
  });
});
