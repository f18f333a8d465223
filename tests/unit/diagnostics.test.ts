import { expect, test } from "vitest";
import { newErrors } from "../../tools/validate/diagnostics.ts";

const MISSING = "shared/i18n/en.ts(3,1): error TS1: A key is missing.\n  Its type is string.";
const OTHER = "client/main.tsx(1,1): error TS2: No such name.";

test("an error of several programs is shown once, with all of its lines", () => {
  const seen = new Set<string>();
  expect(newErrors(`${MISSING}\n`, seen)).toEqual([MISSING]);
  expect(newErrors(`${OTHER}\n${MISSING}\n`, seen)).toEqual([OTHER]);
  expect(newErrors("", seen)).toEqual([]);
});
