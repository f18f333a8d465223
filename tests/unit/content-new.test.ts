import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newItem } from "../../tools/import/new-item.ts";
import { base, markdown, provideSeedFolder, read, write } from "../helpers/seed-folder.ts";

provideSeedFolder();

const NOW = Date.parse("2026-11-23T08:00:00Z");
const location = () => ({ base, folder: join(base, "seed"), pictures: join(base, "media.json") });
const add = (kind: string, title = '新的"标题"') =>
  newItem(location(), { kind, title, locale: "zh" }, NOW);

test("a new item has the next free id, its folder's node, every key as a comment, and can be imported", async () => {
  await write({
    "seed/zh/press-releases/7.md": markdown(7),
    "seed/en/press-releases/8.md": markdown(8),
  });
  const path = await add("press-release");
  expect(path).toBe("seed/zh/press-releases/9.md");
  const text = await readFile(join(base, path), "utf8");
  expect(text).toContain("publishTime: 2026-11-23 16:00:00\n");
  expect(text).toContain("\n# summary: ");
  const [zh] = await read();
  expect(zh?.items.find(({ id }) => id === 9)).toMatchObject({
    node: "PRESS RELEASES",
    title: '新的"标题"',
  });
});

test("an unknown kind is answered with those that are like it", async () => {
  await write({ "seed/zh/press-releases/7.md": markdown(7) });
  await expect(add("pres-release")).rejects.toThrow("such as press-releases");
});

test("an item of a list gets its id and the place to write it", async () => {
  await write({
    "seed/zh/videos.yaml": "node: PRESS RELEASES\nitems:\n  - id: 4\n    title: 片段\n",
  });
  await expect(add("videos")).rejects.toThrow(
    "add the item to the list in seed/zh/videos.yaml; the next free id is 5",
  );
});
