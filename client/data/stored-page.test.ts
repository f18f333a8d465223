import { expect, test } from "vitest";
import { openStoredPage } from "./stored-page.ts";

test.each([
  ["a stored page is loaded as a document", true, true, ["/about/profile"]],
  ["a stored page is not loaded if no service worker controls the client", true, false, []],
  ["a page that is not stored is not loaded", false, true, []],
])("%s", async (_, stored, isControlled, expected) => {
  const loaded: string[] = [];
  const effects = {
    isStored: async () => stored,
    isControlled,
    load: (address: string) => void loaded.push(address),
  };
  expect(await openStoredPage("/about/profile", effects)).toBe(expected.length > 0);
  expect(loaded).toEqual(expected);
});
