import { expect, test } from "vitest";
import { factsOf } from "./facts.ts";

const factsIn = (...facts: string[]) =>
  factsOf({ id: "1", title: "标题", content: "", facts }).map(
    ({ id: _, title: __, ...fact }) => fact,
  );

test("a phrase consists of a number and a text, and between them there may be a unit that is followed by a bar", () => {
  expect(factsIn("74条|产线，2025年上线", "26,000 racks|at three sites", "17道关口")).toEqual([
    { number: "74", unit: "条", text: "产线，2025年上线" },
    { number: "26,000", unit: "racks", text: "at three sites" },
    { number: "17", unit: "", text: "道关口" },
  ]);
});

test("a number with a per cent sign, or with a slash and another number, is a part of a total", () => {
  expect(factsIn("68%|of slabs", "38/42 cranes|drive themselves")).toEqual([
    { number: "68%", unit: "", text: "of slabs", total: 100 },
    { number: "38", unit: "/42 cranes", text: "drive themselves", total: 42 },
  ]);
});

test("a phrase that does not begin with a number is not a fact", () => {
  expect(factsIn("约17人")).toEqual([]);
});

test("the text of a fact does not begin with the comma after a number", () => {
  expect(factsIn("96.3%，投用前82.1%")).toMatchObject([{ number: "96.3%", text: "投用前82.1%" }]);
});
