import { expect, test } from "vitest";
import { textKeys } from "./text-keys.ts";

test("equal texts have different keys", () => {
  expect(new Set(textKeys(["亿元", "亿元", "人", "亿元"])).size).toBe(4);
});
