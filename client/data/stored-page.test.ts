import { expect, test } from "vitest";
import { openStoredPage } from "./stored-page.ts";

test.each([
  [true, true, ["/about/profile"]],
  [true, false, []],
  [false, true, []],
])(
  "a page is loaded as a document if it is stored (%s) and a service worker is in control (%s)",
  async (stored, isControlled, expected) => {
    const loaded: string[] = [];
    const effects = {
      isStored: async () => stored,
      isControlled,
      load: (address: string) => void loaded.push(address),
    };
    expect(await openStoredPage("/about/profile", effects)).toBe(expected.length > 0);
    expect(loaded).toEqual(expected);
  },
);
