import { describe, expect, test } from "vitest";
import { ensureFewRemoved, shouldImport } from "../../tools/content-import/import-content.ts";
import { contentStatements } from "../../tools/content-import/sql.ts";
import { item, itemOf, markdown, provideSeedFolder, read, write } from "../helpers/seed-folder.ts";

provideSeedFolder();

/**
 * The address at which the site serves the only file of these tests. The name contains the first digits of the SHA-256
 * of the file's bytes, which are `%PDF-`.
 */
const SERVED = "/files/disclosures/11005.38523c087796e5d5.pdf";

test("links to pages in both locales, items, sections, files and other sites are accepted", async () => {
  const addresses = [
    ...[
      "/",
      "/en",
      "/about",
      "/en/recruitment/recruitment?page=2#position-1",
      "/news/news_detail/1",
    ],
    ...["/feed.xml", "/files/disclosures/11005.pdf", "https://example.com/nowhere"],
    ...["//example.com/nowhere", "#here"],
  ];
  const body = addresses.map((address) => `[甲](${address})`).join("\n\n");
  expect((await itemOf(markdown(1, [], body)))?.id).toBe(1);
});

test("files of the operating system are ignored", async () => {
  await write({ "content/zh/.DS_Store": "\0" });
  await expect(read()).resolves.toHaveLength(2);
});

describe("an item", () => {
  test("has the fields of its front matter, and its Markdown rendered as HTML", async () => {
    const lines = ["publishTime: 2023-01-09 09:30:00", "keywords: [热轧, 智能]", "taxis: 3"];
    expect(
      await itemOf(markdown(1, lines, "第一段。\n\n| 年 | 亿元 |\n|---|---|\n| 2025 | 142 |\n")),
    ).toMatchObject({
      id: 1,
      node: "PRESS RELEASES",
      title: "标题",
      publishTime: "2023-01-09 09:30:00",
      taxis: 3,
      content: expect.stringMatching(/^<p>第一段。<\/p>\n<table>[\s\S]*<td>142<\/td>/),
      fields: { keywords: ["热轧", "智能"] },
    });
  });

  test("keeps numbers and units on one line", async () => {
    expect(await itemOf(markdown(1, [], "At 52 °C, 3 kWh and 4 men"))).toMatchObject({
      content: "<p>At 52\u00A0°C, 3\u00A0kWh and 4 men</p>",
    });
  });

  test("renders the empty corner of a table as an ordinary cell", async () => {
    const read = await itemOf(markdown(1, [], "| | 2025 |\n|---|---|\n| 亿元 | 142 |\n"));
    expect(read?.content).toContain("<tr>\n<td></td>\n<th>2025</th>");
  });

  test("stretches a table's only heading over all of its columns", async () => {
    const read = await itemOf(markdown(1, [], "| **年** | |\n|---|---|\n| 2025 | 142 |\n"));
    expect(read?.content).toContain(
      '<thead>\n<tr>\n<th colspan="2"><strong>年</strong></th>\n</tr>',
    );
  });

  test.each([
    ["2023-01-09", "2023-01-09 00:00:00"],
    ["2023-01-09 09:30", "2023-01-09 09:30:00"],
  ])("with the publishTime %s is published at %s", async (given, publishTime) => {
    expect(await itemOf(markdown(1, [`publishTime: ${given}`]))).toMatchObject({ publishTime });
  });

  test("contains the time of its correction", async () => {
    const corrected = markdown(1, ["updateTime: 2023-01-09 09:30"]);
    expect(await itemOf(corrected)).toMatchObject({
      fields: { updateTime: "2023-01-09 09:30:00" },
    });
  });

  test.each([
    ["ladle", "/media/ladle-1280.webp"],
    ["hero", "/media/hero-1280.webp"],
    ["badge", "/media/badge-2000.webp"],
  ])("with the picture %s shows %s", async (name, imgUrl) => {
    expect(await itemOf(markdown(1, [`picture: ${name}`]))).toMatchObject({ fields: { imgUrl } });
  });

  test("whose picture is an SVG file of the site contains the size of this picture", async () => {
    await write({ "client/public/media/logos/a.svg": '<svg viewBox="0 0 429.88 128"></svg>' });
    expect(await itemOf(markdown(1, ["imgUrl: /media/logos/a.svg"]))).toMatchObject({
      fields: { imgUrl: "/media/logos/a.svg", image: { width: 430, height: 128 } },
    });
  });

  test.each([
    [[], "11005.pdf"],
    [["fileName: 2023年年度报告.pdf"], "2023年年度报告.pdf"],
  ])("with a file and the lines %j shows the file name %s", async (lines, fileName) => {
    const written = await itemOf(markdown(1, ["file: disclosures/11005.pdf", ...lines]));
    const fields = { fileUrl: SERVED, fileName, fileSize: 5 };
    expect(written).toMatchObject({ fields });
    expect(written?.fields).not.toHaveProperty("file");
  });

  test("that links to a file of the site gets the address at which this file is served, with a hash in the file name", async () => {
    const body = "[甲](/files/disclosures/11005.pdf#page=2)";
    const linkUrl = "linkUrl: /files/disclosures/11005.pdf";
    expect(await itemOf(markdown(1, [linkUrl], body))).toMatchObject({
      content: `<p><a href="${SERVED}#page=2">甲</a></p>`,
      fields: { linkUrl: SERVED },
    });
  });

  test("may have a file even if the item is in a .yaml file with a list of items", async () => {
    const list =
      "node: press releases\nitems:\n  - id: 5\n    title: 甲\n    file: disclosures/11005.pdf\n";
    await write({ "content/zh/list.yaml": list });
    const [chinese] = await read();
    expect(chinese?.items).toMatchObject([{ fields: { fileName: "11005.pdf", fileSize: 5 } }]);
  });

  test.each(["/media/video/ladle.mp4", "/media/video/ladle.mp4#t=3", "https://a.example/b.mp4"])(
    "may have a film at %s",
    async (videoUrl) => {
      expect(await itemOf(markdown(1, [`videoUrl: "${videoUrl}"`]))).toMatchObject({
        fields: { videoUrl },
      });
    },
  );

  test("renders a picture that is alone in its paragraph as a figure", async () => {
    const written = await itemOf(markdown(1, [], "前。\n\n![出铁 <1#>](media:hero)\n\n后。"));
    expect(written?.content).toBe(
      '<p>前。</p>\n<figure><img src="/media/hero-1280.webp" alt="出铁 &lt;1#&gt;" width="1280" height="720" loading="lazy"><figcaption>出铁 &lt;1#&gt;</figcaption></figure>\n<p>后。</p>',
    );
  });

  test.each(["——沈砺川", "— Shen Lichuan, Chairman"])(
    "with %s below a quotation names the speaker",
    async (name) => {
      const written = await itemOf(markdown(1, [], `> “去现场。”\n>\n> ${name}`));
      expect(written?.content).toBe(
        `<blockquote>\n<p>“去现场。”</p>\n<p><cite>${name}</cite></p>\n</blockquote>`,
      );
    },
  );

  test("renders a picture inside a line without a figure", async () => {
    const written = await itemOf(markdown(1, [], "见![图](media:ladle)。"));
    expect(written?.content).toMatch(/^<p>见<img src="\/media\/ladle-1280.webp" [^>]*>。<\/p>$/);
  });
});

