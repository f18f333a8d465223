import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/cli/root.ts";

test("all colours are in the brand's colours.css: no other style or component has one by its numbers", async () => {
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
