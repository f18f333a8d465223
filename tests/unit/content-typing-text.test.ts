import { describe, expect, test } from "vitest";
import { outcomeOfBody } from "../helpers/checked-content.ts";

describe("the text of an item", () => {
  test.each([
    ["a line break between Chinese characters", "辘\n轳水车", "<p>辘轳水车</p>"],
    ["a line break beside Chinese marks", "他说，\n“好”\n——完", "<p>他说，“好”——完</p>"],
    ["a line break between marks", "**辘**\n轳", "<p><strong>辘</strong>轳</p>"],
    ["a line break with an indent", "辘\n 轳", "<p>辘轳</p>"],
    ["a line break between Latin words", "rolling\nmill", "<p>rolling\nmill</p>"],
    ["an indent of spaces", "    第一段", "<p>    第一段</p>"],
    ["an indent of a tab", "\t第一段", "<p>\t第一段</p>"],
    ["a rule right below a text", "正文\n---\n正文", "<p>正文</p>\n<hr>\n<p>正文</p>"],
    ["tildes between digits", "3~5天，人数10~20人", "<p>3~5天，人数10~20人</p>"],
    ["two tildes", "~~作废~~", "<p><del>作废</del></p>"],
    ["asterisks between digits", "1500*3000*10mm", "<p>1500*3000*10mm</p>"],
    ["a power", "2**10 与 2\\*\\*10", "<p>2**10 与 2**10</p>"],
    ["emphasis around digits", "*规格 3*4*", "<p><em>规格 3*4</em></p>"],
    [
      "nested emphasis",
      "**a *b* c** 与 ***重要***",
      "<p><strong>a <em>b</em> c</strong> 与 <em><strong>重要</strong></em></p>",
    ],
    ["a sentence in brackets", "[说明]: 本表数据未经审计", "<p>[说明]: 本表数据未经审计</p>"],
    ["a dash outside of a quotation", "——记热轧厂的一天", "<p>——记热轧厂的一天</p>"],
    ["emoji", "👨‍👩‍👧", "<p>👨‍👩‍👧</p>"],
    ["a topic", "#智能制造# 开幕", "<p>#智能制造# 开幕</p>"],
  ])("may contain %s, about which nothing is reported", (_, body, html) => {
    const { problems, notes, item } = outcomeOfBody(body);
    expect([...problems, ...notes]).toEqual([]);
    expect(item?.content).toBe(html);
  });

  test.each([
    ["详见https://www.example.com/a，谢谢。", "https://www.example.com/a"],
    ["（https://www.example.com/a）", "https://www.example.com/a"],
    ["“https://www.example.com/a”", "https://www.example.com/a"],
    ["https://www.example.com/a钢铁", "https://www.example.com/a"],
    ["邮箱hr@example.com，", "mailto:hr@example.com"],
  ])("written as %s contains only a link to %s", (body, address) => {
    const links = outcomeOfBody(body).item?.content.match(/href="[^"]*"/g);
    expect(links).toEqual([`href="${address}"`]);
  });

  test("shows code as it is typed, including marks", () => {
    const { problems, item } = outcomeOfBody("```js\n2**10 + '**“a”**后'\n```\n\n`~~“x”~~后`");
    expect(problems).toEqual([]);
    expect(item?.content).toContain("2**10");
  });
});

describe("marks that would be shown as typed are reported, and the message says what to write:", () => {
  test.each([
    ["**“重要”**后", "mark-shown", "“**重要**”"],
    ["**公告：**请注意", "mark-shown", "**公告**："],
    ["** 重要 **", "mark-shown", "**重要**"],
    ["*“重要”*后", "mark-shown", "“*重要*”"],
    ["前~~“删除”~~后", "mark-shown", "“~~删除~~”"],
    ["前__重要__后", "mark-underscore", "**重要**"],
    ["- **“重要”**后", "mark-shown", "“**重要**”"],
    ["| **“甲”**乙 | 丙 |\n|---|---|\n| 1 | 2 |", "mark-shown", "“**甲**”"],
    ["##标题", "heading-typed", "## 标题"],
    ["＃＃ 标题", "heading-typed", "## 标题"],
    ["　　## 标题", "heading-typed", "## 标题"],
    ["文字[^1]", "footnote", "用括号括起来"],
    ["［甲］（https://a.cn）", "link-typed", "[甲](https://a.cn)"],
    ["【甲】(https://a.cn)", "link-typed", "[甲](https://a.cn)"],
    ["[甲] (https://a.cn)", "link-typed", "[甲](https://a.cn)"],
    ["![图](media: ladle)", "link-typed", "![图](media:ladle)"],
    ["···\n代码\n···", "code-typed", "```"],
    ["｜甲｜乙｜\n｜--｜--｜", "table-typed", "| --- | --- |"],
    ["<div>\n**重要**\n</div>", "marks-in-tags", "各空一行"],
  ])("%j", (body, code, write) => {
    const [first] = outcomeOfBody(body).problems;
    expect(first).toMatch(new RegExp(`^[67] ${code} `));
    expect(first).toContain(write);
  });

  test("each of several marks, even if they are on one line", () => {
    const body = "正文。\n\n**“一”**后，**“二”**后\n**“三”**后\n\n“四”，**“四”**后";
    const places = outcomeOfBody(body).problems.map((line) => line.split(" ")[0]);
    expect(places).toEqual(["8", "8", "9", "11"]);
  });
});

