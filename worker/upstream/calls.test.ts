import { expect, test } from "vitest";
import { itemCall, listCall, listWithoutBodiesCall, navigationCall } from "./calls.ts";

test("a list without bodies sanitises none, and has its own cache key", () => {
  const page = { pageNo: 0, pageSize: 50 };
  const heads = listWithoutBodiesCall(38, 2031, page);
  const response = {
    code: 1000,
    data: [{ id: 7, title: "A", content: "<p>B</p>", imgUrl: "/a.webp", linkUrl: "/b" }],
  };
  const clean = () => {
    throw new Error("a body was cleaned");
  };
  expect(heads.parse(response, clean).items).toEqual([
    { id: "7", title: "A", content: "", imgUrl: "/a.webp", linkUrl: "/b" },
  ]);
  expect(heads.request).toEqual(listCall(38, 2031, page).request);
  expect(heads.key).not.toEqual(listCall(38, 2031, page).key);
});

test("the condition isColor is part of the payload and of the cache key only if it is set", () => {
  const page = { pageNo: 0, pageSize: 12 };
  const plain = listCall(38, 2031, page);
  expect(JSON.stringify(plain.request.payload)).toBe(
    '{"pageNo":0,"pageSize":12,"condition":{"nodeId":2031}}',
  );
  for (const isColor of [true, false]) {
    const call = listCall(38, 2031, page, isColor);
    expect(call.request.payload).toEqual({ ...page, condition: { nodeId: 2031, isColor } });
    expect(call.key.parameters).toEqual({ ...plain.key.parameters, isColor });
  }
});

test.each([
  ["10001", "10001", undefined],
  ["010001", "10001", "not-found"],
  ["A1", "a1", "not-found"],
])("requested as %s, the item %s is %s", (requested, id, code) => {
  const parse = () => itemCall(requested).parse({ code: 1000, data: { id, title: "A" } }, String);
  if (code) expect(parse).toThrow(expect.objectContaining({ code }));
  else expect(parse().id).toBe(id);
});

test("a navigation that has not changed is the same object, since pages memoize on it", () => {
  const treeOf = (nodeName: string) => {
    const childs = [{ nodeId: 31, nodeName, isShow: 1 }];
    return navigationCall(38).parse({ code: 1000, data: [{ nodeId: 1, childs }] }, String);
  };
  const tree = treeOf("News");
  expect(treeOf("News")).toBe(tree);
  expect(treeOf("Press").nodes[0]?.nodeName).toBe("Press");
});
