import { expect, test } from "vitest";
import { itemKey, withOccurrences } from "./item-key.ts";

const itemOf = (id: string) => ({ id, title: "A" });

test("items with the same id have different keys, and the key of the first item is its id", () => {
  const items = withOccurrences(["7", "8", "7", "7", "8"].map(itemOf));
  expect(items.map(itemKey)).toEqual(["7", "8", "7.2", "7.3", "8.2"]);
});

test("items with different ids are not changed", () => {
  const items = ["7", "8"].map(itemOf);
  expect(withOccurrences(items)).toEqual(items);
});
