import { expect, test } from "vitest";
import { traceOf } from "./upstream-effects.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";
const OWN = `00-${"ab".repeat(16)}-${"ab".repeat(8)}-00`;

const random = (length: number) => new Uint8Array(length).fill(0xab);

test("a trusted caller's trace is continued with a new parent id", () => {
  const traceparent = traceOf(`00-${TRACE}-${PARENT}-01`, random);
  expect(traceparent()).toBe(`00-${TRACE}-abababababababab-01`);
});

test("all calls have the same trace but different parent ids", () => {
  const traceparent = traceOf(undefined);
  const [first, second] = [traceparent().split("-"), traceparent().split("-")];
  expect(first[1]).toBe(second[1]);
  expect(first[2]).not.toBe(second[2]);
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
])("a missing or malformed header is replaced by a new trace: %s", (header) => {
  expect(traceOf(header, random)()).toBe(OWN);
});
