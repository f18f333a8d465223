import { expect, test } from "vitest";
import { exactNumber, parseExactJson } from "./exact-json.ts";

test.each([
  ["1742536478925123591", "1742536478925123591"],
  ["-1742536478925123591", "-1742536478925123591"],
  ["9007199254740993", "9007199254740993"],
  ["9007199254740991", Number.MAX_SAFE_INTEGER],
  ["2031", 2031],
  ["1.5e300", 1.5e300],
  ["0.12345678901234567", Number("0.12345678901234567")],
  ['"a \\" 1742536478925123591"', 'a " 1742536478925123591'],
])("%s is read exactly", (text, value) => {
  expect(parseExactJson(text)).toBe(value);
});

test("long integers are read exactly at any depth, beside short ones", () => {
  const text = '{"data":[{"id":1742536478925123591,"node":{"nodeId":9007199254740993,"taxis":1}}]}';
  expect(parseExactJson(text)).toEqual({
    data: [{ id: "1742536478925123591", node: { nodeId: "9007199254740993", taxis: 1 } }],
  });
});

test.each([
  ["[1742536478925123591, 9007199254740993]", ["1742536478925123591", "9007199254740993"]],
  ["[1742536478925123591.5]", [Number("1742536478925123591.5")]],
  ["[1e17425364789251235]", [Number.POSITIVE_INFINITY]],
  ['["\\\\",1742536478925123591]', ["\\", "1742536478925123591"]],
  ['["\\\\\\",1742536478925123591]",1]', ['\\",1742536478925123591]', 1]],
  [
    '{"a: 1742536478925123591, ":\n -1742536478925123591 }',
    { "a: 1742536478925123591, ": "-1742536478925123591" },
  ],
])("only long integers outside strings become strings of their digits: %s", (text, value) => {
  expect(parseExactJson(text)).toEqual(value);
});

test("a response of 8 MiB in a million strings is read like any other", () => {
  const strings = Array.from({ length: 1_000_000 }, () => "123456");
  const text = JSON.stringify(strings).replace(/]$/, ",1742536478925123591]");
  expect(parseExactJson(text)).toEqual([...strings, "1742536478925123591"]);
});

test.each(["", "{", '"1742536478925123591', "[1742536478925123591,]"])(
  "%j is rejected as invalid JSON",
  (text) => {
    expect(() => parseExactJson(text)).toThrow(SyntaxError);
  },
);

test("the digits of a long number are written without quotation marks", () => {
  const condition = { nodeId: exactNumber("1742536478925123591"), other: exactNumber(2031) };
  expect(JSON.stringify(condition)).toBe('{"nodeId":1742536478925123591,"other":2031}');
});
