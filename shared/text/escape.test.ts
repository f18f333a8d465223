import { expect, test } from "vitest";
import { escapeJson } from "./escape.ts";

test("escaped JSON cannot end a script element and parses to the same value", () => {
  const value = { text: "</script><!--<script>\u2028\u2029&amp;" };
  const escaped = escapeJson(JSON.stringify(value));
  expect(escaped).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(escaped)).toEqual(value);
});
