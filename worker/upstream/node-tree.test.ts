import { describe, expect, test } from "vitest";
import { takeInvalid } from "../content-html/invalid-values.ts";
import { parseNodeTree } from "./node-tree.ts";

function parse(data: unknown) {
  return parseNodeTree({ code: 1000, data });
}

const upstreamError = expect.objectContaining({ code: "upstream" });

describe("the navigation", () => {
  const node = (nodeId: unknown, more: object = {}) => ({
    nodeId,
    nodeName: `节点${nodeId}`,
    nodeIndexName: `node ${nodeId}`,
    isShow: 1,
    childs: null,
    ...more,
  });

  /** Parses a navigation whose root has these children. */
  const treeOf = (...childs: unknown[]) => parse([node(1, { childs })]);

  test("consists of the first node's children, and siblings are ordered by taxis", () => {
    const childs = [node(3, { taxis: 20 }), node("2", { taxis: "10", isShow: "1" })];
    const tree = parse([node(1, { childs }), node(9)]);
    expect(tree.nodes.map(({ nodeId }) => nodeId)).toEqual([2, 3]);
    const second = { nodeIndexName: "NODE 2", isShow: true, extra: false, childs: [] };
    expect(tree.nodes[0]).toMatchObject(second);
    expect(tree.others.map(({ nodeId }) => nodeId)).toEqual([9]);
  });

  test("hides nodes whose isShow is not 1", () => {
    const { nodes } = treeOf(node(2, { isShow: 0 }), node(3, { isShow: null }), node(4));
    const shown = nodes.filter(({ isShow }) => isShow);
    expect(shown.map(({ nodeId }) => nodeId)).toEqual([4]);
  });

  test("drops invalid, repeated and too deeply nested nodes", () => {
    const deep = Array.from({ length: 40 }).reduce<object>(
      (inner, _, i) => node(100 + i, { childs: [inner] }),
      node(99),
    );
    const tree = treeOf(node(2), node(2), "x", { nodeId: 5 }, deep);
    expect(tree.nodes.map(({ nodeId }) => nodeId)).toEqual([2, 139]);
    expect(JSON.stringify(tree).match(/childs/g)?.length).toBeLessThan(20);
  });

  test("keeps eight of fifty thousand levels", () => {
    const level = (index: number) => `{"nodeId":${index},"nodeName":"x","childs":[`;
    const levels = Array.from({ length: 50_000 }, (_, index) => level(index + 1)).join("");
    const tree = parse(JSON.parse(`[${levels}${"]}".repeat(50_000)}]`));
    expect(JSON.stringify(tree).match(/nodeId/g)).toHaveLength(8);
  });

  test("has at most five thousand nodes, and the log says so once", () => {
    const childs = Array.from({ length: 60_000 }, (_, index) => node(index + 2));
    expect(treeOf(...childs).nodes).toHaveLength(4_999);
    expect(takeInvalid("too many nodes")).toEqual(["all after the first 5000"]);
    expect(treeOf(...childs).others).toEqual([]);
    expect(takeInvalid("too many nodes")).toEqual([]);
  });

  test("cuts names, index names and ids to a hundred characters and drops an address that is too long", () => {
    const long = "x".repeat(1_000_000);
    const { nodes } = treeOf(
      node(2, { id: long, nodeName: long, nodeIndexName: long, linkUrl: `/${long}` }),
    );
    expect(JSON.stringify(nodes).length).toBeLessThan(500);
    expect(nodes[0]).not.toHaveProperty("linkUrl");
  });

  test("drops a branch that refers back to the root or to an ancestor", () => {
    const above = [node(2, { nodeName: "again" }), node(1, { childs: [node(2), node(9)] })];
    const tree = treeOf(node(2, { childs: [node(3, { childs: above })] }), node(9));
    expect(tree.nodes.map(({ nodeId }) => nodeId)).toEqual([2, 9]);
    expect(tree.nodes[0]?.childs[0]).toMatchObject({ nodeId: 3, childs: [] });
  });

  test("uses a numeric id if there is no node id", () => {
    const childs = ["7", "", " ", "-1", "x", undefined].map((id) => node(undefined, { id }));
    const { nodes } = treeOf(...childs);
    expect(nodes.map(({ nodeId }) => nodeId)).toEqual([7]);
  });

  test("has no siblings after the first 5,000, even if most of these are invalid", () => {
    const { nodes } = treeOf(node(2), ...Array(5000).fill({}), node(3));
    expect(nodes.map(({ nodeId }) => nodeId)).toEqual([2]);
  });

  test("is an upstream error if none of its nodes is usable", () => {
    const broken = () => treeOf(null, { nodeName: "no id" });
    expect(broken).toThrow(/no node of the navigation can be used/);
  });

  test.each([[null], [{}], [{ records: [] }], ["text"], [["text"]], [[["text"]]], [[[]]]])(
    "is an upstream error if it has the shape %j",
    (data) => {
      expect(() => parse(data)).toThrow(upstreamError);
    },
  );

  test("needs no field of its root except the children", () => {
    expect(parse([{ childs: [node(2)] }]).nodes).toHaveLength(1);
  });

  test.each([[[]], [{ data: [] }], [[{ childs: null }]], [[{ childs: [] }]]])(
    "is an upstream error if it has no node: %j",
    (data) => {
      expect(() => parse(data)).toThrow(upstreamError);
    },
  );

  test("drops a javascript: link", () => {
    const { nodes } = treeOf(node(2, { linkUrl: "javascript:alert(1)" }));
    expect(nodes[0]).not.toHaveProperty("linkUrl");
  });
});
