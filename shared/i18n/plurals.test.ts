import { expect, test } from "vitest";
import "./all-messages.ts";
import { message } from "./messages.ts";
import { selectPlural } from "./plurals.ts";

test.each([
  [1, "story"],
  [0, "stories"],
  [21, "stories"],
])("the plural form for the count %d is %s", (count, noun) => {
  expect(selectPlural("en", count, { one: "story", other: "stories" })).toBe(noun);
});

test("Chinese has only one plural form", () => {
  expect(selectPlural("zh", 1, { other: "篇实录" })).toBe("篇实录");
});

test("a message has the plural form of its count", () => {
  expect(message("en", "totalItems", { count: 1 })).toBe("1 item");
  expect(message("en", "totalItems", { count: 12 })).toBe("12 items");
  expect(message("zh", "totalItems", { count: 1 })).toBe("共 1 条");
});
