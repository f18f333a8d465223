import { expect, test } from "vitest";
import { markShapes } from "../../tools/art/mark.ts";

test("the mark of the logo is drawn in the two given colours, in the given order", () => {
  const coloursOf = (shapes: string) => [...new Set(shapes.match(/#[0-9a-f]{6}/g))];
  expect(coloursOf(markShapes("#e3e7eb", "#f1601f"))).toEqual(["#e3e7eb", "#f1601f"]);
  expect(coloursOf(markShapes("#f1601f", "#e3e7eb"))).toEqual(["#f1601f", "#e3e7eb"]);
});
