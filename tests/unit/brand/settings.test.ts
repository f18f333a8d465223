import { expect, test } from "vitest";
import { readSettings } from "../../../tools/settings/read-settings.ts";

test("the settings of a deployment are valid, and contain nothing from .dev.vars", async () => {
  const { settings, devVars, warnings } = await readSettings({ isLocal: false });
  expect(devVars).toBeUndefined();
  expect(warnings).toEqual([]);
  expect(settings.has("UPSTREAM_KEY")).toBe(false);
});
