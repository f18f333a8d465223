import { describe, expect, test } from "vitest";
import { firstGroup, groupByNode, groupQuery, leadingFacts, selectGroup } from "./groups.ts";
import type { ContentItem, NavigationNode } from "./types.ts";

function item(id: string, nodeIndexName: string, taxis: number): ContentItem {
  const node = { nodeIndexName, nodeName: `${nodeIndexName} name`, taxis };
  return { id, title: id, content: "", node };
}

const items = [item("1", "WEST", 20), item("2", "EAST COAST", 10), item("3", "WEST", 20)];

test("items are grouped by their node's index name, and groups are ordered by the sort number of their node", () => {
  const groups = groupByNode(items);
  expect(groups.map(({ slug, items }) => [slug, items.map(({ id }) => id)])).toEqual([
    ["east-coast", ["2"]],
    ["west", ["1", "3"]],
  ]);
});

test("items keep the content service's order", () => {
  const [group] = groupByNode([item("9", "A", 1), item("3", "A", 1), item("5", "A", 1)]);
  expect(group?.items.map(({ id }) => id)).toEqual(["9", "3", "5"]);
});

test("a page opens with at most two facts of the first item that has facts", () => {
  const [first, second] = [["3家|工厂", "4家|门店", "5家|仓库"], ["6家|工厂"]];
  const facts = leadingFacts([
    { ...item("1", "WEST", 20), facts: second },
    item("2", "EAST", 10),
    { ...item("3", "EAST", 10), facts: first },
  ]);
  expect(facts.map(({ number }) => number)).toEqual(["3", "4"]);
  expect(leadingFacts(items)).toEqual([]);
});

describe("selectGroup", () => {
  test.each([
    ["west", "west"],
    ["east-coast", "east-coast"],
    [null, "east-coast"],
    ["", "east-coast"],
    ["no-such-group", "east-coast"],
    ["WEST", "east-coast"],
  ])("if the address requests the group %j, the selected group is %s", (requested, selected) => {
    expect(selectGroup(items, requested)).toMatchObject({ selected });
  });

  test("if a group is selected, there are tabs for all groups, but only the items of the selected group", () => {
    const { tabs, items: selected } = selectGroup(items, "west");
    expect(tabs).toEqual([
      { slug: "east-coast", indexName: "EAST COAST", name: "EAST COAST name" },
      { slug: "west", indexName: "WEST", name: "WEST name" },
    ]);
    expect(selected).toHaveLength(2);
  });

  test("without items, no group is selected", () => {
    expect(selectGroup([], "west")).toEqual({ tabs: [], selected: "", items: [] });
  });

  test("items without a node are a group, too", () => {
    const orphan: ContentItem = { id: "7", title: "orphan", content: "" };
    expect(selectGroup([orphan], null).items).toEqual([orphan]);
  });
});

describe("groupQuery", () => {
  const childs = [{ nodeIndexName: "EAST COAST" }, { nodeIndexName: "WEST" }];
  const first = firstGroup({ childs } as NavigationNode);

  test("the address names the selected group, unless it is the first group of the page", () => {
    expect(groupQuery("west", first)).toBe("?group=west");
    expect(groupQuery("east-coast", first)).toBe("");
  });

  test.each([undefined, { childs: [] as NavigationNode[] } as NavigationNode])(
    "the address always names the group if the node's children are unknown",
    (node) => {
      expect(groupQuery("west", firstGroup(node))).toBe("?group=west");
    },
  );
});
