import { expect, test } from "vitest";
import { clockTime, groupDigits, padNumber } from "./numbers.ts";

test.each([
  [7, 2, "07"],
  [12, 2, "12"],
  [123, 2, "123"],
  [0, 3, "000"],
])("the number %d, padded to %d digits, is %s", (value, length, text) => {
  expect(padNumber(value, length)).toBe(text);
});

test.each([
  [8, "0:08"],
  [68.4, "1:08"],
  [3725, "1:02:05"],
])("%d seconds are shown as %s", (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});

test.each([
  [12, "12"],
  [860, "860"],
  [1900, "1,900"],
  [1234567, "1,234,567"],
])("the number %d is written as %s", (value, text) => {
  expect(groupDigits(value)).toBe(text);
});
