import { expect, test } from "vitest";
import { sizesBySource } from "./source-map.ts";

test("every character counts for the source of the segment before it", () => {
  // a.js from 0 to 4, b.js from 4 to the end of the line; then a.js for a whole line.
  const map = { sources: ["a.js", "b.js"], mappings: "AAAA,ICAA;ADAA" };
  expect(sizesBySource("aaaabbb\naaaaaa", map)).toEqual(
    new Map([
      ["a.js", 10],
      ["b.js", 3],
    ]),
  );
});

test("lines without a mapping and segments without a source count for none", () => {
  const map = { sources: ["a.js"], mappings: ";AAAA,E" };
  expect(sizesBySource("import;\naa--", map)).toEqual(new Map([["a.js", 2]]));
});
