import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { valueFormat } from "../../tools/build/value-format.ts";
import { ROOT } from "../../tools/cli/root.ts";

const readSource = (path: string) => readFile(join(ROOT, path), "utf8");

/**
 * The format of stored values is a hash of the source files that produce these values. This function returns the hash
 * after a change of one file.
 */
const formatWith = (changed: string, change = (text: string) => `${text}\n// Changed.\n`) =>
  valueFormat(async (path) => {
    const text = await readSource(path);
    return path === changed ? change(text) : text;
  });

test.each([
  "worker/upstream/schema.ts",
  "worker/content-html/html.ts",
  "worker/content-api/paging.ts",
  "worker/cache/store.ts",
  "shared/content/item-schema.ts",
  "shared/content/parse-time.ts",
])("a change of %s changes the format of stored values", async (path) => {
  expect(await formatWith(path)).not.toBe(await valueFormat());
});

test("a new version of a package that produces stored values changes their format", async () => {
  const format = formatWith("node_modules/parse5/package.json", () => '{"version":"0.0.1"}');
  expect(await format).not.toBe(await valueFormat());
});

test.each([
  "shared/pages/home.tsx",
  "shared/ui/card.tsx",
  "worker/upstream/schema.test.ts",
  "worker/ssr/render.tsx",
  "client/main.tsx",
  "docs/api.md",
])("a change of %s does not change the format of stored values", async (path) => {
  expect(await formatWith(path)).toBe(await valueFormat());
});

test("two builds of the same sources have the same format of stored values", async () => {
  expect(await valueFormat()).toMatch(/^[0-9a-f]{12}$/);
  expect(await valueFormat()).toBe(await valueFormat());
});
