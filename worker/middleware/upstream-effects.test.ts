import { expect, test } from "vitest";
import { continueTrace } from "./upstream-effects.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";

const random = (length: number) => new Uint8Array(length).fill(0xab);

test("the trace is continued with a new parent id", () => {
  expect(continueTrace(`00-${TRACE}-${PARENT}-01`, random)).toBe(`00-${TRACE}-abababababababab-01`);
});

test("parent ids differ between calls", () => {
  const header = `00-${TRACE}-${PARENT}-00`;
  expect(continueTrace(header)).not.toBe(continueTrace(header));
});

test.each([
  undefined,
  "",
  "a note from a visitor",
  `01-${TRACE}-${PARENT}-01`,
  `00-${TRACE.toUpperCase()}-${PARENT}-01`,
  `00-${"0".repeat(32)}-${PARENT}-01`,
  `00-${TRACE}-${"0".repeat(16)}-01`,
  `00-${TRACE}-${PARENT}-01-more`,
])("a malformed header is dropped: %s", (header) => {
  expect(continueTrace(header, random)).toBeUndefined();
});
