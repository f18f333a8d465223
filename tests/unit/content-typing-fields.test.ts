import { describe, expect, test } from "vitest";
import { outcomeOf, outcomeOfKeys, outcomeOfTitle } from "../helpers/checked-content.ts";
import { markdown } from "../helpers/seed-folder.ts";

describe("a title that is typed wrongly is refused, and the message says what to write or what is wrong:", () => {
  test.each([
    ["title：标题", "wide-colon", "title: 标题"],
    ["title:标题", "colon-space", "title: 标题"],
    ["title:\u00A0标题", "odd-space", "title: 标题"],
    ["title:　标题", "odd-space", "title: 标题"],
    ['title: "砺智"平台发布', "part-quoted", `title: '"砺智"平台发布'`],
    ['title: "他说"好"了"', "part-quoted", `title: '"他说"好"了"'`],
    ["title: [公告] 关于", "first-sign", 'title: "[公告] 关于"'],
    ["title: **重要** 通知", "first-sign", 'title: "**重要** 通知"'],
    ["title: @某人", "first-sign", 'title: "@某人"'],
    ["title: %50", "first-sign", 'title: "%50"'],
    ["title: >90%合格", "first-sign", 'title: ">90%合格"'],
    ["title: !重要", "first-sign", 'title: "!重要"'],
    ["title: `代码`", "first-sign", 'title: "`代码`"'],
    ["title: “公告: 关于”", "curly-quotes", 'title: "“公告: 关于”"'],
    ["title: 公告: 关于", "text-colon", 'title: "公告: 关于"'],
    ['title: "公告', "quote-open", 'title: "公告"'],
    ["title: 荣获 #1 供应商称号", "hash-cuts", 'title: "荣获 #1 供应商称号"'],
    ["title: #1 供应商", "hash-empty", 'title: "#1 供应商"'],
    ["title: &砺智 平台上线", "sign-swallowed", 'title: "&砺智 平台上线"'],
    ["title: ! 重要通知", "sign-swallowed", 'title: "! 重要通知"'],
    ['title: "D:\\new"', "backslash", "title: 'D:\\new'"],
    ["title: 2026", "text", 'title: "2026"'],
    ["Title: 标题", "key-meant", "title: 标题"],
    ["标题: 甲", "key-meant", "title: 甲"],
    ["ＴＩＴＬＥ: 甲", "key-meant", "title: 甲"],
    ["\ttitle: 标题", "tab-indent", "空格"],
    ["  title: 标题", "line-swallowed", "title: 标题"],
    ["title: \u200B", "blank", "没有看得见的文字"],
    ["title: 甲\u0007乙", "invisible", "U+0007"],
    ['title: "甲\\u0007乙"', "invisible", "U+0007"],
    ["title: 甲\u200B乙", "invisible", "U+200B"],
    [`title: ${"字".repeat(1_001)}`, "too-long", "最多 1000 个"],
  ])("%j", (line, code, write) => {
    const { problems } = outcomeOfTitle(line);
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^4 ${code} `))]);
    expect(problems[0]).toContain(write);
  });
});

describe("a field", () => {
  test.each([
    ["2026-11-27T09:30:00", "2026-11-27 09:30:00"],
    ["2026-11-27T01:30:00.000Z", "2026-11-27 09:30:00"],
    ["2026-11-27T09:30+08:00", "2026-11-27 09:30:00"],
    ["2026-11-27 9:30", "2026-11-27 09:30:00"],
    ["2026/03/05", "2026-03-05 00:00:00"],
    ["2026.3.5", "2026-03-05 00:00:00"],
    ["2026年3月5日", "2026-03-05 00:00:00"],
    ["2026年3月5日 9：30", "2026-03-05 09:30:00"],
    ["2026年3月5日9时30分", "2026-03-05 09:30:00"],
    ["２０２６－０３－０５", "2026-03-05 00:00:00"],
  ])("with the time %s is read as the time %s", (written, time) => {
    const { problems, item } = outcomeOfKeys(`publishTime: ${written}`, `updateTime: ${written}`);
    expect(problems).toEqual([]);
    expect(item).toMatchObject({ publishTime: time, fields: { updateTime: time } });
  });

  test.each([
    ["9:30", "time", "2026-03-05 09:30:00"],
    ["03/05/2026", "time", "2026-03-05 09:30:00"],
    ["20261127", "time", "publishTime: 2026-11-27 00:00:00"],
    ["2026年3月5日下午3点", "time", "publishTime: 2026-03-05 15:00:00"],
    ["March 5, 2026", "time", "publishTime: 2026-03-05 00:00:00"],
    ["2026-02-30", "time-exists", "“2026-02-30”"],
    ["2026-3-59:30", "time", "2026-03-05 09:30:00"],
  ])(
    "with the time %s is refused with the code %s and a message that contains %s",
    (written, code, write) => {
      const { problems } = outcomeOfKeys(`publishTime: ${written}`);
      expect(problems).toEqual([expect.stringMatching(new RegExp(`^5 ${code} `))]);
      expect(problems[0]).toContain(write);
    },
  );

  test("with an expiry before the publication is refused, even if the two times have different notations", () => {
    const lines = ["publishTime: 2026-11-27T09:30:00", "expireTime: 2026-11-27T01:00:00Z"];
    expect(outcomeOfKeys(...lines).problems).toEqual([expect.stringContaining("6 expires-first")]);
  });

  test.each([
    ["summary: 甲甲\n  乙乙\n  Hello\n  world", "甲甲乙乙 Hello world"],
    ["summary: >\n  甲甲\n  乙乙", "甲甲乙乙"],
    ["summary: |\n  甲甲\n  乙乙", "甲甲乙乙"],
    ['summary: "甲甲\n  乙乙: 丙"', "甲甲乙乙: 丙"],
  ])("on several lines becomes one text: %j", (lines, summary) => {
    expect(outcomeOfKeys(lines).item?.fields.summary).toBe(summary);
  });

  test.each(['id: "1"', "id: １", "id: '１'"])("written as %s is the number 1", (line) => {
    expect(outcomeOf(markdown(1).replace("id: 1", line)).item?.id).toBe(1);
  });

  test.each([
    ["keywords: [热轧，智能]", "list-commas", "keywords: [热轧, 智能]"],
    ["keywords: [热轧 智能]", "list-commas", "keywords: [热轧, 智能]"],
    ["keywords: 【热轧, 智能】", "list", "keywords: [热轧, 智能]"],
    ["taxis: 1.5", "whole-number", "taxis: 1"],
    ["imgUrl: media:ladle", "address-picture-name", "picture: ladle"],
    ["keywords: 热轧、智能", "list", "keywords: [热轧, 智能]"],
    ["subTitle: #D9480F", "hash-empty", 'subTitle: "#D9480F"'],
    ["date: 2026-03-05", "key-meant", "publishTime: 2026-03-05"],
    ["tags: [甲]", "key-meant", "keywords: [甲]"],
    ["draft: true", "key-draft", "publishTime"],
    ["颜色: 红", "key-unknown", "颜色"],
    ["source: 甲\nsource: 乙", "key-twice", "source"],
    ["file: disclosures/年报 2025.pdf", "file-path", "给文件改名"],
    ["value: 92.7%", "decimal", "92.7"],
    ["fileSize: 1,024", "whole-number", "fileSize: 1024"],
    ["hasTracks: 是", "flag", "true"],
    ["block: Chapter", "choice", "chapter"],
    ["linkUrl: www.a.cn", "address-protocol", "https://www.a.cn"],
    ["email: hr＠a.cn", "half-width", "email: hr@a.cn"],
    ["phone: ０２５-１", "half-width", "phone: 025-1"],
    [`summary: ${"字".repeat(40_000)}`, "too-long", "最多 5000 个"],
    [`keywords: [${"甲, ".repeat(101)}]`, "too-many", "100"],
    [`keywords: ${"[".repeat(3_000)}甲${"]".repeat(3_000)}`, "too-deep", "20 层"],
    ["summary: 甲\n  source: 乙", "line-swallowed", "source: 乙"],
  ])(
    "written as %j is refused, and the message says what to write or what is wrong",
    (lines, code, write) => {
      const { problems } = outcomeOfKeys(lines);
      expect(problems).toEqual([expect.stringContaining(` ${code} `)]);
      expect(problems[0]).toContain(write);
    },
  );

  test.each([
    ["source: 甲   # 乙", "5 hash-remark “# 乙”"],
    ["summary: 甲\n#智能制造# 开幕", "6 hash-remark “#智能制造# 开幕”"],
  ])("written as %j causes a note, because a part of it is a comment", (lines, message) => {
    expect(outcomeOfKeys(lines).notes).toEqual([expect.stringContaining(message)]);
  });

  test("causes no note if the comment after its value is an explanation from npm run content -- new", () => {
    const line =
      "subTitle: 甲   # a second line, for example the kind of a disclosure, the post of a person or the grade of a rating";
    expect(outcomeOfKeys(line)).toMatchObject({ problems: [], notes: [] });
  });

  test.each(["PRE\u200BSS RELEASES", "PRESS\u00A0RELEASES"])(
    "with an invisible character in a name is reported only for this character: %j",
    (node) => {
      const { problems } = outcomeOf(markdown(1).replace("PRESS RELEASES", node));
      expect(problems).toEqual([expect.stringMatching(/^3 invisible .*U\+(?:200B|00A0)/)]);
    },
  );

  test("may contain characters that allow a line break", () => {
    expect(outcomeOfKeys('subTitle: "自动化\\u200B总经理"').problems).toEqual([]);
  });

  test("whose texts together are too long for the database is refused", () => {
    const facts = Array.from({ length: 90 }, () => `"1|${"字".repeat(900)}"`);
    const { problems } = outcomeOfKeys(`facts: [${facts.join(", ")}]`);
    expect(problems).toEqual([expect.stringContaining("item-too-large")]);
  });
});

describe("if the line --- that ends the fields is missing, the message says before which line to add it:", () => {
  const head = "---\nid: 1\nnode: PRESS RELEASES\ntitle: 标题\n";
  test.each([
    ["\n正文第一句，今天: 很好。\n\n第二段。\n\n---\n\n第三段", 6],
    ["\n正文第一句，今天很好。\n", 6],
    ["正文第一句，今天: 很好。\n\n---\n", 5],
    ["\n\n## 小标题\n\n正文\n\n---\n", 7],
    ["\nThe company has opened a plant: it is large.\n\n---\n", 6],
  ])("%j", (rest, line) => {
    const { problems } = outcomeOf(head + rest);
    expect(problems).toEqual([expect.stringContaining(`${line} head-ends-before`)]);
    expect(problems[0]).toContain(`第 ${line} 行之前`);
  });
});
