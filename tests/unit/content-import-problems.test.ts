import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  base,
  item,
  markdown,
  navigation,
  problemsOf,
  provideSeedFolder,
} from "../helpers/seed-folder.ts";

provideSeedFolder();

/** A figure with two rows. */
function slope(before: string, after: string): string {
  const row = `| 停机 | ${before} | ${after} |`;
  return `<figure class="slope">\n\n| 指标 | 前 | 后 |\n| --- | --- | --- |\n${row}\n${row}\n\n</figure>`;
}

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
    [
      "an end before the beginning",
      markdown(1, ["publishTime: 2027-01-02", "expireTime: 2027-01-01 09:00:00"]),
      ":6 expireTime: is not after publishTime",
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
      ":5 picture: there is no picture “moon”; use one of shared/brand/media.json, such as ",
    ],
    [
      "an unknown icon",
      markdown(1, ["subUpTitle: factry"]),
      ":5 subUpTitle: there is no icon “factry”; use one of shared/blocks/icon, such as factory, ",
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
      "a film without its subtitles",
      markdown(1, ["videoUrl: /media/video/ladle.mp4", "hasTracks: true"]),
      ":6 hasTracks: there is no client/public/media/video/ladle.subtitles.zh.vtt",
    ],
    ["tracks of no film", markdown(1, ["hasTracks: true"]), ":5 hasTracks: there is no videoUrl"],
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
    ["a word for a number", markdown(1, ["value: five"]), ":5 value: write a number such as 92.7"],
    [
      "an unknown figure",
      markdown(1, [], '一\n\n<figure class="slop">\n\n二\n\n</figure>'),
      ":8 there is no figure “slop”; write line, slope, tally or stages",
    ],
    [
      "the second figure, with a unit beside a number",
      markdown(1, [], `${slope("20", "10")}\n\n${slope("20", "10 h")}`),
      ":15 “10 h” is not a number; in a figure units belong to the first column",
    ],
    [
      "an unknown node",
      markdown(1).replace("PRESS RELEASES", "PRESS"),
      ":3 node: there is no “PRESS”",
    ],
    ["broken YAML", markdown(1, ["author: [a"]), "is not YAML"],
    ["a text too long", markdown(1, [], "字".repeat(12_001)), ":6 the text is longer than 12000"],
    ["no front matter", "正文", ":1 begin the file with ---"],
    [
      "front matter without an end",
      "---\nid: 1\n\n正文",
      ":1 the keys of the item begin here and do not end; add a line ---",
    ],
    [
      "a text with a colon",
      markdown(1, ["summary: Hours: nine"]),
      ":5 is not YAML: Nested mappings are not allowed in compact mappings; put a text with a colon in quotes",
    ],
    [
      "a quote that is not closed",
      markdown(1, ['summary: "nine', "source: a"]),
      ':5 is not YAML: Missing closing "quote',
    ],
    ["a key without a value", markdown(1, ["summary:"]), ":5 summary: is empty; write a value or"],
    [
      "a picture by an address that is not there",
      markdown(1, [], "一\n\n![二](/media/moon.webp)"),
      ":8 there is no client/public/media/moon.webp",
    ],
    [
      "a file in HTML that is not there",
      markdown(1, [], '一\n\n<img alt="" src="/media/moon.webp">'),
      ":8 there is no client/public/media/moon.webp",
    ],
    [
      "a link to a page that does not exist",
      markdown(1, [], "一\n\n[二](/en/recruitment/postions?page=2)"),
      ":8 no page has the address /en/recruitment/postions; correct it",
    ],
    [
      "a link to an item that does not exist",
      markdown(1, ["linkUrl: /news/news_detail/2"]),
      ":5 no page has the address /news/news_detail/2;",
    ],
  ])("%s", async (_, text, message) => {
    const report = await problemsOf({ [item]: text });
    expect(report).toContain(`${item}:`);
    expect(report).toContain(message);
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
      "seed/en/navigation.yaml:2 domainId: zh has it too",
    );
  });

  test("a misspelt name of a page in the tree", async () => {
    const misspelt = navigation(38).replace("PRESS RELEASES", "PRES RELEASES");
    expect(await problemsOf({ "seed/zh/navigation.yaml": misspelt })).toContain(
      "seed/zh/navigation.yaml:9 nodeIndexName: no page has “PRES RELEASES”; did you mean “PRESS RELEASES”?",
    );
  });

  test("a link in the tree to a page that does not exist", async () => {
    const wrong = `${navigation(38)}      linkUrl: /nowhere\n`;
    expect(await problemsOf({ "seed/zh/navigation.yaml": wrong })).toContain(
      "seed/zh/navigation.yaml:10 no page has the address /nowhere",
    );
  });

  test.each(["seed/zh/a.yml", "seed/zh/b.MD", "seed/en/c.txt"])(
    "a file that would be left out, %s",
    async (file) => {
      expect(await problemsOf({ [file]: "" })).toContain(`${file}:1 is not read; rename it`);
    },
  );

  test("a file that is not UTF-8", async () => {
    const gbk = Buffer.from([0xb1, 0xea, 0xcc, 0xe2]);
    const text = Buffer.concat([Buffer.from(markdown(1, ["summary: "], "").slice(0, -5)), gbk]);
    await writeFile(join(base, "seed/zh/a.md"), text);
    expect(await problemsOf({})).toContain("seed/zh/a.md:5 is not UTF-8; save the file as UTF-8");
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

  test("a broken link beside other problems, but no link to an item that has one", async () => {
    const links = "[甲](/news/news_detail/2)\n\n[乙](/nowhere)\n\n[丙](/en/news/news_detail/3)";
    const report = await problemsOf({
      [item]: markdown(1, [], links),
      "seed/zh/b.md": markdown(2, ["colour: red"]),
      "seed/en/c.md": markdown(3),
      "seed/en/navigation.yaml": "domainId: x\n",
    });
    expect(report).toContain("seed/zh/b.md:5 colour: is no known key");
    expect(report).toContain(`${item}:8 no page has the address /nowhere`);
    expect(report.match(/no page has/g)).toHaveLength(1);
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
