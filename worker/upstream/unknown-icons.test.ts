import { expect, test } from "vitest";
import { newUnknownIcons } from "./unknown-icons.ts";

test("an unknown icon is returned once", () => {
  const items = [
    { subUpTitle: "iconfont icon-crane" },
    { subUpTitle: "truck" },
    {},
    { subUpTitle: "iconfont icon-crane" },
  ];
  expect(newUnknownIcons(items)).toEqual(["iconfont icon-crane"]);
  expect(newUnknownIcons(items)).toEqual([]);
});

test("names of Object.prototype's properties are unknown icons", () => {
  expect(newUnknownIcons([{ subUpTitle: "constructor" }])).toEqual(["constructor"]);
});

test("logged names are truncated", () => {
  expect(newUnknownIcons([{ subUpTitle: "x".repeat(5000) }])[0]).toHaveLength(60);
});
