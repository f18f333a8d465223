import { describe, expect, test } from "vitest";
import { describeChanges, inventoryRows, readInventories } from "../../tools/import/inventory.ts";
import type { Seed, SeedItem } from "../../tools/import/seed.ts";

function item(id: number, title = `Item ${id}`): SeedItem {
  return { id, node: "NEWS", title, content: "", fields: {} };
}

function seedOf(domainId: number, items: SeedItem[], nodeName = "Website"): Seed {
  const root = { nodeId: 1, nodeName, nodeIndexName: "ROOT", taxis: 0, isShow: true, childs: [] };
  return { domainId, root, others: [], items };
}

/** What is reported when the first content is in the database and the second is imported. */
function changes(before: Seed[], after: Seed[]): string[] {
  return describeChanges(readInventories(new Map(inventoryRows(before))), after, ["zh", "en"]);
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

test("a row of an inventory is short enough for a statement of D1", () => {
  const items = Array.from({ length: 4000 }, (_, index) => item(1_000_000 + index));
  const [[, value] = ["", ""]] = inventoryRows([seedOf(38, items)]);
  expect(value.length).toBeLessThan(100_000);
});
