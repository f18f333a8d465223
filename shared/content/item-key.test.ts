import { expect, test } from "vitest";
import { itemKey, withOccurrences } from "./item-key.ts";

const itemOf = (id: string) => ({ id, title: "A" });

test("each of several items with one id has a key of its own, the first that of the id", () => {
  const items = withOccurrences(["7", "8", "7", "7", "8"].map(itemOf));
  expect(items.map(itemKey)).toEqual(["7", "8", "7.2", "7.3", "8.2"]);
});

test("items with ids of their own stay as they are", () => {
  const items = ["7", "8"].map(itemOf);
  expect(withOccurrences(items)).toEqual(items);
});
