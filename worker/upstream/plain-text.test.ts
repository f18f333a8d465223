import { describe, expect, test } from "vitest";
import { parseNodeTree } from "./node-tree.ts";
import { parseIndexPage, parseItem } from "./schema.ts";

function parsed(fields: object) {
  return parseItem({ code: 1000, data: { id: 7, title: "投运", ...fields } }, String);
}

describe("what is no HTML has no character references", () => {
  test.each(["title", "subTitle", "address", "author", "source", "fileName", "phone", "email"])(
    "in the field %s",
    (field) => {
      expect(parsed({ [field]: "R&amp;D &ldquo;揭牌&rdquo;&#8451;&nbsp;" })).toHaveProperty(
        field,
        "R&D “揭牌”℃",
      );
    },
  );

  test("in names of nodes, of the navigation and beside an item", () => {
    const node = { nodeId: 2, nodeIndexName: "NEWS", nodeName: "新闻&middot;动态" };
    const tree = parseNodeTree({ code: 1000, data: [{ nodeId: 1, childs: [node] }] });
    expect(tree.nodes[0]?.nodeName).toBe("新闻·动态");
    expect(parsed({ node }).node?.nodeName).toBe("新闻·动态");
  });

  test("in the index of a node", () => {
    const { items } = parseIndexPage({ code: 1000, data: [{ id: 7, title: "A&amp;B" }] }, 0);
    expect(items[0]?.title).toBe("A&B");
  });

  test.each(["AT&T", "Q&A", "P&LTD", "a < b", "a&b;c", "<b>标签</b>"])(
    "what looks like one, or is markup, stays: %s",
    (title) => {
      expect(parsed({ title }).title).toBe(title);
    },
  );
});

test.each([
  [
    '<iframe src="//player.bilibili.com/player.html?bvid=1&amp;p=1" scrolling="no"> </iframe>',
    "//player.bilibili.com/player.html?bvid=1&p=1",
  ],
  ["https://v.qq.com/a", "https://v.qq.com/a"],
  ['<iframe src="javascript:alert(1)"></iframe>', undefined],
  ["<iframe ></iframe>", undefined],
])("the address of a video may be pasted as the frame that its host offers: %s", (written, url) => {
  expect(parsed({ videoUrl: written }).videoUrl).toBe(url);
});

test.each(["null", "undefined", "\\\\fileserver\\a.png"])(
  "a picture at “%s” is missing",
  (imgUrl) => {
    expect(parsed({ imgUrl })).not.toHaveProperty("imgUrl");
  },
);
