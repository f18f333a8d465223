import { expect, test } from "vitest";
import { isMetered } from "./service-worker.ts";

test.each([
  [{}, false],
  [{ effectiveType: "4g", type: "wifi" }, false],
  [{ saveData: true, effectiveType: "4g" }, true],
  [{ type: "cellular", effectiveType: "4g" }, true],
  [{ effectiveType: "slow-2g" }, true],
])("the connection %o is metered: %s", (connection, expected) => {
  expect(isMetered(connection)).toBe(expected);
});
