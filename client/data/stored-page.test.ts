import { expect, test } from "vitest";
import { openStoredPage } from "./stored-page.ts";

test.each([
  [true, true, ["/about/profile"]],
  [true, false, []],
  [false, true, []],
])(
  "with a stored page: %s, and a service worker that controls the client: %s, the loaded documents are %j",
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
