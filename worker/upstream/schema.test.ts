import { describe, expect, test } from "vitest";
import { takeInvalid } from "../content-html/invalid-values.ts";
import { parseIndexPage, parseItem, parseItemList } from "./schema.ts";

const asIs = (html: string) => html;

function item(overrides: object = {}) {
  return { id: 7, title: "投运", content: "<p>正文</p>", ...overrides };
}

function success(data: unknown, more: object = {}) {
  return { code: 1000, data, ...more };
}

/** Parses an item with these fields. */
function parsed(overrides?: object) {
  return parseItem(success(item(overrides)), asIs);
}

const upstreamError = expect.objectContaining({ code: "upstream" });

describe("a list", () => {
  test("may be an object with its total", () => {
    const list = parseItemList(success({ data: [item()], totalCount: 31 }), asIs);
    expect(list.total).toBe(31);
    expect(list.items).toEqual([{ id: "7", title: "投运", content: "<p>正文</p>" }]);
  });

  test("may be an array with the total in the envelope", () => {
    const list = parseItemList(success([item()], { totalCount: "31" }), asIs);
    expect(list.total).toBe(31);
    expect(list.items).toHaveLength(1);
  });

  test.each([
    [{ data: [item()] }, { totalCount: 31 }],
    [{ data: [item()], totalCount: null }, { totalCount: 31 }],
    [{ data: [item()], totalCount: "31" }, {}],
    [{ data: [item()], totalCount: 31 }, { totalCount: 1 }],
  ])("may have its total inside the nested data or beside it: %j with %j", (data, beside) => {
    expect(parseItemList(success(data, beside), asIs).total).toBe(31);
  });

  test("has index entries whose offsets also count the items that were dropped", () => {
    const { items } = parseIndexPage(success([item(), item({ title: null }), item()]), 50);
    expect(items.map(({ offset }) => offset)).toEqual([50, 52]);
  });

  test("shows bodies beyond 200,000 tags as text, and the log says so once", () => {
    takeInvalid("too many tags");
    const content = "<b>钢 &amp; 铁</b>".repeat(40_000);
    const data = Array.from({ length: 4 }, (_, id) => item({ id: id + 1, content }));
    const { items } = parseItemList(success(data), asIs);
    expect(items.map((each) => each.content.includes("<b>"))).toEqual([true, true, false, false]);
    expect(items[2]?.content.slice(0, 9)).toBe("钢 &amp; 铁");
    expect(takeInvalid("too many tags")).toHaveLength(1);
  });

  test("has the number of its items as its total if no total is sent", () => {
    expect(parseItemList(success([item(), item({ id: 8 })]), asIs).total).toBe(2);
  });

  test.each([[null], [{ data: null }], [{ data: [] }], [[]]])(
    "is empty if the service sends %j",
    (data) => {
      expect(parseItemList(success(data), asIs)).toMatchObject({ items: [], total: 0 });
    },
  );

  test("is read up to its thousandth item, however many there are", () => {
    const data = Array.from({ length: 1200 }, (_, index) => ({ id: index + 1, title: "x" }));
    const { items, total } = parseItemList(success({ data, totalCount: 1200 }), asIs);
    expect([items.length, total]).toEqual([1000, 1200]);
  });

  test("drops and reports invalid items, and keeps all valid items", () => {
    const list = parseItemList(success([item(), { id: 9 }, 3, null, item({ id: 8 })]), asIs);
    expect(list.items.map(({ id }) => id)).toEqual(["7", "8"]);
    expect(list.rejected).toEqual([
      expect.stringContaining("item 1: title"),
      expect.stringContaining("item 2"),
      expect.stringContaining("item 3"),
    ]);
  });

  test.each([["no"], [3], [{ data: "no" }], [{}], [{ records: [] }], [["x"]], [[[[]]]]])(
    "is an upstream error if it has the shape %j",
    (data) => {
      expect(() => parseItemList(success(data), asIs)).toThrow(/can(?:not)? be used/);
    },
  );
});

