import { describe, expect, test } from "vitest";
import {
  describeChanges,
  ensureFewRemoved,
  inventoriesOf,
  inventoryRows,
  readInventories,
} from "../../tools/import/inventory.ts";
import type { Seed, SeedItem } from "../../tools/import/seed.ts";
import { insert, localeRows } from "../../tools/import/sql.ts";

function item(id: number, title = `Item ${id}`): SeedItem {
  return { id, node: "ROOT", title, content: "", fields: {} };
}

function seedOf(domainId: number, items: SeedItem[], nodeName = "Website"): Seed {
  const root = { nodeId: 1, nodeName, nodeIndexName: "ROOT", taxis: 0, isShow: true, childs: [] };
  return { domainId, root, others: [], items };
}

function rowsOf(seeds: Seed[]): [name: string, value: string][] {
  return inventoryRows(inventoriesOf(seeds.map(localeRows)));
}

/** What is reported when the first content is in the database and the second is imported. */
function changes(before: Seed[], after: Seed[]): string[] {
  const inventories = inventoriesOf(after.map(localeRows));
  return describeChanges(readInventories(new Map(rowsOf(before))), { seeds: after, inventories });
}

describe("the report of an import", () => {
  test("lists what was added, changed and removed, by locale", () => {
    const before = [seedOf(38, [item(1), item(2), item(3)]), seedOf(39, [item(9)])];
    const after = [seedOf(38, [item(1), item(2, "New title"), item(4)]), seedOf(39, [item(9)])];
    expect(changes(before, after)).toEqual([
      "  zh: 1 added, 1 changed, 1 removed",
      "    + 4 Item 4",
      "    ~ 2 New title",
      "    - 3",
      "  en: 0 added, 0 changed, 0 removed",
    ]);
  });

  test("reports a change in the navigation", () => {
    const [line] = changes([seedOf(38, [])], [seedOf(38, [], "Renamed")]);
    expect(line).toBe("  zh: 0 added, 0 changed, 0 removed, navigation changed");
  });

  test("of an empty database is short", () => {
    expect(changes([], [seedOf(38, [item(1), item(2)])])).toEqual(["  zh: 2 items, all new"]);
  });

  test("counts what is too long to list", () => {
    const many = Array.from({ length: 25 }, (_, index) => item(index + 1));
    const lines = changes([seedOf(38, [])], [seedOf(38, many)]);
    expect(lines).toHaveLength(22);
    expect(lines.at(-1)).toBe("    and 5 more");
  });
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => item(1_000_000 + index));

test("the inventory of 20,000 items fits statements of D1, and is complete", () => {
  const rows = rowsOf([seedOf(38, many(20_000)), seedOf(39, many(3))]);
  const statements = insert(
    "meta",
    rows.map(([name, value]) => ({ name, value })),
  );
  expect(Math.max(...statements.map((sql) => Buffer.byteLength(sql)))).toBeLessThan(100_000);
  const read = readInventories(new Map(rows));
  expect([...read].map(([id, { items }]) => [id, Object.keys(items).length])).toEqual([
    [38, 20_000],
    [39, 3],
  ]);
});

describe("an import that removes", () => {
  const imported = (kept: number) => () =>
    ensureFewRemoved(
      readInventories(new Map(rowsOf([seedOf(38, many(50))]))),
      inventoriesOf([seedOf(38, many(kept)), seedOf(39, [])].map(localeRows)),
    );

  test("a tenth of a locale's items is accepted", () => {
    expect(imported(45)).not.toThrow();
  });

  test("more of them is not, and names the option", () => {
    expect(imported(44)).toThrow(/^6 of 50 items of domain 38 would disappear.*--allow-removal$/);
  });
});
