import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { readFiles } from "../helpers/class-names.ts";
import { mixedProperties } from "../helpers/property-kinds.ts";

const COLOURS = ["colours.css", ":root { --line: light-dark(#ddd, #333); --size: 2rem }"] as const;

test.each([
  ["a length", "a.css", ".a { --line: min(100vw - 2rem, 60rem) }"],
  ["a length by another property", "a.css", ".a { --line: var(--size) }"],
  ["a border", "a.css", ".a { --line: 1px solid red }"],
  ["a number", "a.css", ".a { /* --line: red; */ --line: 3 }"],
  ["a percentage of an element", "a.tsx", `const a = <p style={{ "--line": "50%" }} />;`],
])("a colour that is declared as %s too is found", (_, path, source) => {
  expect(mixedProperties(new Map([COLOURS, [path, source]]))).toHaveLength(1);
});

test.each([
  ["another colour", ".a { --line: var(--strong); --strong: color-mix(in srgb, red, blue) }"],
  ["none", ".a { --line: none }"],
  ["itself", ".a { --line: var(--line) }"],
])("a colour may be declared as %s too", (_, css) => {
  expect(mixedProperties(new Map([COLOURS, ["a.css", css]]))).toEqual([]);
});

test("no custom property has two kinds of value", async () => {
  const paths = globSync(["shared/**/*.css", "tools/component-catalogue/*.css", "shared/**/*.tsx"]);
  expect(mixedProperties(await readFiles(paths))).toEqual([]);
});
