import { expect, test } from "vitest";
import { endOfLetters } from "./letters.ts";

test.each([
  ["热装比例，原来22%。", "热装比例，原来"],
  ["A motor stops.", "A motor stops"],
  ["𠮷家（3）", "𠮷家"],
  ["505 °C", "505 °C"],
  ["96.3%", ""],
])("the letters of %s end with %s", (text, before) => {
  expect(text.slice(0, endOfLetters(text))).toBe(before);
});
