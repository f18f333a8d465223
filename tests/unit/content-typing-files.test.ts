import { symlink, writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { readContentFiles } from "../../tools/content-import/content-files.ts";
import { checked, outcomeOf, outcomeOfBody } from "../helpers/checked-content.ts";
import {
  item,
  markdown,
  pathOf,
  problemsOf,
  provideSeedFolder,
  read,
  write,
} from "../helpers/seed-folder.ts";

provideSeedFolder();

describe("a file is read", () => {
  test.each([
    ["with white space after ---", (text: string) => text.replaceAll("---\n", "---  \n")],
    ["with empty lines above", (text: string) => `\n\n${text}`],
    [
      "with the line ends of Windows and a byte order mark",
      (text: string) => `\uFEFF${text.replaceAll("\n", "\r\n")}`,
    ],
    ["with the line ends of old Macs", (text: string) => text.replaceAll("\n", "\r")],
  ])("%s", (_, change) => {
    const { problems, notes, item: found } = outcomeOf(change(markdown(1)));
    expect([...problems, ...notes]).toEqual([]);
    expect(found?.title).toBe("标题");
  });

  test("if a symbolic link leads to it, and a broken link is refused", async () => {
    await writeFile(pathOf("draft.md"), markdown(7));
    await write({ [item]: markdown(1) });
    await symlink(pathOf("draft.md"), pathOf("content/zh/linked.md"));
    const [chinese] = await read();
    expect(chinese?.items.map(({ id }) => id)).toEqual([7, 1]);
    await symlink(pathOf("nowhere.md"), pathOf("content/zh/lost.md"));
    expect(await problemsOf({})).toContain(
      "content/zh/lost.md:1 This is a shortcut to a folder or to a file that does not exist",
    );
  });

  test("unless an operating system or an editor has left it behind", async () => {
    const names = [".DS_Store", "desktop.ini", "Thumbs.db", "1.md~", "~$报告.docx", "1.md.bak"];
    await write(Object.fromEntries(names.map((name) => [`content/zh/${name}`, "x"])));
    await write({ [item]: markdown(1) });
    const files = await readContentFiles(pathOf());
    expect(files.map(({ path }) => path)).toEqual([
      "content/zh/navigation.yaml",
      item,
      "content/en/navigation.yaml",
    ]);
  });
});

test("files outside the folders of the locales are read so that they can be reported, except README.md and pictures", async () => {
  const names = ["1.md", "README.md", "zh-CN/a.md", "pictures/a.png", "redirects.yml"];
  await write(Object.fromEntries(names.map((name) => [`content/${name}`, ""])));
  const files = (await readContentFiles(pathOf())).map(({ path }) => path);
  expect(files.filter((path) => !path.endsWith("/navigation.yaml"))).toEqual([
    "content/1.md",
    "content/redirects.yml",
    "content/zh-CN/a.md",
  ]);
});

describe("a file that cannot be read is refused, and the message says what to do:", () => {
  test.each([
    ["content/zh/1.md.txt", "“1.md”"],
    ["content/zh/1.markdown", "“1.md”"],
    ["content/zh/1.MD", "“1.md”"],
    ["content/zh/a.yml", "“a.yaml”"],
    ["content/zh/报告.docx", "贴到一个 .md 文件里"],
    ["content/zh/图.png", ".md 或 .yaml"],
  ])("%s", (path, advice) => {
    const { problems } = checked({ [path]: "" });
    expect(problems).toMatchObject([{ file: path, line: 1 }]);
    expect(problems[0]?.message).toContain(advice);
  });

  test("redirects in GBK", async () => {
    const gbk = Buffer.from([0xd0, 0xc2, 0x3a, 0x0a]);
    await writeFile(pathOf("content/redirects.yaml"), Buffer.concat([Buffer.from("# 1\n# "), gbk]));
    expect(await problemsOf({})).toContain(
      "content/redirects.yaml:2 The file is not encoded in UTF-8",
    );
  });

  test("an item in UTF-16, which is reported once", async () => {
    const text = Buffer.from(`\uFEFF${markdown(1)}`, "utf16le");
    await write({ [item]: "" });
    await writeFile(pathOf(item), text);
    const lines = (await problemsOf({})).split("\n");
    expect(lines).toEqual([
      expect.stringContaining(`${item}:1 The file is encoded in UTF-16`),
      expect.any(String),
    ]);
  });

  test.each([
    ["———\nid: 1\n---\n", 1, "head-dashes", "———"],
    ["---\nid: 1\n——-\n\n正文", 3, "head-dashes", "——-"],
    ["正文", 1, "head-missing", "---"],
  ])("%j", (text, line, code, shown) => {
    const { problems } = outcomeOf(text);
    expect(problems).toEqual([expect.stringContaining(`${line} ${code} `)]);
    expect(problems[0]).toContain(shown);
  });

  test.each([item, "content/zh/list.yaml"])("%s with a merge conflict", (path) => {
    const body = "\n<<<<<<< HEAD\n\n甲\n\n=======\n\n乙\n\n>>>>>>> main\n";
    const { problems } = checked({ [path]: path === item ? markdown(1, [], body) : body });
    expect(problems).toMatchObject([{ file: path, code: "conflict", line: path === item ? 7 : 2 }]);
  });
});

describe("if two items have the same id, the newer item is reported with a free id:", () => {
  const folder = "content/zh/press-releases";
  const original = `${folder}/10128.md`;
  const copyOf = (name: string) => ({
    [original]: markdown(10128),
    [`${folder}/10130.md`]: markdown(10130),
    [`${folder}/${name}.md`]: markdown(10128),
  });

  test.each([
    "10128 - 副本",
    "副本 10128",
    "10128 copy",
    "10128(1)",
    "Copy of 10128",
    "复件 10128",
  ])("%s", (name) => {
    const { problems } = checked(copyOf(name));
    expect(problems).toMatchObject([{ file: `${folder}/${name}.md`, field: "id" }]);
    expect(problems[0]?.message).toContain(`属于 ${original}:2`);
    expect(problems[0]?.message).toContain("id: 10131");
  });

  test("the file that was added later, if the names do not show which file is newer", () => {
    const addedAt = (path: string) => (path.endsWith("a.md") ? Number.POSITIVE_INFINITY : 1);
    const texts = { "content/en/a.md": markdown(1), "content/zh/b.md": markdown(1) };
    expect(checked(texts, { addedAt }).problems).toMatchObject([{ file: "content/en/a.md" }]);
  });

  test("the second item, if both are in one list", () => {
    const list =
      "node: PRESS RELEASES\nitems:\n  - id: 5\n    title: 甲\n  - id: 5\n    title: 乙\n";
    expect(checked({ "content/zh/a.yaml": list }).problems).toMatchObject([{ line: 5 }]);
  });
});

describe("addresses in a body:", () => {
  test.each([
    ["![图](./assets/图1.png)", "media:名字"],
    ["![图](图1.png)", "media:名字"],
    ["![图](images\\a.png)", "media:名字"],
    ["![图](C:\\Users\\a.png)", "media:名字"],
    ["![图](file:///C:/a.png)", "media:名字"],
    ['<img src="图1.png">', "media:名字"],
    ["<img src=图1.png>", "media:名字"],
    ["！[图](media:ladle)", "![…](media:ladle)"],
    ["[甲](../press-releases/10128.md)", "/news/news_detail/10128"],
    ["[甲](www.example.com)", "https://www.example.com"],
    ["[甲](https：//www.example.com)", "https://www.example.com"],
    ["[甲](https:/www.example.com)", "https://www.example.com"],
    ["[甲](hr@example.com)", "mailto:hr@example.com"],
    ["[甲](javascript:alert(1))", "https://"],
    ["[甲](http://localhost:8787/about)", "/about"],
    ["[甲](about/profile)", "/about/profile"],
    ["[甲](/assets/年报.pdf)", "client/public/assets/年报.pdf"],
    ["[甲]()", "没有地址"],
    ["[甲](/nowhere)", "/nowhere"],
  ])("%s cannot be opened and is refused, and the message says what to write", (body, advice) => {
    const texts = {
      [item]: markdown(1, [], `正文\n\n${body}`),
      "content/zh/press-releases/10128.md": markdown(10128),
    };
    const { problems } = checked(texts);
    expect(problems).toMatchObject([{ file: item, line: 8 }]);
    expect(problems[0]?.message).toContain(advice);
  });

  test.each([
    "https://a.cn/钢铁",
    "//a.cn/b",
    "#here",
    "mailto:hr@a.cn",
    "tel:025-1",
    "/files/disclosures/11005.pdf",
  ])("the address %s is accepted", (address) =>
    expect(outcomeOfBody(`[甲](${address})`).problems).toEqual([]),
  );
});

test("the message about a problem in a text has the number of the line on which the text begins, even if its key is on the line above", () => {
  const list = "node: PRESS RELEASES\nitems:\n  - id: 5\n    title: 甲\n    body: 前**“一”**后\n";
  const block = list.replace("body: ", "body: |\n      ");
  expect(checked({ "content/zh/a.yaml": list }).problems).toMatchObject([
    { line: 5, field: "items.0.body" },
  ]);
  expect(checked({ "content/zh/a.yaml": block }).problems).toMatchObject([{ line: 6 }]);
});

test("paragraphs of a text in YAML's folded style stay separate", () => {
  const list =
    "node: PRESS RELEASES\nitems:\n  - id: 5\n    title: 甲\n    body: >\n      甲\n      乙\n\n\n      丙\n";
  const { locales } = checked({ "content/zh/a.yaml": list });
  expect(locales[0]?.seed.items[0]?.content).toBe("<p>甲乙</p>\n<p>丙</p>");
});

test.each([
  ["  - id：5\n    title: 甲\n", 3, "wide-colon", "- id: 5"],
  ["  - id: 5\n   title: 甲\n", 4, "indent", "对齐"],
  ["  -id: 5\n    title: 甲\n", 3, "dash-space", "- id: 5"],
  ["  - id: 5\n    title：甲\n    body: |\n      注：乙\n", 4, "wide-colon", "title: 甲"],
  ["  id: 5\n  title: 甲\n", 3, "items", "- id: 12001"],
  ["  - id: 5\n    title: 甲\n    正文: 乙\n", 5, "key-meant", "body: 乙"],
])(
  "the message about a list that is typed wrongly says what to write: %j",
  (items, line, code, write) => {
    const { problems } = checked({ "content/zh/a.yaml": `node: PRESS RELEASES\nitems:\n${items}` });
    expect(problems).toMatchObject([{ line, code }]);
    expect(problems[0]?.message).toContain(write);
  },
);
