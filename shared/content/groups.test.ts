import { describe, expect, test } from "vitest";
import { firstGroup, groupByNode, groupQuery, selectGroup } from "./groups.ts";
import type { ContentItem, NavigationNode } from "./types.ts";

function item(id: string, nodeIndexName: string, taxis: number): ContentItem {
  const node = { nodeIndexName, nodeName: `${nodeIndexName} name`, taxis };
  return { id, title: id, content: "", node };
}

const items = [item("1", "WEST", 20), item("2", "EAST COAST", 10), item("3", "WEST", 20)];

test("items are grouped by the index name of their node, groups ordered by its taxis", () => {
  const groups = groupByNode(items);
  expect(groups.map(({ slug, items }) => [slug, items.map(({ id }) => id)])).toEqual([
    ["east-coast", ["2"]],
    ["west", ["1", "3"]],
  ]);
});

test("items keep the order in which the content service sent them", () => {
  const [group] = groupByNode([item("9", "A", 1), item("3", "A", 1), item("5", "A", 1)]);
  expect(group?.items.map(({ id }) => id)).toEqual(["9", "3", "5"]);
});

describe("the selected group", () => {
  test.each([
    ["west", "west"],
    ["east-coast", "east-coast"],
    [null, "east-coast"],
    ["", "east-coast"],
    ["no-such-group", "east-coast"],
    ["WEST", "east-coast"],
  ])("for %j is %s", (requested, selected) => {
    expect(selectGroup(items, requested)).toMatchObject({ selected });
  });

  test("has a tab beside each other group, without the others' items", () => {
    const { tabs, items: shown } = selectGroup(items, "west");
    expect(tabs).toEqual([
      { slug: "east-coast", indexName: "EAST COAST", name: "EAST COAST name" },
      { slug: "west", indexName: "WEST", name: "WEST name" },
    ]);
    expect(shown).toHaveLength(2);
  });

  test("of nothing is nothing", () => {
    expect(selectGroup([], "west")).toEqual({ tabs: [], selected: "", indexName: "", items: [] });
  });

  test("holds items without a node too", () => {
    const lost: ContentItem = { id: "7", title: "lost", content: "" };
    expect(selectGroup([lost], null).items).toEqual([lost]);
  });
});

describe("the address of a group", () => {
  const childs = [{ nodeIndexName: "EAST COAST" }, { nodeIndexName: "WEST" }];
  const first = firstGroup({ childs } as NavigationNode);

  test("names it, unless the page begins with it", () => {
    expect(groupQuery("west", first)).toBe("?group=west");
    expect(groupQuery("east-coast", first)).toBe("");
  });

  test.each([undefined, { childs: [] as NavigationNode[] } as NavigationNode])(
    "names each where nothing is known of the others",
    (node) => {
      expect(groupQuery("west", firstGroup(node))).toBe("?group=west");
    },
  );
});
