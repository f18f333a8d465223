import { rm, writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import {
  item,
  markdown,
  navigation,
  pathOf,
  problemsOf,
  provideSeedFolder,
} from "../helpers/seed-folder.ts";

provideSeedFolder();

/** Markdown of a figure that compares values before and after a change. The figure has two equal rows. */
function slope(before: string, after: string): string {
  const row = `| 停机 | ${before} | ${after} |`;
  return `<figure class="slope">\n\n| 指标 | 前 | 后 |\n| --- | --- | --- |\n${row}\n${row}\n\n</figure>`;
}

/** Expects that a problem is reported for an item's file with this text. */
async function expectReported(text: string, message: string): Promise<void> {
  const report = await problemsOf({ [item]: text });
  expect(report).toContain(`${item}:`);
  expect(report).toContain(message);
}

const NO_SUCH_FILE = "There is no file client/public";
const BELOW = "Write the path below client/public/files";

describe("a problem is reported with its file and line:", () => {
  test.each([
    ["an unknown key", "colour: red", ":5 colour: There is no field “colour”"],
    [
      "a number where a text is required",
      "source: 2025",
      ':5 source: This must be a text. If the text is a number, a date or “true”, put it in straight quotes: source: "2025"',
    ],
    ["text where a number is required", "fileSize: big", ":5 fileSize: Write a whole number"],
    ["a word where a number is required", "value: five", ":5 value: Write only a number"],
    [
      "a time that does not exist",
      "publishTime: 2023-02-30",
      ":5 publishTime: The time “2023-02-30” does not exist",
    ],
    [
      "a time in words",
      "publishTime: soon",
      ":5 publishTime: It is not clear which time this means",
    ],
    [
      "an address that executes a script",
      "linkUrl: javascript:alert(1)",
      ":5 linkUrl: The site does not allow addresses like “javascript:alert(1)”",
    ],
    [
      "a number in a list of texts",
      "keywords:\n  - 热轧\n  - 7",
      ":7 keywords: This must be a text",
    ],
    ["two pictures", "picture: ladle\nimgUrl: /a.png", ":5 picture: The item also has imgUrl"],
    ["a file outside of its folder", "file: a/../../favicon.svg", `:5 file: ${BELOW}`],
    [
      "an address where the path of a file is required",
      "file: /disclosures/11005.pdf",
      `:5 file: ${BELOW}`,
    ],
    [
      "two files",
      "fileUrl: /a.pdf\nfile: disclosures/11005.pdf",
      ":6 file: The item also has fileUrl",
    ],
    [
      "two sizes",
      "file: disclosures/11005.pdf\nfileSize: 3",
      ":5 file: The item also has fileSize",
    ],
    [
      "subtitles without a film",
      "hasTracks: true",
      ":5 hasTracks: Without videoUrl there is no film",
    ],
    [
      "brackets that are not closed",
      "author: [a",
      ":5 author: The brackets are not closed. Write author: [a]",
    ],
    [
      "a quote that is not closed",
      'summary: "nine\nsource: a',
      ':5 summary: The text begins with the quotation mark " but does not end with this mark',
    ],
    [
      "a text with a colon",
      "summary: Hours: nine",
      ':5 summary: The text contains a colon and a space. Put the whole text in straight quotes: summary: "Hours: nine"',
    ],
    ["a key without a value", "summary:", ":5 summary: “summary” is empty. Write a value"],
    [
      "a link to an item that does not exist",
      "linkUrl: /news/news_detail/2",
      ":5 linkUrl: No page has the address /news/news_detail/2.",
    ],
  ])("%s", (_, lines, message) => expectReported(markdown(1, [lines]), message));

  test.each([
    [
      "picture",
      "picture: moon",
      "There is no picture “moon”. Use a name from shared/brand/media.json, such as ",
    ],
    [
      "icon",
      "subUpTitle: factry",
      "There is no icon “factry”. Use a name from shared/icon-shapes/icon-shapes.ts, such as factory, ",
    ],
    ["file", "file: disclosures/2.pdf", `${NO_SUCH_FILE}/files/disclosures/2.pdf. Put`],
    ["logo", "imgUrl: /media/logos/moon.svg", `${NO_SUCH_FILE}/media/logos/moon.svg`],
    ["film", "videoUrl: /media/video/moon.mp4", `${NO_SUCH_FILE}/media/video/moon.mp4`],
  ])("an unknown %s", (_, line, message) => {
    const [key] = line.split(": ");
    return expectReported(markdown(1, [line]), `:5 ${key}: ${message}`);
  });

  test("a film without its subtitles", () => {
    const lines = ["videoUrl: /media/video/ladle.mp4", "hasTracks: true"];
    const message = `:6 hasTracks: ${NO_SUCH_FILE}/media/video/ladle.subtitles.zh.vtt`;
    return expectReported(markdown(1, lines), message);
  });

  test("an expiry before the publication", () => {
    const lines = ["publishTime: 2027-01-02", "expireTime: 2027-01-01 09:00:00"];
    return expectReported(
      markdown(1, lines),
      ":6 expireTime: expireTime must be later than publishTime",
    );
  });

  test.each([
    ["an unknown picture in the body", "![二](media:moon)", "There is no picture “moon”"],
    [
      "a heading of the same level as the page's title",
      "# 二",
      "The page already has a title, so headings in the text begin with ##",
    ],
    [
      "asterisks that do not make a text bold",
      "他说**“二”**后",
      "“他说**“二”**后” would be shown with its “**”, because the text between the marks begins or ends with a space or punctuation. Write “**二**”",
    ],
    [
      "an unknown figure",
      '<figure class="slop">\n\n二\n\n</figure>',
      "There is no figure “slop”. Write line, slope, tally, stages or journey",
    ],
    [
      "a picture with an address at which there is no file",
      "![二](/media/moon.webp)",
      `${NO_SUCH_FILE}/media/moon.webp`,
    ],
    [
      "an HTML element with the address of a file that does not exist",
      '<img alt="" src="/media/moon.webp">',
      `${NO_SUCH_FILE}/media/moon.webp`,
    ],
    [
      "a link to a page that does not exist",
      "[二](/en/a/b?page=2)",
      "No page has the address /en/a/b. Correct the address, or remove the link",
    ],
  ])("%s", (_, body, message) => expectReported(markdown(1, [], `一\n\n${body}`), `:8 ${message}`));

  test.each([
    [
      "a missing key",
      markdown(1).replace("title: 标题\n", ""),
      ":2 title: “title” is missing. Add a line: title: ",
    ],
    [
      "an unknown node",
      markdown(1).replace("S RELEASES", ""),
      ":3 node: There is no node “PRES”. Write the index name of the node, which follows nodeIndexName in content/zh/navigation.yaml, such as ROOT, PRESS RELEASES",
    ],
    [
      "a text that is too long",
      markdown(1, [], "字".repeat(12_001)),
      ":6 The text has 12001 characters; at most 12000",
    ],
    ["no front matter", "正文", ":1 A file must begin with the item's fields: a line ---"],
    [
      "front matter without an end",
      "---\nid: 1\n\n正文",
      ":4 “正文” looks like text, but the line --- that ends the item's fields is missing above it. Add a line --- before line 4.",
    ],
  ])("%s", (_, text, message) => expectReported(text, message));

  test("a unit beside a number in a figure, with the line of this figure if the text has several", () => {
    const body = `${slope("20", "10")}\n\n${slope("20", "10 h")}`;
    const message =
      ":15 “10 h” is not a number. Write units in the first column, and only half-width digits in the other cells.";
    return expectReported(markdown(1, [], body), message);
  });

  test("a duplicate id, with the places of both items", async () => {
    const report = await problemsOf({ [item]: markdown(1), "content/en/a.md": markdown(1) });
    expect(report).toContain(
      `content/en/a.md:2 id: id 1 belongs to content/zh/press-releases/1.md:2`,
    );
  });

  test.each([
    [
      "a duplicate node",
      "others:\n  - nodeId: 2\n    nodeName: N\n    nodeIndexName: OTHER\n",
      ":11 nodeId: Another node also has 2",
    ],
    [
      "a link to a page that does not exist",
      "      linkUrl: /nowhere\n",
      ":10 linkUrl: No page has the address /nowhere",
    ],
    ["a wrong value", "      isShow: yes\n", ":10 isShow: Write 1 (shown) or 0 (hidden)"],
  ])("in the navigation: %s", async (_, more, message) => {
    const problems = await problemsOf({ "content/zh/navigation.yaml": navigation(38) + more });
    expect(problems).toContain(`content/zh/navigation.yaml${message}`);
  });

  test("a domain id that two locales have", async () => {
    const both = `# The same.\n${navigation(38)}`;
    expect(await problemsOf({ "content/en/navigation.yaml": both })).toContain(
      "content/en/navigation.yaml:2 domainId: The locale zh also has this domainId",
    );
  });

  test("a misspelt index name of a page in the navigation", async () => {
    const misspelt = navigation(38).replace("PRESS RELEASES", "PRES RELEASES");
    expect(await problemsOf({ "content/zh/navigation.yaml": misspelt })).toContain(
      "content/zh/navigation.yaml:9 nodeIndexName: No page has the index name “PRES RELEASES”. Did you mean “PRESS RELEASES”?",
    );
  });

  test.each(["content/zh/a.yml", "content/zh/b.MD", "content/en/c.txt"])(
    "a file that the import would ignore, %s",
    async (file) => {
      expect(await problemsOf({ [file]: "" })).toContain(
        `${file}:1 This file would not appear on the site`,
      );
    },
  );

  test("a file that is not UTF-8", async () => {
    const gbk = Buffer.from([0xb1, 0xea, 0xcc, 0xe2]);
    const text = Buffer.concat([Buffer.from(markdown(1, ["summary: "], "").slice(0, -5)), gbk]);
    await writeFile(pathOf("content/zh/a.md"), text);
    expect(await problemsOf({})).toContain("content/zh/a.md:5 The file is not encoded in UTF-8");
  });

  test.each(["a missing navigation", "a missing folder"])("%s", async (name) => {
    await rm(pathOf("content/en"), { recursive: true });
    const others = name === "a missing folder" ? {} : { "content/en/a.md": markdown(3) };
    expect(await problemsOf(others)).toContain("content/en/navigation.yaml:1 This file is missing");
  });

  test("a broken link, but not a link to an item whose file has a problem", async () => {
    const links = "[甲](/news/news_detail/2)\n\n[乙](/nowhere)\n\n[丙](/en/news/news_detail/3)";
    const report = await problemsOf({
      [item]: markdown(1, [], links),
      "content/zh/b.md": markdown(2, ["colour: red"]),
      "content/en/c.md": markdown(3),
      "content/en/navigation.yaml": "domainId: x\n",
    });
    expect(report).toContain("content/zh/b.md:5 colour: There is no field");
    expect(report).toContain(`${item}:8 No page has the address /nowhere`);
    expect(report.match(/No page has/g)).toHaveLength(1);
  });

  test("all problems of all files at once and in order", async () => {
    const report = await problemsOf({
      "content/zh/b.md": markdown(2, ["colour: red", "duration: long"], "![](media:moon)"),
      "content/zh/a.md": "正文",
    });
    expect(report.split("\n").map((line) => line.split(" ")[0])).toEqual([
      `content/zh/a.md:1`,
      `content/zh/b.md:5`,
      `content/zh/b.md:6`,
      `content/zh/b.md:8`,
      "4",
    ]);
  });
});
