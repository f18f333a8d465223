import { expect, test } from "vitest";
import { mixTokens } from "./mix-tokens.ts";

test.each([
  [0.25, "25%"],
  [1.2, "100%"],
  [1e12, "100%"],
  [-3, "0%"],
])("with the part %d, the mixture contains %s of the second colour", (part, share) => {
  expect(mixTokens("heat", "cold", part)).toBe(
    `color-mix(in oklab, var(--heat), var(--cold) ${share})`,
  );
});
