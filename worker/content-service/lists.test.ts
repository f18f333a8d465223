import { beforeAll, describe, expect, test } from "vitest";
import { item, locale } from "../../tests/fixtures/content-service/seed.ts";
import { fetchPage, listed, load } from "../../tests/fixtures/content-service/service.ts";

const everything = {
  subTitle: "副标题",
  summary: "摘要",
  linkUrl: "/about",
  imgUrl: "/media/ladle-1280.webp",
  subUpTitle: "cart",
  author: "品牌与传播部",
  source: "砺枢集团",
  fileUrl: "/files/a.pdf",
  fileName: "a.pdf",
  fileSize: 1024,
  videoUrl: "/files/a.mp4",
  duration: 12,
  address: "南京江北新区",
  phone: "025-0000 0000",
  email: "a@lishu.example",
  keywords: ["钢铁", "it's"],
};

beforeAll(() =>
  load(
    locale([
      item(1, { title: "第一条", publishTime: "2024-01-01 08:00:00", content: "<p>它's</p>" }),
      item(2, { publishTime: "2025-01-01 08:00:00", isColor: true }),
      item(3, { publishTime: "2025-01-01 08:00:00" }),
      item(4),
      item(5, { taxis: 20, publishTime: "2020-01-01 08:00:00", isColor: true }),
      item(6, { taxis: 10 }),
      item(7, { nodeId: 12, ...everything }),
      item(8, { nodeId: 10 }),
      item(9, { nodeId: 21 }),
      item(10, { nodeId: 2382 }),
    ]),
    locale([item(11, { nodeId: 2382 })], 39),
  ),
);

const list = "content/list?domainId=38";
const listAll = "content/listAll?domainId=38";

describe("the navigation", () => {
  test("consists of the root with its tree and further top-level nodes", async () => {
    const { data } = await fetchPage("node/list?domainId=38");
    expect(data).toMatchObject([
      { nodeId: 1, childs: [{ nodeId: 10 }, { nodeId: 20 }, { nodeId: 30, isShow: 0 }] },
      { nodeId: 2382, childs: [] },
    ]);
  });

  test("has every field of a node, and is ordered by taxis at each level", async () => {
    const { data } = await fetchPage("node/list?domainId=38");
    const [root] = data as { childs: { childs: unknown[]; linkUrl?: string }[] }[];
    expect(root?.childs[0]?.childs).toEqual([
      {
        id: 11,
        nodeId: 11,
        nodeName: "栏目11",
        nodeIndexName: "NODE 11",
        taxis: 10,
        isShow: 1,
        childs: [],
      },
      expect.objectContaining({ nodeId: 12 }),
    ]);
    expect(root?.childs[1]?.linkUrl).toBe("https://a.example/");
  });

  test("is empty for an unknown domain", async () => {
    expect(await fetchPage("node/list?domainId=40")).toMatchObject({ code: 1000, data: [] });
  });
});

describe("a node's own items", () => {
  test("are ordered by taxis if they have one, then newest first, then by descending id", async () => {
    expect(await listed(list, { condition: { nodeId: 11 } })).toEqual({
      ids: [6, 5, 3, 2, 1, 4],
      total: 6,
    });
  });

  test.each([
    [0, [6, 5, 3, 2]],
    [1, [1, 4]],
    [2, []],
    [1e300, []],
  ])(
    "are paged: with four items a page, page %s has the items %j, and the total counts all pages",
    async (pageNo, ids) => {
      const payload = { pageNo, pageSize: 4, condition: { nodeId: 11 } };
      expect(await listed(list, payload)).toEqual({ ids, total: 6 });
    },
  );

  test("can be filtered by isColor", async () => {
    const condition = { nodeId: 11, isColor: true };
    expect(await listed(list, { condition })).toEqual({ ids: [5, 2], total: 2 });
    expect(await listed(list, { pageSize: 1, pageNo: 1, condition })).toEqual({
      ids: [2],
      total: 2,
    });
  });

  test("are an empty list if the node is unknown", async () => {
    expect(await listed(list, { condition: { nodeId: 99 } })).toEqual({ ids: [], total: 0 });
  });

  test("belong to the requested domain if several domains have the node", async () => {
    const payload = { pageSize: 999, condition: { nodeId: 2382 } };
    expect((await listed(list, payload)).ids).toEqual([10]);
    expect((await listed("content/list?domainId=39", payload)).ids).toEqual([11]);
  });
});

describe("the items at and below a node", () => {
  test("are ordered by the taxis of their nodes, then as in each node's list", async () => {
    const payload = { pageSize: 500, condition: { nodeId: 10 } };
    expect(await listed(listAll, payload)).toEqual({ ids: [8, 6, 5, 3, 2, 1, 4, 7], total: 8 });
  });

  test("are paged, with the total of all pages", async () => {
    const payload = { pageNo: 1, pageSize: 3, condition: { nodeId: 1 } };
    expect(await listed(listAll, payload)).toEqual({ ids: [3, 2, 1], total: 9 });
  });

  test("are only the node's own items for a top-level node beside the tree", async () => {
    expect(await listed(listAll, { condition: { nodeId: 2382 } })).toEqual({ ids: [10], total: 1 });
  });
});

describe("an item", () => {
  test("has its own fields, its unchanged body, its time and its node", async () => {
    expect((await fetchPage("content/1")).data).toEqual({
      id: 1,
      title: "第一条",
      content: "<p>它's</p>",
      publishTime: "2024-01-01 08:00:00",
      node: { nodeId: 11, nodeIndexName: "NODE 11", nodeName: "栏目11", taxis: 10 },
    });
    expect((await fetchPage("content/7")).data).toMatchObject(everything);
  });

  test.each(["999", "abc", "-1", "1e3", "%27%20OR%201=1", "9".repeat(40)])(
    "is null with code 1000 if its id is unknown: %s",
    async (id) => {
      expect(await fetchPage(`content/${id}`)).toEqual({ status: 200, code: 1000, data: null });
    },
  );
});

test("pages have 24 items by default and at most 999", async () => {
  await load(locale(Array.from({ length: 1010 }, (_, index) => item(index + 1))));
  const condition = { nodeId: 11 };
  expect((await listed(list, { condition })).ids).toHaveLength(24);
  expect((await listed(list, { pageSize: 5000, condition })).ids).toHaveLength(999);
  expect((await listed(listAll, { pageSize: 5000, condition })).ids).toHaveLength(999);
});
