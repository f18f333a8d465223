import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { readFiles } from "../helpers/class-names.ts";
import { mixedProperties } from "../helpers/property-kinds.ts";

const COLOURS = ["colours.css", ":root { --line: light-dark(#ddd, #333); --size: 2rem }"] as const;

test.each([
  ["a length", "a.css", ".a { --line: min(100vw - 2rem, 60rem) }"],
  ["a length from another property", "a.css", ".a { --line: var(--size) }"],
  ["a border", "a.css", ".a { --line: 1px solid red }"],
  ["a number", "a.css", ".a { /* --line: red; */ --line: 3 }"],
  ["a percentage in an element's style", "a.tsx", `const a = <p style={{ "--line": "50%" }} />;`],
])(
  "the check finds a custom property that is declared both as a colour and as %s",
  (_, path, source) => {
    expect(mixedProperties(new Map([COLOURS, [path, source]]))).toHaveLength(1);
  },
);

test.each([
  ["another colour", ".a { --line: var(--strong); --strong: color-mix(in srgb, red, blue) }"],
  ["the value none", ".a { --line: none }"],
  ["a reference to itself", ".a { --line: var(--line) }"],
])("the check accepts a custom property that is declared both as a colour and as %s", (_, css) => {
  expect(mixedProperties(new Map([COLOURS, ["a.css", css]]))).toEqual([]);
});

test("no custom property of the site has values of two kinds, such as a colour and a length", async () => {
  const paths = globSync(["shared/**/*.css", "tools/component-catalogue/*.css", "shared/**/*.tsx"]);
  expect(mixedProperties(await readFiles(paths))).toEqual([]);
});
