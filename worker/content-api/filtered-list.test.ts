import { beforeEach, describe, expect, test } from "vitest";
import type { ContentItem } from "../../shared/content/types.ts";
import { filteredPage, narrow } from "./filtered-list.ts";
import type { FetchPage } from "./paging.ts";

const items = [
  { id: "1", title: "A", publishTime: "2024-01-02T00:00:00+08:00", subTitle: "reports" },
  { id: "2", title: "B", publishTime: "2026-01-02T00:00:00+08:00", subTitle: "reports" },
  { id: "3", title: "C", publishTime: "2025-12-31T23:30:00+08:00", subTitle: "meetings" },
  { id: "4", title: "D" },
];
const all = { year: undefined, kind: undefined };

function idsOf(query: Parameters<typeof narrow>[1]): string {
  return narrow(items, query, "zh")
    .items.map(({ id }) => id)
    .join();
}

describe("a list", () => {
  test("offers the values of each filter, with years newest first and other values by number of items", () => {
    expect(idsOf(all)).toBe("1,2,3,4");
    expect(narrow(items, all, "zh").filters).toEqual([
      { name: "year", values: ["2026", "2025", "2024"], counts: [1, 1, 1] },
      { name: "kind", values: ["reports", "meetings"], counts: [2, 1] },
    ]);
  });

  test.each([
    [{ year: "2026" }, "2"],
    [{ kind: "reports" }, "1,2"],
    [{ year: "2024", kind: "reports" }, "1"],
    [{ year: "2025" }, "3"],
  ])("narrowed by %o has the items %s", (query, ids) => {
    expect(idsOf({ ...all, ...query })).toBe(ids);
  });

  test.each([{ year: "1900" }, { kind: "nope" }, { year: "2026", kind: "meetings" }])(
    "is shown unfiltered and without a selected value if no item has %o",
    (query) => {
      expect(idsOf({ ...all, ...query })).toBe("1,2,3,4");
      const { filters } = narrow(items, { ...all, ...query }, "zh");
      expect(filters.filter(({ selected }) => selected !== undefined)).toEqual([]);
    },
  );

  test("offers a value only if at least one item has this value and all other selected values", () => {
    expect(narrow(items, { ...all, kind: "reports" }, "zh").filters).toEqual([
      { name: "year", values: ["2026", "2024"], counts: [1, 1] },
      { name: "kind", values: ["reports", "meetings"], counts: [2, 1], selected: "reports" },
    ]);
  });

  test("has no filter with a single value or with too many values", () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ subTitle: `kind ${index}` }));
    expect(narrow(many, { kind: undefined }, "zh").filters).toEqual([]);
    expect(narrow(many.slice(0, 1), { kind: undefined }, "zh").filters).toEqual([]);
  });

  test("does not offer a value that is too long for a URL", () => {
    const kinds = ["reports", "meetings", "x".repeat(64), "y".repeat(65)];
    const values = kinds.map((subTitle) => ({ subTitle }));
    const { filters } = narrow(values, { kind: undefined }, "zh");
    expect(filters[0]?.values).toEqual(kinds.slice(0, 3));
  });

  test("of job positions can be filtered by each place of an address", () => {
    const addresses = ["南京、雅加达", "南京", "雅加达 / 上海"].map((address) => ({ address }));
    const { items: found, filters } = narrow(addresses, { place: "雅加达" }, "zh");
    expect(found).toEqual([addresses[0], addresses[2]]);
    expect(filters[0]?.values).toEqual(["南京", "雅加达", "上海"]);
    expect(narrow([{ address: "Nanjing, China" }], { place: "Nanjing" }, "en").filters).toEqual([]);
  });

  test("of job positions can be filtered by the field at the end of the subtitle", () => {
    const positions = ["全职 · 研发", "实习 · 研发", "全职 · 销售"].map((subTitle) => ({
      subTitle,
    }));
    expect(narrow(positions, { field: "研发" }, "zh").items).toHaveLength(2);
  });
});

describe("a page of matching items", () => {
  const entries = Array.from({ length: 120 }, (_, index) => ({
    id: `${index}`,
    title: `${index}`,
    offset: index,
  }));
  const requested: number[] = [];
  /** Makes a function that reads pages of a list with these items. */
  const listOf =
    (ids: readonly string[]): FetchPage<ContentItem> =>
    async ({ pageNo, pageSize }) => {
      requested.push(pageNo);
      const shown = ids.slice(pageNo * pageSize, (pageNo + 1) * pageSize);
      const items = shown.map((id) => ({ id, title: id, content: "" }));
      return { items, total: ids.length, rejected: [] };
    };
  const ids = entries.map(({ id }) => id);

  beforeEach(() => requested.splice(0));

  test("is read from the pages of the list that contain these items", async () => {
    const matching = entries.filter((_, index) => index % 10 === 0);
    const page = await filteredPage(matching, 9, 10, listOf(ids));
    expect(page.items.map(({ id }) => id)).toEqual(["100", "110"]);
    expect(page).toMatchObject({ page: 2, pageCount: 2, total: 12, pageSize: 10 });
    expect(requested).toEqual([2]);
  });

  test.each([
    ["published", ["new", ...ids], 49, [0, 1]],
    ["removed", ids.slice(1), 50, [1, 0]],
  ])(
    "contains its item even if the list now has this item on another page, because another item was %s",
    async (_, current, index, pages) => {
      const matching = entries.slice(index, index + 1);
      const page = await filteredPage(matching, 1, 10, listOf(current));
      expect(page.items.map(({ id }) => id)).toEqual([String(index)]);
      expect(requested).toEqual(pages);
    },
  );

  test("takes no further call for an item that was removed from the start of the list", async () => {
    const matching = entries.slice(0, 1);
    const page = await filteredPage(matching, 1, 10, listOf(ids.slice(1)));
    expect(page.items).toEqual([]);
    expect(requested).toEqual([0]);
  });
});
