import { expect, test } from "vitest";
import { anyOf } from "./words.ts";

const found = (words: readonly string[], text: string) =>
  text.match(new RegExp(anyOf(words), "gu"));

test("the pattern for several words prefers the longest word", () => {
  expect(found(["数据", "数据中心"], "南京数据中心")).toEqual(["数据中心"]);
});

test("special characters of a word, such as `+`, match only themselves", () => {
  expect(found(["A+B（集团）", "C.D"], "A+B（集团）与CxD")).toEqual(["A+B（集团）"]);
});

test("a company without names of its own has a pattern that matches nothing", () => {
  expect(found([], "砺枢集团")).toBeNull();
});
