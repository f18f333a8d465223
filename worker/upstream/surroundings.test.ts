import { describe, expect, test } from "vitest";
import type { ContentCard, ContentItem } from "../../shared/content/types.ts";
import type { AskPage } from "./paging.ts";
import { mostRelated, surroundingsOf } from "./surroundings.ts";

function itemOf(id: number | string, more: Partial<ContentItem> = {}): ContentItem {
  return { id: String(id), title: `Item ${id}`, content: `<p>Body ${id}</p>`, ...more };
}

function items(count: number): ContentItem[] {
  return Array.from({ length: count }, (_, index) => itemOf(index + 1));
}

/** A list, and the numbers of the pages that were asked for. */
function listOf(all: ContentItem[]): { ask: AskPage; asked: number[] } {
  const asked: number[] = [];
  return {
    asked,
    async ask({ pageNo, pageSize }) {
      asked.push(pageNo);
      const shown = all.slice(pageNo * pageSize, (pageNo + 1) * pageSize);
      return { items: shown, total: all.length, rejected: [] };
    },
  };
}

describe("the neighbours of an item", () => {
  test.each([
    { id: 1, of: 120, previous: undefined, next: "2", page: 1, asked: [0] },
    { id: 12, of: 120, previous: "11", next: "13", page: 1, asked: [0] },
    { id: 13, of: 120, previous: "12", next: "14", page: 2, asked: [0] },
    { id: 50, of: 120, previous: "49", next: "51", page: 5, asked: [0, 1] },
    { id: 51, of: 120, previous: "50", next: "52", page: 5, asked: [0, 1] },
    { id: 120, of: 120, previous: "119", next: undefined, page: 10, asked: [0, 1, 2] },
    { id: 50, of: 50, previous: "49", next: undefined, page: 5, asked: [0] },
    { id: 1, of: 1, previous: undefined, next: undefined, page: 1, asked: [0] },
  ])("of number $id of $of are $previous and $next", async ({ id, of, asked, ...expected }) => {
    const list = listOf(items(of));
    const { previous, next, page } = await surroundingsOf(itemOf(id), list.ask);
    expect({ previous: previous?.id, next: next?.id, page }).toEqual(expected);
    expect(list.asked).toEqual(asked);
  });

  test("are looked for in 500 items and no more", async () => {
    const last = listOf(items(800));
    expect(await surroundingsOf(itemOf(500), last.ask)).toMatchObject({
      previous: { id: "499" },
      page: 42,
    });
    const beyond = listOf(items(800));
    const around = await surroundingsOf(itemOf(501), beyond.ask);
    expect(around).not.toHaveProperty("previous");
    expect(around).not.toHaveProperty("next");
    expect(around.page).toBe(1);
    expect(around.related).toHaveLength(3);
    expect(beyond.asked).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test("are asked for one page at a time", async () => {
    const { ask } = listOf(items(300));
    let underWay = 0;
    await surroundingsOf(itemOf(299), async (query) => {
      expect(++underWay).toBe(1);
      await Promise.resolve();
      underWay--;
      return ask(query);
    });
  });

  test("are not the item itself where something published meanwhile moved it to the next page", async () => {
    const pages = [items(50), [itemOf(50), itemOf(51)]];
    const { previous, next } = await surroundingsOf(itemOf(50), async ({ pageNo }) => ({
      items: pages[pageNo] ?? [],
      total: 52,
      rejected: [],
    }));
    expect([previous?.id, next?.id]).toEqual(["49", "51"]);
  });

  test("have no bodies, nor have the related items", async () => {
    const around = await surroundingsOf(itemOf(2), listOf(items(9)).ask);
    expect(JSON.stringify(around)).not.toContain("content");
    expect(around.previous?.summary).toBe("Body 1");
  });

  test("fail where the list does", async () => {
    const failure = new Error("no list");
    await expect(surroundingsOf(itemOf(1), () => Promise.reject(failure))).rejects.toBe(failure);
  });
});

describe("related items", () => {
  const item = itemOf("asked", {
    keywords: ["Steel", "ports", "rails"],
    publishTime: "2026-06-15T08:00:00+08:00",
  });
  const at = (id: string, day: string, keywords: string[] = []) =>
    itemOf(id, { publishTime: `2026-06-${day}T08:00:00+08:00`, keywords });
  const idsOf = (cards: ContentCard[]) => cards.map(({ id }) => id);

  test("share the most keywords, whatever their case and however often they are named", () => {
    const others = [
      at("one", "15", ["steel", "STEEL ", "steel"]),
      at("none", "15"),
      at("three", "01", ["rails", "steel", "ports"]),
      at("two", "02", ["ports", "rails", "tugs"]),
    ];
    expect(idsOf(mostRelated(item, others))).toEqual(["three", "two", "one"]);
  });

  test("are the nearest in time among equals, before or after; without a date they come last", () => {
    const others = [itemOf("undated"), at("far", "01"), at("after", "17"), at("before", "14")];
    expect(idsOf(mostRelated(item, others))).toEqual(["before", "after", "far"]);
  });

  test("keep the order of the list where nothing tells them apart", () => {
    expect(idsOf(mostRelated(itemOf("asked"), items(5)))).toEqual(["1", "2", "3"]);
  });

  test("are neither the item nor its neighbours", async () => {
    const around = await surroundingsOf(itemOf(3), listOf(items(5)).ask);
    expect(idsOf(around.related)).toEqual(["1", "5"]);
  });
});
