import { describe, expect, test } from "vitest";
import { testNode } from "../../tests/helpers/test-page.ts";
import { findNode, findVisibleNode, navigationOf, pathTo } from "./navigation.ts";
import type { NavigationNode, NodeTree } from "./types.ts";

const node = (nodeId: number, more: Partial<NavigationNode> = {}) =>
  testNode(`NODE ${nodeId}`, [], { nodeId, ...more });

const tree: NodeTree = {
  nodes: [
    node(1, { childs: [node(11), node(12, { isShow: false, childs: [node(121)] })] }),
    node(2, { isShow: false }),
  ],
  others: [node(9, { nodeIndexName: "INDXICP" })],
};

describe("navigationOf", () => {
  const navigation = navigationOf(tree, "zh");

  test("the navigation starts with a home node that is left out of the footer's sitemap", () => {
    expect(navigation.nodeList[0]).toMatchObject({
      nodeIndexName: "HOME",
      nodeName: "首页",
      extra: true,
    });
  });

  test("the home node is found only by its index name, because no content service knows its id", () => {
    expect(findNode(navigation, "home")).toBe(navigation.nodeList[0]);
    expect(findNode(navigation, undefined, 0)).toBeUndefined();
  });

  test("every node, including hidden ones, is found by its index name in upper or lower case, and by its id", () => {
    expect(findNode(navigation, "node 121")?.nodeId).toBe(121);
    expect(findNode(navigation, undefined, 2)?.nodeId).toBe(2);
    expect(findNode(navigation, "no such node", 11)?.nodeId).toBe(11);
    expect(findNode(navigation, "INDXICP")?.nodeId).toBe(9);
    expect(findNode(navigation, "no such node")).toBeUndefined();
  });

  test("the list of shown nodes contains only visible nodes at every level", () => {
    expect(navigation.nodeShowList.map(({ nodeId }) => nodeId)).toEqual([0, 1]);
    expect(navigation.nodeShowList[1]?.childs.map(({ nodeId }) => nodeId)).toEqual([11]);
  });

  test("a node outside the tree is visible, but a hidden node and the nodes below a hidden node are not", () => {
    expect(findVisibleNode(navigation, "INDXICP")?.nodeId).toBe(9);
    expect(findVisibleNode(navigation, undefined, 11)?.nodeId).toBe(11);
    expect(findVisibleNode(navigation, undefined, 2)).toBeUndefined();
    expect(findVisibleNode(navigation, undefined, 121)).toBeUndefined();
  });

  test("the path to a node begins at the top of the tree", () => {
    const deep = findNode(navigation, "NODE 121");
    expect(deep && pathTo(navigation, deep).map(({ nodeId }) => nodeId)).toEqual([1, 12, 121]);
  });

  test("a navigation is built only once per tree and locale", () => {
    expect(navigationOf(tree, "zh")).toBe(navigation);
    expect(navigationOf(tree, "en")).not.toBe(navigation);
  });
});
