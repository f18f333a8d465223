import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { wcagContrast, wcagLuminance } from "culori";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/cli/root.ts";
import { DARK_BACKGROUND, LIGHT_BACKGROUND } from "../../worker/content-html/readable-colours.ts";

test("all colours are defined in the brand's colours.css, and no other style sheet or component contains colour values", async () => {
  const folder = join(ROOT, "shared");
  const names = globSync("**/*.{css,tsx}", {
    cwd: folder,
    exclude: ["brand/**", "**/*.test.tsx"],
  });
  expect(names.length).toBeGreaterThan(100);
  const found = [];
  for (const name of names) {
    const text = await readFile(join(folder, name), "utf8");
    if (/#(?:[\da-f]{3,4}){1,2}\b|\brgba?\(\s*\d|\bhue-rotate\(/i.test(text)) found.push(name);
  }
  expect(found).toEqual([]);
});

test("pasted texts with colours stay readable, because the brand's light backgrounds are light enough and its dark backgrounds dark enough", async () => {
  const css = await readFile(join(ROOT, "shared/brand/colours.css"), "utf8");
  const grounds = /--(?:paper|surface|sunken): light-dark\((#\w+), (#\w+)\)/g;
  const schemes = [...css.matchAll(grounds)].map(([, light = "", dark = ""]) => ({
    light: wcagLuminance(light),
    dark: wcagLuminance(dark),
  }));
  expect(schemes).toHaveLength(3);
  for (const { light, dark } of schemes) {
    expect(light).toBeGreaterThanOrEqual(LIGHT_BACKGROUND);
    expect(dark).toBeLessThanOrEqual(DARK_BACKGROUND);
  }
});

test("in both colour schemes, lines have enough contrast with every background to be visible", async () => {
  const css = await readFile(join(ROOT, "shared/brand/colours.css"), "utf8");
  const schemesOf = (name: string) => {
    const [, light = "", dark = ""] =
      new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(css) ?? [];
    return [light, dark] as const;
  };
  const [light, dark] = schemesOf("line");
  for (const ground of ["paper", "surface", "sunken"]) {
    const [inLight, inDark] = schemesOf(ground);
    expect(wcagContrast(light, inLight), ground).toBeGreaterThanOrEqual(1.15);
    expect(wcagContrast(dark, inDark), ground).toBeGreaterThanOrEqual(1.3);
  }
  expect(wcagContrast(dark, schemesOf("dark")[1])).toBeGreaterThanOrEqual(1.3);
});
