import { expect, test } from "vitest";
import { readParameter, requestedGroup, searchHref, searchKeyword } from "./query.ts";

const urlOf = (parameters: Record<string, string>) =>
  new URL(`https://www.example.com/?${new URLSearchParams(parameters)}`);

test.each([
  ["page", "２", "2"],
  ["page", "　１2\u200b", "12"],
  ["page", "二", undefined],
  ["pageSize", "２０", "20"],
  ["pageSize", "２１", undefined],
  ["year", "２０２４", "2024"],
  ["year", "\u200e2024", "2024"],
  ["year", "２０２", undefined],
  ["keyword", "ＡＩ\u200b　质检", "AI 质检"],
  ["group", "２０２４", "2024"],
  ["section", "ｎｅｗｓ", "news"],
] as const)("if a visitor types the parameter %s as %j, its value is %j", (name, typed, read) => {
  expect(readParameter[name](urlOf({ [name]: typed }))).toBe(read);
});

test("a keyword that consists of invisible characters is ignored", () => {
  expect(searchKeyword(urlOf({ keyword: "\u200b\ufeff \u00ad" }))).toBe("");
});

test("a group is found by its slug in full-width and half-width characters", () => {
  expect(requestedGroup(urlOf({ group: "ｒｅｇｉｏｎ-ｅａｓｔ" }).searchParams)).toBe(
    "region-east",
  );
});

test.each([
  [{ keyword: "R&D 中心" }, { keyword: "R&D 中心" }],
  [
    { keyword: "钢", section: "news", page: 2 },
    { keyword: "钢", section: "news", page: "2" },
  ],
  [{ keyword: "钢", section: "", page: 1 }, { keyword: "钢" }],
])("the address of the search %o leaves out empty parameters and page 1", (search, parameters) => {
  expect(Object.fromEntries(new URLSearchParams(searchHref(search)))).toEqual(parameters);
});
