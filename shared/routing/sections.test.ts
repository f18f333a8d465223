import { describe, expect, test } from "vitest";
import { testNode } from "../../tests/helpers/test-page.ts";
import { type Navigation, navigationOf } from "../content/navigation.ts";
import type { NavigationNode } from "../content/types.ts";
import { findSection, sectionFilter, sectionsOf } from "./sections.ts";

const node = (nodeId: number, nodeIndexName: string, more: Partial<NavigationNode> = {}) =>
  testNode(nodeIndexName, [], { nodeId, nodeName: `节点${nodeId}`, ...more });

const hiddenChild = node(12, "HIDDEN CHILD", { isShow: false });
const navigation: Navigation = navigationOf(
  {
    nodes: [
      node(1, "CONTACT US", { childs: [node(11, "OFFICES"), hiddenChild] }),
      node(2, "NEWS"),
      node(3, "HIDDEN", { isShow: false }),
      node(4, ""),
      node(5, "SHOP", { linkUrl: "https://shop.example.com" }),
    ],
    others: [node(9, "INDXICP")],
  },
  "zh",
);

const item = (nodeId?: number, nodeIndexName = "") => ({
  node: { ...(nodeId !== undefined && { nodeId }), nodeIndexName, nodeName: "", taxis: 0 },
});

test("sections are the visible top-level nodes with an index name and without their own link", () => {
  expect(sectionsOf(navigation)).toEqual([
    { nodeId: 1, name: "节点1", slug: "contact-us" },
    { nodeId: 2, name: "节点2", slug: "news" },
  ]);
});

test("a section is found by its slug only", () => {
  expect(findSection(navigation, "contact-us")?.nodeId).toBe(1);
  for (const slug of ["CONTACT US", "home", "offices", "hidden", ""]) {
    expect(findSection(navigation, slug)).toBeUndefined();
    expect(sectionFilter(navigation, slug)).toBeUndefined();
  }
});

describe("sectionFilter", () => {
  const isInContact = sectionFilter(navigation, "contact-us");

  test.each([
    ["of its own node", item(1), true],
    ["of a node below it, by id", item(11), true],
    ["of a node below it, by index name", item(undefined, "OFFICES"), true],
    ["of a hidden node below it", item(12), true],
    ["of another section", item(2), false],
    ["of a node outside the tree", item(9), false],
    ["of an unknown node", item(99), false],
    ["without a node", {}, false],
  ])("a section contains an item %s (%o): %s", (_, candidate, expected) => {
    expect(isInContact?.(candidate)).toBe(expected);
  });
});
