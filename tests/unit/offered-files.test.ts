import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { hashedFiles } from "../../tools/build/hashed-files.ts";
import { checked, SERVED } from "../helpers/checked-content.ts";
import { markdown } from "../helpers/seed-folder.ts";
import { testFolder } from "../helpers/test-folder.ts";

const FILE = "/files/disclosures/11005.pdf";
const named = ["file: disclosures/11005.pdf"];
const scheduled = "publishTime: 2099-01-01 09:00:00";

/** The files that a site with these items and redirects offers. `items` has the texts of Markdown files. */
function offered(items: string[], redirects = "") {
  const texts = items.map((text, index) => [`content/zh/${index}.md`, text]);
  const { locales, problems } = checked({
    ...Object.fromEntries(texts),
    ...(redirects && { "content/redirects.yaml": redirects }),
  });
  expect(problems).toEqual([]);
  return locales.flatMap(({ seed }) => seed.files ?? []);
}

describe("a file", () => {
  const whenever = { publishTime: "", expireTime: "9999" };
  const later = { publishTime: "2099-01-01 09:00:00", expireTime: "9999" };
  const expiring = "expireTime: 2030-01-01 00:00:00";
  test.each([
    ["while its item is shown", [markdown(1, [...named, scheduled])], "", later],
    [
      "while any of its items is shown",
      [markdown(1, [...named, scheduled]), markdown(2, [...named, expiring])],
      "",
      { publishTime: "", expireTime: "9999" },
    ],
    ["if a body links to it", [markdown(1, [scheduled], `[甲](${FILE})`)], "", later],
    ["always, if only a redirect leads to it", [], `/old: ${FILE}\n`, whenever],
    [
      "only from its item's publication on, even if a redirect leads to it",
      [markdown(1, [...named, scheduled])],
      `/old: ${FILE}\n`,
      later,
    ],
  ])("is offered %s", (_, items, redirects, times) => {
    expect(offered(items, redirects)).toEqual([{ path: FILE, address: SERVED, ...times }]);
  });

  test("is not offered if its item was taken down", () => {
    expect(offered([markdown(1, [...named, "gone: true"])])).toEqual([]);
  });

  test("to which one item of a .yaml list links is offered only while this item is shown", () => {
    const list = `node: press releases
items:
  - { id: 1, title: 甲, body: "[甲](${FILE})", ${scheduled} }
  - { id: 2, title: 乙 }
`;
    const { locales } = checked({ "content/zh/list.yaml": list });
    expect(locales[0]?.seed.files).toEqual([{ path: FILE, address: SERVED, ...later }]);
  });
});

describe("a build", () => {
  const folder = testFolder();

  test("contains the files of items only under their hashed names", async () => {
    const root = folder.pathOf();
    await mkdir(join(root, "public/files/disclosures"), { recursive: true });
    await writeFile(join(root, "public/files/disclosures/11005.pdf"), "%PDF-");
    await writeFile(join(root, "public/files/none"), "");
    await writeFile(join(root, "index.html"), "<p>1</p>");
    await build({ root, configFile: false, logLevel: "silent", plugins: [hashedFiles()] });
    const paths = await readdir(join(root, "dist/files"), { recursive: true });
    expect(paths.toSorted()).toEqual([
      "disclosures",
      "disclosures/11005.38523c087796e5d5.pdf",
      "none.e3b0c44298fc1c14",
    ]);
  });
});
