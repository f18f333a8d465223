import { expect, test } from "vitest";
import { mixTokens } from "./mix-tokens.ts";

test.each([
  [0.25, "25%"],
  [1.2, "100%"],
  [1e12, "100%"],
  [-3, "0%"],
])("with the share %d, the mixture contains %s of the second colour", (share, percent) => {
  expect(mixTokens("heat", "cold", share)).toBe(
    `color-mix(in oklab, var(--heat), var(--cold) ${percent})`,
  );
});
