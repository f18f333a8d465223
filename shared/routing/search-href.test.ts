import { expect, test } from "vitest";
import { searchHref } from "./search-href.ts";

test.each([
  [{ keyword: "R&D 中心" }, { keyword: "R&D 中心" }],
  [
    { keyword: "钢", section: "news", page: 2 },
    { keyword: "钢", section: "news", page: "2" },
  ],
  [{ keyword: "钢", section: "", page: 1 }, { keyword: "钢" }],
])("the query of %o", (search, parameters) => {
  expect(Object.fromEntries(new URLSearchParams(searchHref(search)))).toEqual(parameters);
});
