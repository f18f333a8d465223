import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { SEED } from "../../tools/content-import/content-files.ts";
import { fieldMeanings } from "../../tools/content-import/field-meanings.ts";
import { newItem } from "../../tools/content-import/new-item.ts";
import {
  markdown,
  navigation,
  pathOf,
  provideSeedFolder,
  read,
  write,
} from "../helpers/seed-folder.ts";

provideSeedFolder();

const NOW = Date.parse("2026-11-23T08:00:00Z");
const add = (kind: string, title = '新的"标题"') =>
  newItem({ kind, title, locale: "zh" }, { base: pathOf(), now: NOW });

test("a new item has the next free id, its folder's node and all fields as comments, and can be imported", async () => {
  await write({
    "content/zh/press-releases/7.md": markdown(7),
    "content/en/press-releases/8.md": markdown(8),
  });
  const path = await add("press-release");
  expect(path).toBe(`${SEED}/zh/press-releases/9.md`);
  const text = await readFile(pathOf(path), "utf8");
  expect(text).toContain("publishTime: 2026-11-23 16:00:00\n");
  expect(text).toContain("\n# summary:   # one or two sentences");
  const [zh] = await read();
  expect(zh?.items.find(({ id }) => id === 9)).toMatchObject({
    node: "PRESS RELEASES",
    title: '新的"标题"',
  });
});

test("an unknown kind is refused with the names of similar kinds", async () => {
  await write({ "content/zh/press-releases/7.md": markdown(7) });
  await expect(add("pres-release")).rejects.toThrow("The most similar names are press-releases");
});

test("if an author uncomments a field and writes a value, the explanation after the value is not a part of it", async () => {
  await write({ "content/zh/press-releases/7.md": markdown(7) });
  const path = await add("press-releases");
  const text = await readFile(pathOf(path), "utf8");
  await write({ [path]: text.replace("# subTitle: ", "subTitle: 第二行") });
  const [zh] = await read();
  expect(zh?.items.find(({ id }) => id === 8)?.fields.subTitle).toBe("第二行");
});

test("a new item is written into the only subfolder of its kind's folder, and if there are two subfolders, the message asks for one of them", async () => {
  await write({ "content/zh/offices/east/7.md": markdown(7) });
  expect(await add("office")).toBe(`${SEED}/zh/offices/east/8.md`);
  await write({ "content/zh/offices/west/20.md": markdown(20) });
  await expect(add("office")).rejects.toThrow("name one of east, west");
});

test("in a folder with several nodes, a new item gets the last item's node and a comment with the other nodes", async () => {
  const reports = "    - nodeId: 3\n      nodeName: Reports\n      nodeIndexName: MEDIA REPORTS\n";
  await write({
    "content/zh/navigation.yaml": navigation(38) + reports,
    "content/zh/press-releases/7.md": markdown(7),
    "content/zh/press-releases/8.md": markdown(8).replace("PRESS RELEASES", "MEDIA REPORTS"),
  });
  const text = await readFile(pathOf(await add("press-releases")), "utf8");
  expect(text).toContain("\nnode: MEDIA REPORTS   # or PRESS RELEASES\n");
});

test("content/README.md explains every field", async () => {
  const document = await readFile("content/README.md", "utf8");
  expect(Object.keys(fieldMeanings).filter((key) => !document.includes(`\`${key}\``))).toEqual([]);
});

test("for a kind whose items are in a .yaml list, the message names the next free id and the file", async () => {
  await write({
    "content/zh/videos.yaml": "node: PRESS RELEASES\nitems:\n  - id: 4\n    title: 片段\n",
  });
  await expect(add("videos")).rejects.toThrow(
    `add the item to the list in ${SEED}/zh/videos.yaml; the next free id is 5`,
  );
});
