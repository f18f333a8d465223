import { expect, test } from "vitest";
import { channelsOf, contrast, WHITE } from "./colour-values.ts";

test("a colour value has three channels", () => {
  expect(channelsOf("#D9480F")).toEqual([217, 72, 15]);
});

test.each([
  ["#000000", 21],
  ["#767676", 4.54],
  ["#ffffff", 1],
])("the contrast of %s on white is %d", (colour, ratio) => {
  expect(contrast(colour, WHITE)).toBeCloseTo(ratio, 2);
  expect(contrast(WHITE, colour)).toBeCloseTo(ratio, 2);
});
