import { expect, test } from "vitest";
import { markdown, provideSeedFolder, read, write } from "../helpers/seed-folder.ts";

provideSeedFolder();

/** The translations of each item, by the item's id. */
async function translations(files: Record<string, string>) {
  await write(files);
  const seeds = await read();
  return Object.fromEntries(
    seeds.flatMap(({ items }) => items).map((each) => [each.id, each.translations?.ids]),
  );
}

const list = (...ids: number[]) =>
  ["node: PRESS RELEASES", "items:", ...ids.map((id) => `  - { id: ${id}, title: 标题 }`)].join(
    "\n",
  );

test("the translation of an item is the file with the same path in another locale", async () => {
  expect(
    await translations({
      "content/zh/press-releases/1.md": markdown(1),
      "content/en/press-releases/1.md": markdown(101),
      "content/en/press-releases/2.md": markdown(102),
    }),
  ).toEqual({ 1: { en: 101 }, 101: { zh: 1 }, 102: undefined });
});

test("in .yaml lists of the same length, the items at the same position are translations of each other", async () => {
  const files = { "content/zh/list.yaml": list(1, 2), "content/en/list.yaml": list(101, 102) };
  expect(await translations(files)).toEqual({
    1: { en: 101 },
    2: { en: 102 },
    101: { zh: 1 },
    102: { zh: 2 },
  });
  expect(await translations({ "content/en/list.yaml": list(101) })).toEqual({});
});

test("an item that was taken down is not a translation", async () => {
  expect(
    await translations({
      "content/zh/1.md": markdown(1),
      "content/en/1.md": markdown(101, ["gone: true"]),
    }),
  ).toEqual({});
});

test("an item whose translation is shown only for a time contains the start and the end of this time", async () => {
  await write({
    "content/zh/1.md": markdown(1),
    "content/en/1.md": markdown(101, ["publishTime: 2026-11-18", "expireTime: 2026-12-01"]),
  });
  const [chinese] = await read();
  expect(chinese?.items[0]?.translations).toEqual({
    ids: { en: 101 },
    from: "2026-11-18 00:00:00",
    until: "2026-12-01 00:00:00",
  });
});
