import { expect, test } from "vitest";
import { SizedMap } from "./sized-map.ts";

test("the least recently used value is dropped first, and a replaced value counts once", () => {
  const map = new SizedMap<string>(10);
  for (const key of ["a", "b", "c", "c"]) map.set(key, key, 3);
  expect(map.get("a")).toBe("a");
  map.set("d", "d", 4);
  expect(["a", "b", "c", "d"].map((key) => map.has(key))).toEqual([true, false, true, true]);
});

test("a value above the limit is not kept", () => {
  const map = new SizedMap<string>(10);
  map.set("large", "x", 11);
  expect(map.get("large")).toBeUndefined();
});
