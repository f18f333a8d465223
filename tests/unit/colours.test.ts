import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../tools/cli/root.ts";

/** Colours that do not belong to the brand: those of masks, of a code to be scanned, around a film. */
const OTHERS = [
  "blocks/list-filters/filter-links.module.css",
  "blocks/player/player.module.css",
  "blocks/share-row/share-row.module.css",
  "layouts/tab-bar/tab-bar.module.css",
  "pages/timeline.module.css",
];

test("all colours of the brand are in tokens.css: no other style or component has a hexadecimal one", async () => {
  const folder = join(ROOT, "shared");
  const names = globSync("**/*.{css,tsx}", {
    cwd: folder,
    exclude: ["styles/tokens.css", "**/*.test.tsx"],
  });
  expect(names.length).toBeGreaterThan(100);
  const found = [];
  for (const name of names) {
    const text = await readFile(join(folder, name), "utf8");
    if (/#(?:[\da-f]{3,4}){1,2}\b/i.test(text)) found.push(name);
  }
  expect(found.toSorted()).toEqual(OTHERS);
});
