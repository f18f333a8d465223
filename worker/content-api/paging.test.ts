import { describe, expect, test } from "vitest";
import type { ContentCard } from "../../shared/content/types.ts";
import { readFitting } from "./groups.ts";
import { type FetchPage, fetchPageOrLast, readPages } from "./paging.ts";

/** A list of `count` items, and a record of the pages that are requested from it. */
function listOf(count: number) {
  const requested: string[] = [];
  const fetchPage: FetchPage<ContentCard> = async ({ pageNo, pageSize }) => {
    requested.push(`${pageNo} × ${pageSize}`);
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
    const { items } = await readPages(fetchPage);
    expect(items).toHaveLength(count);
    expect(items.at(-1)?.id).toBe(count === 0 ? undefined : String(count));
    expect(requested).toHaveLength(calls);
  });

  test("is limited to 500 items", async () => {
    const { fetchPage, requested } = listOf(900);
    expect((await readPages(fetchPage)).items).toHaveLength(500);
    expect(requested).toHaveLength(10);
  });

  test("has an item only once if a concurrent publication moves it to the next page", async () => {
    const pages = [
      [itemOf(1), itemOf(2)],
      [itemOf(2), itemOf(3)],
    ];
    const { items } = await readPages(async ({ pageNo }) => ({
      items: pages[pageNo] ?? [],
      total: 52,
      rejected: [],
    }));
    expect(items.map(({ id }) => id)).toEqual(["1", "2", "3"]);
  });

  test("is read at most five pages at a time after its first page", async () => {
    const { fetchPage } = listOf(450);
    const rounds: number[] = [];
    let underWay = 0;
    await readPages(async (page) => {
      rounds.push(++underWay);
      await Promise.resolve();
      underWay--;
      return fetchPage(page);
    });
    expect(rounds).toEqual([1, 1, 2, 3, 4, 5, 1, 2, 3]);
  });

  test.each([0, 1])("cannot be read if its page %i fails", async (failing) => {
    const failure = new Error("no list");
    const { fetchPage } = listOf(120);
    const reading = readPages((page) =>
      page.pageNo === failing ? Promise.reject(failure) : fetchPage(page),
    );
    await expect(reading).rejects.toBe(failure);
  });
});

describe("a list that exceeds the limit of a response", () => {
  /** A hundred and twenty items whose titles have a certain length. */
  const listOfLong = (length: number): FetchPage<ContentCard> => {
    const { fetchPage } = listOf(120);
    return async (page) => {
      const list = await fetchPage(page);
      return { ...list, items: list.items.map((item) => ({ ...item, title: "x".repeat(length) })) };
    };
  };

  test.each([
    { length: 10, shown: 120 },
    { length: 50_000, shown: 83 },
    { length: 200_000, shown: 20 },
  ])("shows its first $shown items if each has $length characters", async ({ length, shown }) => {
    expect((await readFitting(listOfLong(length))).items).toHaveLength(shown);
  });
});

test("an item that is too long for its list does not hide the items that follow", async () => {
  const { fetchPage } = listOf(40);
  const { items } = await readFitting(async (page) => {
    const list = await fetchPage(page);
    return { ...list, items: list.items.with(0, { id: "1", title: "x".repeat(200_000) }) };
  }, 24);
  expect(items.map(({ id }) => id)).toEqual(
    Array.from({ length: 21 }, (_, index) => `${index + 2}`),
  );
});

test("a request for the last page fails after five calls if the total shrinks with every response", async () => {
  let calls = 0;
  const fetchPage: FetchPage<ContentCard> = async ({ pageNo, pageSize }) => {
    calls++;
    return { items: [], total: pageNo > 0 ? pageNo * pageSize : 9e14, rejected: [] };
  };
  await expect(fetchPageOrLast(1_000_000, 12, fetchPage)).rejects.toThrow("different total");
  expect(calls).toBe(5);
});
