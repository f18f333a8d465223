import { expect, test } from "vitest";
import { newUnknownIcons } from "./unknown-icons.ts";

test("an icon that the site does not have is named once", () => {
  const items = [
    { subUpTitle: "iconfont icon-crane" },
    { subUpTitle: "truck" },
    {},
    { subUpTitle: "iconfont icon-crane" },
  ];
  expect(newUnknownIcons(items)).toEqual(["iconfont icon-crane"]);
  expect(newUnknownIcons(items)).toEqual([]);
});

test("the name of a property that every object has is no icon", () => {
  expect(newUnknownIcons([{ subUpTitle: "constructor" }])).toEqual(["constructor"]);
});

test("what is logged of a name is short", () => {
  expect(newUnknownIcons([{ subUpTitle: "x".repeat(5000) }])[0]).toHaveLength(60);
});
