import { describe, expect, test } from "vitest";
import { type ContentCall, cardsCall, itemCall, listCall, searchCall } from "./calls.ts";

describe("a list of cards", () => {
  const page = { pageNo: 0, pageSize: 50 };
  const cards = cardsCall(38, 2031, page);
  const responseWith = (item: object) => ({ code: 1000, data: [{ id: 7, title: "A", ...item }] });
  const clean = () => {
    throw new Error("a body was cleaned");
  };

  test("drops what only the page of an item shows, and sanitises no body", () => {
    const own = { summary: "自己的", imgUrl: "/a.webp", linkUrl: "/b" };
    const content = "<table><tr><td>收入142亿元</td></tr></table><p>收入142亿元</p>";
    const { items } = cards.parse(responseWith({ ...own, content }), clean);
    expect(items).toEqual([{ id: "7", title: "A", ...own }]);
  });

  test("has a summary from the body if an item has no summary of its own", () => {
    const { items } = cards.parse(
      responseWith({ content: "<select><option>B</select><p>C</p>" }),
      clean,
    );
    expect(items).toEqual([{ id: "7", title: "A", summary: "C" }]);
    expect(cards.parse(responseWith({}), clean).items).toEqual([{ id: "7", title: "A" }]);
  });

  test("is requested like a list with bodies, but has its own cache key", () => {
    const calls: Pick<ContentCall<unknown>, "variant" | "target" | "payload">[] = [
      listCall(38, 2031, page),
      cards,
    ];
    expect(
      new Set(calls.map(({ target, payload }) => JSON.stringify({ target, payload }))).size,
    ).toBe(1);
    expect(new Set(calls.map(({ variant }) => variant)).size).toBe(2);
  });
});

describe("the total of a list", () => {
  /** Returns the total that is read from page `pageNo`, if this page has `count` items and states `totalCount`. */
  function totalOf(pageNo: number, count: number, totalCount: unknown) {
    const data = Array.from({ length: count }, (_, index) => ({ id: index + 1, title: "A" }));
    const call = listCall(38, 2031, { pageNo, pageSize: 12 });
    return call.parse({ code: 1000, data: { data }, totalCount }, String, undefined).total;
  }

  test.each([
    [0, 12, 0, 12],
    [0, 12, "5", 12],
    [0, 12, null, 12],
    [0, 12, -1, 12],
    [1, 12, 0, 24],
    [1, 6, 12, 18],
    [2, 6, 0, 30],
    [0, 12, 30, 30],
    [2, 0, 30, 30],
  ])(
    "is at least the number of known items: page %i with %i items and a stated total of %j gives %i",
    (...row) => {
      const [pageNo, count, totalCount, total] = row;
      expect(totalOf(pageNo, count, totalCount)).toBe(total);
    },
  );

  test.each([
    ["repeats its last page", 6],
    ["sends the whole list", 30],
  ])("stays the same if, for a page beyond the end, a service %s", (_, count) => {
    expect(totalOf(8, count, 30)).toBe(30);
  });
});

test("the condition isColor is part of the payload, and thereby of the cache key, only if it is set", () => {
  const page = { pageNo: 0, pageSize: 12 };
  const plain = listCall(38, 2031, page);
  expect(JSON.stringify(plain.payload)).toBe(
    '{"pageNo":0,"pageSize":12,"condition":{"nodeId":2031}}',
  );
  for (const isColor of [true, false]) {
    const call = listCall(38, 2031, page, isColor);
    expect(call.payload).toEqual({ ...page, condition: { nodeId: 2031, isColor } });
  }
});

describe("an item", () => {
  const parse = (requested: string, id: string) =>
    itemCall(requested).parse({ code: 1000, data: { id, title: "A" } }, String);

  test("is returned if it has exactly the requested id", () => {
    expect(parse("10001", "10001").id).toBe("10001");
  });

  test.each([
    ["010001", "10001"],
    ["A1", "a1"],
  ])("counts as not found if its id is not exactly the requested id: %s and %s", (...ids) => {
    expect(() => parse(...ids)).toThrow(expect.objectContaining({ code: "not-found" }));
  });
});

describe("plain text is decoded as in a browser:", () => {
  const page = { pageNo: 0, pageSize: 12 };
  test.each([
    ["named", "950&deg;C&times;3&hellip;", "950°C×3…"],
    ["numbered", "&#176;&#x2103;&#0215;", "°℃×"],
    ["written without a semicolon", "&copy 2026 &deg C", "© 2026 ° C"],
    ["taken from Windows", "2024&#150;2026 &#147;一&#148;", "2024–2026 “一”"],
    ["spaces", "a&ensp;b&#12288;c&nbsp;&emsp;d", "a b c d"],
    ["escaped", "R&amp;D &lt;b&gt; &amp;deg;", "R&D <b> &deg;"],
    ["invalid", "a&b &unknown; &#xD800;", "a&b &unknown; \ufffd"],
  ])("character references that are %s", (_, written, text) => {
    const data = [{ id: 7, title: "A", content: `<p>${written}</p>` }];
    const summaryField = [{ id: 7, title: "A", summary: `<p>${written}</p>`, content: "" }];
    const clean = () => "";
    const [card] = cardsCall(38, 2031, page).parse({ code: 1000, data }, clean).items;
    expect(card?.summary).toBe(text);
    const [hit] = searchCall(38, "a", page).parse({ code: 1000, data }, clean).items;
    expect(hit?.searched).toEqual({ sentences: text, everything: text });
    const own = listCall(38, 2031, page).parse(
      { code: 1000, data: summaryField },
      clean,
      undefined,
    ).items;
    expect(own[0]?.summary).toBe(text);
  });
});
