import { expect, test } from "vitest";
import { cacheTag, contentTag, limitTags, nodeTag } from "./tags.ts";

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => contentTag(String(100_000 + index)));
const nodes = (count: number) => Array.from({ length: count }, (_, index) => nodeTag(index));

test("a list of 500 items depends on its node and on these items alone", () => {
  const tags = ["node-2031", ...items(500)];
  expect(limitTags([...tags, "node-2031"])).toEqual(tags);
});

test.each([
  ["few", [...nodes(2), ...items(2)], "node-0,node-1,content-100000,content-100001"],
  ["very many items", [...nodes(2), ...items(500)], "node-0,node-1,contents"],
  ["very many nodes", ["navigation", ...nodes(2000)], "navigation,contents,nodes"],
])("the header of %s is short", (_, tags, header) => {
  expect(cacheTag(tags)).toBe(header);
});
