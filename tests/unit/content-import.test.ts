import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readContent } from "../../tools/import/content.ts";
import { readSeed } from "../../tools/import/read-seed.ts";
import { contentStatements } from "../../tools/import/sql.ts";
import { matchExpression } from "../../worker/content-service/tokens.ts";

const MIGRATIONS = join(import.meta.dirname, "../../worker/content-service/migrations");

const navigation = (domainId: number) => `domainId: ${domainId}
root:
  nodeId: 1
  nodeName: Website
  nodeIndexName: ROOT
  childs:
    - nodeId: 2
      nodeName: News
      nodeIndexName: PRESS RELEASES
`;

const good: Record<string, string> = {
  "media.json": JSON.stringify({
    ladle: { width: 1280, height: 720, widths: [480, 960, 1280] },
    hero: { width: 1920, height: 1080, widths: [640, 1280, 1920] },
    badge: { width: 2000, height: 1000, widths: [2000] },
  }),
  "client/public/files/disclosures/11005.pdf": "%PDF-",
  "client/public/media/video/ladle.mp4": "ftyp",
  "seed/zh/navigation.yaml": navigation(38),
  "seed/en/navigation.yaml": navigation(39),
};

let base: string;

beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), "content-import-"));
  await write(good);
});

afterEach(() => rm(base, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(base, name)), { recursive: true });
    await writeFile(join(base, name), text);
  }
}

function read() {
  return readSeed({ base, folder: join(base, "seed"), pictures: join(base, "media.json") });
}

/** A Markdown item with these lines of front matter beside the required ones. */
function markdown(id: number, lines: string[] = [], body = "正文。\n"): string {
  const head = ["---", `id: ${id}`, "node: PRESS RELEASES", "title: 标题", ...lines, "---"];
  return `${head.join("\n")}\n${body}`;
}

const item = "seed/zh/press-releases/1.md";

async function itemOf(text: string) {
  await write({ [item]: text });
  const [chinese] = await read();
  return chinese?.items[0];
}

async function problemsOf(files: Record<string, string>): Promise<string> {
  await write(files);
  return read().then(
    () => "",
    (error: Error) => error.message,
  );
}

