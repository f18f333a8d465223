import { describe, expect, test } from "vitest";
import {
  changesBetween,
  describeChanges,
  ensureFewRemoved,
  inventoryOf,
  inventoryRows,
  readInventory,
} from "../../tools/import/inventory.ts";
import type { Seed, SeedItem } from "../../tools/import/seed.ts";
import { insert, localeRows } from "../../tools/import/sql.ts";

function item(id: number, title = `Item ${id}`): SeedItem {
  return { id, node: "ROOT", title, content: "", fields: {} };
}

function seedOf(domainId: number, items: SeedItem[]): Seed {
  const root = { nodeId: 1, nodeName: "a", nodeIndexName: "ROOT", taxis: 0, isShow: true };
  return { domainId, root: { ...root, childs: [] }, others: [], items };
}

const inventory = (...seeds: Seed[]) => inventoryOf(seeds.map(localeRows));

/** What is reported when the first content is in the database and the second is imported. */
function changes(before: Seed[], after: Seed[]): string[] {
  const titles = after.flatMap(({ items }) => items.map(({ id, title }) => [id, title] as const));
  const stored = readInventory(new Map(inventoryRows(inventory(...before))));
  return describeChanges(changesBetween(stored, inventory(...after)), new Map(titles));
}

describe("the report of an import", () => {
  test("lists what was added, changed and removed", () => {
    const before = [seedOf(38, [item(1), item(2), item(3)]), seedOf(39, [item(9)])];
    const after = [seedOf(38, [item(1), item(2, "New title"), item(4)]), seedOf(39, [item(9)])];
    expect(changes(before, after)).toEqual([
      "  1 added, 1 changed, 1 removed",
      "  + 4 Item 4",
      "  ~ 2 New title",
      "  - 3",
    ]);
  });

  test("counts what is too long to list", () => {
    const lines = changes([], [seedOf(38, many(25))]);
    expect(lines).toHaveLength(22);
    expect(lines.at(-1)).toBe("  and 5 more");
  });
});

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => item(1_000_000 + index));

test("the inventory of 20,000 items fits statements of D1, and is complete", () => {
  const rows = inventoryRows(inventory(seedOf(38, many(20_000)), seedOf(39, [item(1)])));
  const statements = insert(
    "meta",
    rows.map(([name, value]) => ({ name, value })),
  );
  expect(Math.max(...statements.map((sql) => Buffer.byteLength(sql)))).toBeLessThan(100_000);
  expect(readInventory(new Map(rows)).size).toBe(20_001);
});

describe("an import that removes", () => {
  const before = inventory(seedOf(38, many(50)));
  const imported = (kept: number) => () =>
    ensureFewRemoved(changesBetween(before, inventory(seedOf(38, many(kept)))), before.size);

  test("a tenth of the items is accepted", () => {
    expect(imported(45)).not.toThrow();
  });

  test("more of them is not, and names the option", () => {
    expect(imported(44)).toThrow(/^6 of 50 items would disappear.*--allow-removal$/);
  });
});