describe("an item", () => {
  test("has the focal point of its picture, or none if the point is invalid", () => {
    const focalOf = (focal: unknown) =>
      parsed({ image: { width: 1280, height: 720, focal } }).image?.focal;
    expect(focalOf([30, 60])).toEqual([30, 60]);
    for (const wrong of [[30], [30, 160], [30, -1], ["a", 1], [1, 2, 3], "30% 60%", null]) {
      expect(focalOf(wrong)).toBeUndefined();
    }
  });

  test("may have numbers as strings and null for absent fields, and loses unknown fields", () => {
    const found = parsed({
      id: "10086",
      fileSize: "2048",
      summary: null,
      duration: 61,
      secret: "x",
    });
    expect(found).toMatchObject({ id: "10086", fileSize: 2048, duration: 61 });
    expect(found).not.toHaveProperty("summary");
    expect(found).not.toHaveProperty("secret");
  });

  test("may have times without a zone, which are read as times in Asia/Shanghai", () => {
    const time = (publishTime: string) => parsed({ publishTime }).publishTime;
    expect(time("2026-11-18 09:30:00")).toBe("2026-11-18T01:30:00.000Z");
    expect(time("2026-11-18")).toBe("2026-11-17T16:00:00.000Z");
    expect(time("2026-11-18T09:30:00+02:00")).toBe("2026-11-18T07:30:00.000Z");
  });

  test.each([
    ["updateTime", { updateTime: "2026-11-20 08:00:00" }, "2026-11-20T00:00:00.000Z"],
    ["modifyTime", { modifyTime: "2026-11-20 08:00:00" }, "2026-11-20T00:00:00.000Z"],
    ["no field if both are missing", {}, undefined],
    ["no field if none of them has a time", { updateTime: "soon", modifyTime: null }, undefined],
  ])("takes the time of its last change from %s", (_, more, expected) => {
    const found = parsed(more);
    expect(found.updateTime).toBe(expected);
    expect(found).not.toHaveProperty("modifyTime");
  });

  test("may have a route of several legs, and loses an invalid route", () => {
    const routeOf = (route: unknown) => parsed({ route }).route;
    expect(routeOf([{ to: "东门" }, { by: "接驳车", minutes: "8", km: -1 }])).toEqual([
      { to: "东门" },
      { by: "接驳车", minutes: 8 },
    ]);
    for (const wrong of [[], "东门", ["东门"], null]) expect(routeOf(wrong)).toBeUndefined();
  });

  test.each([0, 864_000])("keeps a duration of up to ten days: %s seconds", (duration) => {
    expect(parsed({ duration }).duration).toBe(duration);
  });

  test.each([864_001, 1e13, -1])(
    "loses a duration that is negative or longer than ten days: %s seconds",
    (duration) => {
      expect(parsed({ duration }).duration).toBeUndefined();
    },
  );

  test.each([
    ["+275760-09-13T00:00:00Z"],
    ["-000001-01-01T00:00:00Z"],
    ["0000-01-01 00:00:00"],
    ["9999-12-31T23:59:59-12:00"],
  ])("loses the date %s but is kept", (publishTime) => {
    const found = parsed({ publishTime, updateTime: publishTime });
    expect(found.title).toBe("投运");
    expect(found).not.toHaveProperty("publishTime");
    expect(found).not.toHaveProperty("updateTime");
  });

  test("has URLs that are resolved against the address of an external service", () => {
    const other = { videoUrl: "//v.example/c.mp4", linkUrl: "/d" };
    const addresses = { imgUrl: "/a.webp", fileUrl: "b.pdf", ...other };
    const resolve = (url: string) => new URL(url, "https://cms.example.com").href;
    expect(parseItem(success(item(addresses)), asIs, resolve)).toMatchObject({
      imgUrl: "https://cms.example.com/a.webp",
      fileUrl: "https://cms.example.com/b.pdf",
      videoUrl: "https://v.example/c.mp4",
      linkUrl: "https://cms.example.com/d",
    });
    expect(parsed(addresses)).toMatchObject(addresses);
  });

  test("loses invalid optional fields", () => {
    const urls = { linkUrl: "javascript:alert(1)", imgUrl: "data:text/html,x" };
    const found = parsed({ ...urls, publishTime: "soon", fileSize: -1 });
    expect(Object.keys(found).toSorted()).toEqual(["content", "id", "title"]);
  });

  test("has rounded amounts and no empty keywords", () => {
    const keywords = ["钢", null, " 铁 ", ""];
    const amounts = parsed({ duration: 12.5, fileSize: "1024.4", keywords });
    expect(amounts).toMatchObject({ duration: 13, fileSize: 1024, keywords: ["钢", "铁"] });
    expect(parsed({ keywords: "钢,铁," }).keywords).toEqual(["钢", "铁"]);
  });

  test("has texts that are cut between characters if they are too long", () => {
    const long = `x${"😀".repeat(2 ** 18)}`;
    const many = Array(50_000).fill(long.slice(0, 21));
    const texts = { title: long, summary: long, subTitle: long, author: long, address: long };
    const lists = { keywords: many, people: many.join(), facts: many, sideFacts: many };
    const { items } = parseIndexPage(success([item({ ...texts, ...lists })]), 0);
    for (const each of [parsed({ ...texts, ...lists }), ...items]) {
      expect(each.title).toBe(`x${"😀".repeat(499)}`);
      expect(JSON.stringify(each).length).toBeLessThan(20_000);
    }
  });

  test("has lists that are cut before they are validated", () => {
    const facts = [...Array(100).fill("3家|工厂"), []];
    const route = [...Array(100).fill({ km: 1 }), 1];
    const image = { width: 9, height: 9, widths: [...Array(20).fill(480), ""] };
    const found = parsed({ facts, route, image });
    expect(found.facts).toHaveLength(100);
    expect(found.route).toHaveLength(100);
    expect(found.image?.widths).toHaveLength(20);
  });

  test("has no lone surrogates in its texts", () => {
    expect(parsed({ title: "钢\ud83d" }).title).toBe("钢\ufffd");
  });

  test("refers to its node by id and by index name in capitals", () => {
    const named = { nodeIndexName: "PRESS RELEASES", nodeName: "新闻稿" };
    const node = { ...named, nodeId: "2031", nodeIndexName: "press releases", taxis: "3" };
    expect(parsed({ node }).node).toEqual({ ...named, nodeId: 2031, taxis: 3 });
  });

  test("has no node id if a service sends 0", () => {
    const node = { nodeId: 0, nodeIndexName: "press releases", nodeName: "新闻稿", taxis: 3 };
    const { nodeId: _, ...named } = { ...node, nodeIndexName: "PRESS RELEASES" };
    expect(parsed({ node, nodeId: 0 }).node).toEqual(named);
    expect(parsed({ nodeId: 0 }).node).toBeUndefined();
  });

  test("is a not-found error if it is null", () => {
    expect(() => parseItem(success(null), asIs)).toThrow(
      expect.objectContaining({ code: "not-found" }),
    );
  });

  test("is an upstream error if it has no usable id", () => {
    expect(() => parsed({ id: "../etc" })).toThrow(upstreamError);
  });

  test("has its body sanitised", () => {
    expect(parseItem(success(item()), (html) => html.toUpperCase()).content).toBe("<P>正文</P>");
  });

  test("says where lines of its texts may break, and leaves the texts unchanged", () => {
    const texts = {
      title: "冷轧智能工厂投运",
      summary: "前三季度营业收入142亿元",
      content: "<p>收入142亿元</p><h2>冷轧智能工厂投运</h2>",
    };
    expect(parsed(texts)).toEqual({
      id: "7",
      ...texts,
      titleBreaks: [2],
      summaryBreaks: [4],
      summaryWords: [4],
      contentBreaks: [5, 20],
      shortParagraphs: [2],
    });
  });

  test("says where lines of its short summary may break, if lists show only the beginning of its summary", () => {
    const first = `${"去年".repeat(30)}的产量是2万吨。`;
    const { shortSummaryWords } = parsed({ summary: `${first}${"今年".repeat(30)}` });
    expect(shortSummaryWords?.at(-1)).toBe(first.length - 10);
    expect(parsed({ summary: first })).not.toHaveProperty("shortSummaryWords");
  });

  test("has facts in English whose captions do not break after a number", () => {
    expect(parsed({ facts: ["8 working days|three of them"] }).facts).toEqual([
      "8 working days|three of them",
    ]);
    expect(parsed({ facts: ["8 days|from 10 November on"] }).facts).toEqual([
      "8 days|from 10\u00A0November on",
    ]);
  });

  test("has facts whose captions may break between words", () => {
    const facts = ["1,900家|工业企业用过集团的系统", `3个${"长".repeat(200)}`];
    const [fact = "", long] = parsed({ facts }).facts ?? [];
    expect(fact.split("\u200B")[0]).toBe("1,900家|工业企业用过");
    expect(fact.replaceAll("\u200B", "")).toBe(facts[0]);
    expect(long).toBe(facts[1]);
  });
});

describe("a response", () => {
  test.each([1001, 0, "1401"])("is an upstream error if its code is %s", (code) => {
    expect(() => parseItem({ code, data: item() }, asIs)).toThrow(upstreamError);
  });

  test.each([null, "text", 5, [], {}])("is an upstream error if it is %j", (response) => {
    expect(() => parseItemList(response, asIs)).toThrow(upstreamError);
  });
});