describe("text that would be lost or changed is refused, and the message says what to write or what is wrong:", () => {
  test.each([
    ["见[说明]。\n\n[另一处]: https://a.cn", 8, "line-lost", "[另一处](https://a.cn)"],
    ["正文\n\n[^1]: 注释内容。", 8, "footnote", "[^1]: 注释内容"],
    ["```\n代码\n\n正文", 6, "code-open", "“```”没有结束"],
    ["- 甲\n- [ ] 任务", 7, "checkbox", "☐"],
    ["1. 甲\n2. 乙\n4. 丙", 8, "number-changed", "4，网站上会显示 3"],
    ["| a | b |\n|---|---|\n| 1 | 2 | 丙 |", 8, "cells-lost", "“丙”不会显示"],
    ["正文\n\n<script>x</script>", 8, "element-lost", "<script>"],
    ["请输入<name>。", 6, "element-unknown", "&lt;name&gt;"],
    ['<iframe src="https://evil.cn/x"></iframe>', 6, "frame-host", "[evil.cn](https://evil.cn/x)"],
    ["<p onclick='x'>甲</p>", 6, "script-attribute", "onclick"],
    ["甲\u202E乙", 6, "text-invisible", "U+202E"],
    ["甲\uE004乙", 6, "text-invisible", "U+E004"],
    ["## 一\n\n# 二", 8, "heading-level", "## 二"],
    [`正文\n\n${">".repeat(3_000)}字`, 8, "too-deep", "20 层"],
    [`正文\n\n${"- ".repeat(3_000)}字`, 8, "too-deep", "20 层"],
  ])("%j", (body, line, code, write) => {
    const found = outcomeOfBody(body).problems.find((each) => each.startsWith(`${line} ${code} `));
    expect(found).toContain(write);
  });
});

describe("text that may not look on the page as its author expects:", () => {
  test.each([
    ["1、甲\n2、乙", "7 lines-together “1、甲”和“2、乙”"],
    ["（1）甲\n（2）乙", "7 lines-together"],
    ["一、甲\n二、乙", "7 lines-together"],
    ["· 甲\n· 乙", "7 lines-together"],
    ["•\t甲\n•\t乙", "7 lines-together"],
    ["—— 甲\n—— 乙", "7 lines-together"],
    ["＞ 甲", "6 mark-wide"],
    ["见 https：//www.a.cn", "6 address-wide"],
    ["邮箱：hr＠a.cn", "6 address-wide"],
    ["1. 甲\n2．乙", "7 lines-together"],
    ["电话：1\n地址：2", "7 lines-together"],
    ["第一段。\n第二段。", "7 lines-together"],
    ["　　第一段，\n　　第二段", "7 lines-together"],
    ["甲\t乙\n1\t2", "6 tabs-pasted"],
    ["> 话\n> ——王明", "7 speaker-together"],
    ["长*宽*高", "6 star-italic “长*宽*高”"],
    ["#标题", "6 hash-typed"],
    ["＊＊重要＊＊", "6 mark-wide"],
    ["重要**", "6 mark-alone"],
    ["甲<!-- 备注 -->乙", "6 comment-hidden “备注”"],
    ["路径D:\\(新)", "6 backslash-lost"],
    ["甲\u200B乙", "6 zero-width-removed"],
  ])("%j causes a note and is imported", (body, message) => {
    const { problems, notes, item } = outcomeOfBody(body);
    expect(problems).toEqual([]);
    expect(notes).toEqual([expect.stringContaining(message)]);
    expect(item?.id).toBe(1);
  });

  test("lines get no note if they end with a line break or form one sentence", () => {
    expect(outcomeOfBody("甲。  \n乙。\\\n丙，\n丁。").notes).toEqual([]);
  });

  test("an invisible character between two characters is removed", () => {
    expect(outcomeOfBody("辘\u200B轳").item?.content).toBe("<p>辘轳</p>");
  });
});
