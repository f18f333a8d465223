import { describe, expect, test } from "vitest";
import type { ContentCard } from "../../shared/content/types.ts";
import type { IndexEntry } from "../upstream/schema.ts";
import { adjacentItemsOf, pageIn } from "./adjacent-items.ts";

function entryOf(id: number | string, more: Partial<IndexEntry> = {}): IndexEntry {
  return { id: String(id), title: `Item ${id}`, offset: Number(id) - 1, ...more };
}

function indexOf(count: number) {
  return Array.from({ length: count }, (_, index) => entryOf(index + 1));
}

describe("the adjacent items", () => {
  test.each([
    { id: 1, of: 120, previous: undefined, next: "2", page: 1 },
    { id: 12, of: 120, previous: "11", next: "13", page: 1 },
    { id: 13, of: 120, previous: "12", next: "14", page: 2 },
    { id: 50, of: 120, previous: "49", next: "51", page: 5 },
    { id: 51, of: 120, previous: "50", next: "52", page: 5 },
    { id: 120, of: 120, previous: "119", next: undefined, page: 10 },
    { id: 50, of: 50, previous: "49", next: undefined, page: 5 },
    { id: 1, of: 1, previous: undefined, next: undefined, page: 1 },
  ])(
    "of item $id in a list of $of items are the items directly before and after it",
    ({ id, of, ...expected }) => {
      const { previous, next, page } = adjacentItemsOf(entryOf(id), indexOf(of));
      expect({ previous: previous?.id, next: next?.id, page }).toEqual(expected);
    },
  );

  test("are missing if the item is not in the index", () => {
    const adjacent = adjacentItemsOf(entryOf(501), indexOf(500));
    expect(adjacent).not.toHaveProperty("previous");
    expect(adjacent).not.toHaveProperty("next");
    expect(adjacent.page).toBe(1);
    expect(adjacent.related).toHaveLength(3);
  });
});

test.each([
  ["12", 12, 1],
  ["13", 12, 2],
  ["13", 20, 1],
  ["unknown", 12, 1],
])(
  "for item %s of a list, shown in pages of %i items, the page number is %i",
  (id, pageSize, page) => {
    expect(pageIn(indexOf(30), id, pageSize)).toBe(page);
  },
);

test("the page number of an item includes the places of invalid items, which the index leaves out", () => {
  const index = [entryOf(1), entryOf(13)];
  expect(pageIn(index, "13", 12)).toBe(2);
});

describe("related items", () => {
  const item = entryOf("requested", {
    keywords: ["Steel", "ports", "rails"],
    publishTime: "2026-06-15T08:00:00+08:00",
  });
  const at = (id: string, day: string, keywords: string[] = []) =>
    entryOf(id, { publishTime: `2026-06-${day}T08:00:00+08:00`, keywords });
  const relatedTo = (requested: IndexEntry, entries: IndexEntry[]) =>
    adjacentItemsOf(requested, entries).related.map(({ id }: ContentCard) => id);

  test("are the items that share the most keywords, even if keywords are repeated or differ in case", () => {
    const others = [
      at("one", "15", ["steel", "STEEL ", "steel"]),
      at("none", "15"),
      at("three", "01", ["rails", "steel", "ports"]),
      at("two", "02", ["ports", "rails", "tugs"]),
    ];
    expect(relatedTo(item, others)).toEqual(["three", "two", "one"]);
  });

  test("are ordered by distance in time if they share equally many keywords, and items without a date come last", () => {
    const others = [entryOf("undated"), at("far", "01"), at("after", "17"), at("before", "14")];
    expect(relatedTo(item, others)).toEqual(["before", "after", "far"]);
  });

  test("keep the order of the list if they have neither keywords nor dates", () => {
    expect(relatedTo(entryOf("requested"), indexOf(5))).toEqual(["1", "2", "3"]);
  });

  test("include neither the item itself nor its adjacent items", () => {
    expect(relatedTo(entryOf(3), indexOf(5))).toEqual(["1", "5"]);
  });

  describe("with pictures", () => {
    const picture = (scene: string) => ({ imgUrl: `/media/${scene}-1280.webp` });
    const on = (day: string, scene: string, keywords = ["steel"]) => ({
      ...at(`${scene} ${day}`, day, keywords),
      ...picture(scene),
    });
    const rebar = { ...item, ...picture("rebar") };

    test("are chosen so that no picture repeats one of the item or of another related item", () => {
      const content = '<img src="/media/ladle-480.webp">';
      const others = [on("14", "rebar"), on("13", "ladle"), on("12", "lens"), on("11", "lens")];
      const more = [on("10", "copper"), at("none", "09", ["steel"])];
      const { related } = adjacentItemsOf({ ...rebar, content }, [...others, ...more]);
      expect(related.map(({ id }) => id)).toEqual(["lens 12", "copper 10", "none"]);
    });

    test("are shown without a picture if all remaining items that share a keyword have pictures that are already on the page", () => {
      const others = [on("14", "rebar"), on("13", "lens"), on("12", "lens"), on("15", "fan", [])];
      const { related } = adjacentItemsOf(rebar, others);
      expect(related.map(({ id, imgUrl }) => [id, imgUrl])).toEqual([
        ["lens 13", "/media/lens-1280.webp"],
        ["rebar 14", undefined],
        ["lens 12", undefined],
      ]);
    });
  });
});