test("items without a date that are in one .yaml file keep the order of this file", async () => {
  const list =
    "node: press releases\nitems:\n  - id: 5\n    title: 甲\n  - id: 4\n    title: 乙\n    body: 它\n";
  await write({ "content/zh/list.yaml": list });
  const [chinese] = await read();
  expect(chinese?.items).toMatchObject([
    { id: 5, taxis: 10, content: "" },
    { id: 4, taxis: 20, content: "<p>它</p>" },
  ]);
});

test("an item with the longest permitted body fits into a D1 statement", async () => {
  await write({ [item]: markdown(1, [], "字".repeat(12_000)) });
  const longest = Math.max(...contentStatements(await read()).map((sql) => Buffer.byteLength(sql)));
  expect(longest).toBeLessThan(100_000);
});

test("an import may remove a tenth of the items, and removing more needs the option that the message names", () => {
  expect(() => ensureFewRemoved(50, 45)).not.toThrow();
  const message = /^6 of 50 items would disappear.*--allow-removal$/;
  expect(() => ensureFewRemoved(50, 44)).toThrow(message);
});

test("content that has not changed since the last import is imported again only on request", () => {
  const meta = new Map([
    ["content", "a"],
    ["items", "50"],
  ]);
  const content = { hash: "a", count: 50 };
  expect(shouldImport(meta, content, {})).toBe(false);
  expect(shouldImport(meta, content, { again: true })).toBe(true);
  expect(shouldImport(meta, { ...content, hash: "b" }, {})).toBe(true);
  expect(() => shouldImport(meta, { ...content, count: 10 }, { again: true })).toThrow();
});