describe("an item", () => {
  test("has the fields of its front matter and its Markdown as HTML", async () => {
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

  test("has no empty heading in the corner of a table", async () => {
    const read = await itemOf(markdown(1, [], "| | 2025 |\n|---|---|\n| 亿元 | 142 |\n"));
    expect(read?.content).toContain("<tr>\n<td></td>\n<th>2025</th>");
  });

  test("has a lone head of a table above all of its columns", async () => {
    const read = await itemOf(markdown(1, [], "| **年** | |\n|---|---|\n| 2025 | 142 |\n"));
    expect(read?.content).toContain(
      '<thead>\n<tr>\n<th colspan="2"><strong>年</strong></th>\n</tr>',
    );
  });

  test.each([
    ["2023-01-09", "2023-01-09 00:00:00"],
    ["2023-01-09 09:30", "2023-01-09 09:30:00"],
  ])("of %s is of %s", async (given, publishTime) => {
    expect(await itemOf(markdown(1, [`publishTime: ${given}`]))).toMatchObject({ publishTime });
  });

  test.each([
    ["ladle", "/media/ladle-1280.webp"],
    ["hero", "/media/hero-1280.webp"],
    ["badge", "/media/badge-2000.webp"],
  ])("with the picture %s shows %s", async (name, imgUrl) => {
    expect(await itemOf(markdown(1, [`picture: ${name}`]))).toMatchObject({ fields: { imgUrl } });
  });

  test("with a drawing of the site's own has its size", async () => {
    await write({ "client/public/media/logos/a.svg": '<svg viewBox="0 0 429.88 128"></svg>' });
    expect(await itemOf(markdown(1, ["imgUrl: /media/logos/a.svg"]))).toMatchObject({
      fields: { imgUrl: "/media/logos/a.svg", image: { width: 430, height: 128 } },
    });
  });

  test.each([
    [[], "11005.pdf"],
    [["fileName: 2023年年度报告.pdf"], "2023年年度报告.pdf"],
  ])("with a file and %j offers it as %s", async (lines, fileName) => {
    const written = await itemOf(markdown(1, ["file: disclosures/11005.pdf", ...lines]));
    const fields = { fileUrl: "/files/disclosures/11005.pdf", fileName, fileSize: 5 };
    expect(written).toMatchObject({ fields });
    expect(written?.fields).not.toHaveProperty("file");
  });

  test("of a list can have a file too", async () => {
    const list =
      "node: press releases\nitems:\n  - id: 5\n    title: 甲\n    file: disclosures/11005.pdf\n";
    await write({ "seed/zh/list.yaml": list });
    const [chinese] = await read();
    expect(chinese?.items).toMatchObject([{ fields: { fileName: "11005.pdf", fileSize: 5 } }]);
  });

  test.each(["/media/video/ladle.mp4", "/media/video/ladle.mp4#t=3", "https://a.example/b.mp4"])(
    "plays %s",
    async (videoUrl) => {
      expect(await itemOf(markdown(1, [`videoUrl: "${videoUrl}"`]))).toMatchObject({
        fields: { videoUrl },
      });
    },
  );

  test("with a picture alone in its paragraph has a figure", async () => {
    const written = await itemOf(markdown(1, [], "前。\n\n![出铁 <1#>](media:hero)\n\n后。"));
    expect(written?.content).toBe(
      '<p>前。</p>\n<figure><img src="/media/hero-1280.webp" alt="出铁 &lt;1#&gt;" width="1280" height="720" loading="lazy"><figcaption>出铁 &lt;1#&gt;</figcaption></figure>\n<p>后。</p>',
    );
  });

  test("with a picture within a line has a picture", async () => {
    const written = await itemOf(markdown(1, [], "见![图](media:ladle)。"));
    expect(written?.content).toMatch(/^<p>见<img src="\/media\/ladle-1280.webp" [^>]*>。<\/p>$/);
  });
});

test("undated items of a list keep the order of their file", async () => {
  const list =
    "node: press releases\nitems:\n  - id: 5\n    title: 甲\n  - id: 4\n    title: 乙\n    body: 它\n";
  await write({ "seed/zh/list.yaml": list });
  const [chinese] = await read();
  expect(chinese?.items).toMatchObject([
    { id: 5, taxis: 10, content: "" },
    { id: 4, taxis: 20, content: "<p>它</p>" },
  ]);
});

describe("a problem is reported with its file and line:", () => {
  test.each([
    ["an unknown key", markdown(1, ["colour: red"]), ":5 colour: is no known key"],
    ["a missing key", markdown(1).replace("title: 标题\n", ""), ":2 title: is missing"],
    ["a number for text", markdown(1, ["source: 2025"]), ":5 source: write text"],
    ["text for a number", markdown(1, ["fileSize: big"]), ":5 fileSize: write a whole number"],
    [
      "a time that does not exist",
      markdown(1, ["publishTime: 2023-02-30"]),
      ":5 publishTime: write a time",
    ],
    ["a time in words", markdown(1, ["publishTime: soon"]), ":5 publishTime: write a time"],
    [
      "an address that runs",
      markdown(1, ["linkUrl: javascript:alert(1)"]),
      ":5 linkUrl: write https",
    ],
    [
      "a member of a list",
      markdown(1, ["keywords:", "  - 热轧", "  - 7"]),
      ":7 keywords.1: write text",
    ],
    [
      "an unknown picture",
      markdown(1, ["picture: moon"]),
      ":5 picture: there is no picture “moon”; use one of ladle",
    ],
    [
      "two pictures",
      markdown(1, ["picture: ladle", "imgUrl: /a.png"]),
      ":5 picture: imgUrl is given too",
    ],
    [
      "an unknown file",
      markdown(1, ["file: disclosures/2.pdf"]),
      ":5 file: there is no client/public/files/disclosures/2.pdf; put",
    ],
    [
      "a file outside of its folder",
      markdown(1, ["file: disclosures/../../favicon.svg"]),
      ":5 file: write a path below client/public/files",
    ],
    [
      "an address for a file",
      markdown(1, ["file: /disclosures/11005.pdf"]),
      ":5 file: write a path below client/public/files",
    ],
    [
      "two files",
      markdown(1, ["fileUrl: /a.pdf", "file: disclosures/11005.pdf"]),
      ":6 file: fileUrl is given too",
    ],
    [
      "two sizes",
      markdown(1, ["file: disclosures/11005.pdf", "fileSize: 3"]),
      ":5 file: fileSize is given too",
    ],
    [
      "a logo that is not there",
      markdown(1, ["imgUrl: /media/logos/moon.svg"]),
      ":5 imgUrl: there is no client/public/media/logos/moon.svg",
    ],
    [
      "a film that is not there",
      markdown(1, ["duration: 8", "videoUrl: /media/video/moon.mp4"]),
      ":6 videoUrl: there is no client/public/media/video/moon.mp4",
    ],
    [
      "an unknown picture in the body",
      markdown(1, [], "一\n\n![二](media:moon)"),
      ":8 there is no picture “moon”",
    ],
    [
      "a heading of the page's own level",
      markdown(1, [], "一\n\n# 二"),
      ":8 begin headings with ##",
    ],
    [
      "bold that is none",
      markdown(1, [], "一\n\n他说**“二”**后"),
      ":8 “他说**“二”**后” shows its asterisks",
    ],
    [
      "an unknown node",
      markdown(1).replace("PRESS RELEASES", "PRESS"),
      ":3 node: there is no “PRESS”",
    ],
    ["broken YAML", markdown(1, ["author: [a"]), "is not YAML"],
    ["a text too long", markdown(1, [], "字".repeat(12_001)), ":6 the text is longer than 12000"],
    ["no front matter", "正文", ":1 begin the file with ---"],
  ])("%s", async (_, text, message) => {
    const report = await problemsOf({ [item]: text });
    expect(report).toContain(`${item}:`);
    expect(report).toContain(message);
  });

  test.each([
    [
      "seed/en/a.md",
      markdown(1, ["summary: Up 15.4 %"]),
      "seed/en/a.md:5 “4 %” has a space; write “4%”",
    ],
    [
      "seed/en/a.md",
      markdown(1, [], "Text.\n\nUp 9\u00a0% in all\n"),
      "seed/en/a.md:8 “9\u00a0%” has a space",
    ],
    [
      "seed/en/a.yaml",
      "node: PRESS RELEASES\nitems:\n  - id: 1\n    title: 3 %\n",
      "seed/en/a.yaml:4 “3 %”",
    ],
  ])("a percentage with a space in English, in %s", async (file, text, message) => {
    expect(await problemsOf({ [file]: text })).toContain(message);
  });

  test("a duplicate id, with both places", async () => {
    const report = await problemsOf({ [item]: markdown(1), "seed/en/a.md": markdown(1) });
    expect(report).toContain(`seed/en/a.md:2 id: 1 is taken by ${item}:2; choose another`);
  });

  test("a duplicate node", async () => {
    const twice = `${navigation(38)}others:\n  - nodeId: 2\n    nodeName: N\n    nodeIndexName: OTHER\n`;
    expect(await problemsOf({ "seed/zh/navigation.yaml": twice })).toContain(
      "seed/zh/navigation.yaml:11 nodeId: another node has 2 too",
    );
  });

  test("a domain that both locales have", async () => {
    const both = `# The same.\n${navigation(38)}`;
    expect(await problemsOf({ "seed/en/navigation.yaml": both })).toContain(
      "seed/en/navigation.yaml:2 domainId: the other edition has it too",
    );
  });

  test("a missing navigation", async () => {
    await rm(join(base, "seed/en/navigation.yaml"));
    expect(await problemsOf({ "seed/en/a.md": markdown(3) })).toContain(
      "seed/en/navigation.yaml:1 is missing; add it",
    );
  });

  test("a value in the tree", async () => {
    const wrong = `${navigation(38)}      isShow: yes\n`;
    expect(await problemsOf({ "seed/zh/navigation.yaml": wrong })).toContain(
      "seed/zh/navigation.yaml:10 root.childs.0.isShow: write 1 (shown) or 0 (hidden)",
    );
  });

  test("all problems of all files at once, in order", async () => {
    const report = await problemsOf({
      "seed/zh/b.md": markdown(2, ["colour: red", "duration: long"], "![](media:moon)"),
      "seed/zh/a.md": "正文",
    });
    expect(report.split("\n").map((line) => line.split(" ")[0])).toEqual([
      "seed/zh/a.md:1",
      "seed/zh/b.md:5",
      "seed/zh/b.md:6",
      "seed/zh/b.md:8",
      "4",
    ]);
  });
});

/** A database with the service's tables and these statements' rows. */
async function databaseWith(sql: string): Promise<DatabaseSync> {
  const db = new DatabaseSync(":memory:");
  for (const name of (await readdir(MIGRATIONS)).toSorted()) {
    db.exec(await readFile(join(MIGRATIONS, name), "utf8"));
  }
  db.exec(sql);
  return db;
}

describe("the project's own content", () => {
  test("is imported completely and unchanged", async () => {
    const { sql, seeds, hash } = await readContent();
    const db = await databaseWith(sql);
    const stored = db.prepare("SELECT domain_id, answer AS response FROM items ORDER BY id").all();
    const written = seeds
      .flatMap(({ domainId, items }) => items.map((it) => ({ domainId, it })))
      .toSorted((a, b) => a.it.id - b.it.id);
    expect(stored).toHaveLength(written.length);
    for (const [index, { domainId, it }] of written.entries()) {
      const response = JSON.parse(String(stored[index]?.response));
      expect(stored[index]?.domain_id).toBe(domainId);
      const { id, title, content, publishTime, fields } = it;
      expect(response).toMatchObject(
        JSON.parse(JSON.stringify({ id, title, content, publishTime, ...fields })),
      );
      expect(response.node.nodeIndexName).toBe(it.node);
    }
    expect(db.prepare("SELECT value FROM meta").get()).toEqual({ value: hash });
  });

  test("has no statement longer than D1 accepts", async () => {
    const { seeds } = await readContent();
    const longest = Math.max(...contentStatements(seeds).map((sql) => Buffer.byteLength(sql)));
    expect(longest).toBeLessThan(100_000);
  });

  test("fits a statement of D1 with the longest permitted body", async () => {
    await write({ [item]: markdown(1, [], "字".repeat(12_000)) });
    const longest = Math.max(
      ...contentStatements(await read()).map((sql) => Buffer.byteLength(sql)),
    );
    expect(longest).toBeLessThan(100_000);
  });

  test("replaces the previous content of the database", async () => {
    const { sql } = await readContent();
    await write({ [item]: markdown(7, [], "独一无二的内容") });
    const [only] = await read();
    const db = await databaseWith(sql);
    db.exec(contentStatements(only ? [only] : []).join(";\n"));
    expect(db.prepare("SELECT id FROM items").all()).toEqual([{ id: 7 }]);
    const find = db.prepare("SELECT count(*) AS hits FROM search WHERE search MATCH ?");
    expect(find.get(matchExpression("独一无二") ?? "")).toEqual({ hits: 1 });
    expect(find.get('{title} : "copyright" OR "版权"')).toEqual({ hits: 0 });
  });
});
