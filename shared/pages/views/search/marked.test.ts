import { expect, test } from "vitest";
import { markedHtml } from "./marked.tsx";

test("marks words between and across breaks", () => {
  expect(markedHtml({ text: "钢铁与电商", keyword: "钢铁 电商", breaks: [2, 4] })).toBe(
    "<mark>钢铁</mark><wbr>与<mark>电<wbr>商</mark>",
  );
});

test("escapes the text, and the keyword where the text has it", () => {
  expect(markedHtml({ text: "<b>R&D</b>", keyword: "<b> &" })).toBe(
    "<mark>&lt;b&gt;</mark>R<mark>&amp;</mark>D&lt;/b&gt;",
  );
});
