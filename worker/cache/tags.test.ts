import { expect, test } from "vitest";
import { contentTag, limitTags, listTag, nodeTag, tagsOfChange, tagsOfList } from "./tags.ts";

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => contentTag(String(100_000 + index)));
const lists = (count: number) => Array.from({ length: count }, (_, index) => listTag(index));
const nodes = (count: number) => Array.from({ length: count }, (_, index) => nodeTag(index));

test("a list of 500 items depends only on its node and on these items", () => {
  const tags = ["node-2031", ...items(500)];
  expect(limitTags([...tags, "node-2031"])).toEqual(tags);
});

test.each([
  ["few tags", [...nodes(2), ...items(2)], "node-0,node-1,content-100000,content-100001"],
  ["the tags of very many items", [...nodes(2), ...items(500)], "node-0,node-1,contents"],
  ["the tags of very many nodes", ["navigation", ...nodes(2000)], "navigation,contents,nodes"],
  ["the tags of very many lists", ["navigation", ...lists(2000)], "navigation,contents,nodes"],
])("%s have at most 4,096 characters", (_, tags, header) => {
  expect(limitTags(tags, 4096).join()).toBe(header);
});

test("a change that names the node of its items does not invalidate large entries of other nodes", () => {
  const all = Array.from({ length: 1000 }, (_, index) => ({ id: String(100_000 + index) }));
  const entry = limitTags(tagsOfList(2031, all));
  const isReached = (...change: Parameters<typeof tagsOfChange>) =>
    tagsOfChange(...change).some((tag) => entry.includes(tag));
  expect(isReached([2032], ["7"], false)).toBe(false);
  expect(isReached([2031], ["7"], false)).toBe(true);
  expect(isReached([], ["7"], false)).toBe(true);
  expect(isReached([2032], ["7"], true)).toBe(true);
});

test("a list that also has items of nodes below its own node depends on the lists of these nodes, too", () => {
  const tags = tagsOfList(2003, [
    { id: "1", node: { nodeId: 2004, nodeIndexName: "", nodeName: "", taxis: 1 } },
  ]);
  expect(tags).toEqual(expect.arrayContaining(["list-2003", "list-2004"]));
});
