import { describe, expect, test } from "vitest";
import { checked, outcomeOf, outcomeOfBody, outcomeOfKeys } from "../helpers/checked-content.ts";
import { markdown } from "../helpers/seed-folder.ts";

// These tests check content with notations that do not work here but may work in other programs. A problem stops the
// import. A note is only printed, and the item is imported. In the tables, “6 dialect” is the line and the code of a
// problem or note. The body of an item begins on line 6.

describe("a note says what to write instead of a notation that only other programs know:", () => {
  test.each([
    ["==重点==", "6 dialect-write", "**重点**"],
    ["H~2~O", "6 dialect-write", "<sub>2</sub>"],
    ["x^2^", "6 dialect-write", "<sup>2</sup>"],
    ["++下划线++", "6 dialect-write", "<u>下划线</u>"],
    ["参见[[公司简介]]", "6 dialect-write", "[公司简介]("],
    ["![[图1.png]]", "6 dialect-write", "![…](media:"],
    ["文字^[注释]", "6 dialect-write", "（注释）"],
    ["能量 $E=mc^2$", "6 dialect", "$E=mc^2$"],
    ["> [!NOTE]\n> 请注意", "6 dialect", "[!NOTE]"],
    ["::: tip\n请注意", "6 dialect", "::: tip"],
    ["[TOC]", "6 dialect", "[TOC]"],
    ['{{< figure src="a.png" >}}', "6 dialect", "{{<"],
    ["{% note %}", "6 dialect", "{% note %}"],
    ["![图](media:ladle){width=50%}", "6 dialect", "{width=50%}"],
    ["文字<o:p>", "6 dialect", "<o:p>"],
    ["很好:smile:", "6 dialect", ":smile:"],
    ["这是_重要_的", "6 underscore-single", "*重要*"],
    ["*ST甲与*ST乙", "6 star-italic", "\\*"],
    ["    - 甲", "6 mark-pushed-in", "- 甲"],
    ["　　- 甲", "6 mark-pushed-in", "- 甲"],
    ["\t1. 甲", "6 mark-pushed-in", "1. 甲"],
    ["1. 甲\n  - 乙\n2. 丙", "7 list-beside", "四个空格"],
    [">90%的客户", "6 sign-lost", "\\>90%的客户"],
    ["+ 5℃以上", "6 sign-lost", "\\+ 5℃以上"],
    ["2026. 11. 27 开会", "6 date-listed", "2026年11月27日"],
    ["| 年 | 量 |\n| --- | --- |\n| 1 | 2 |\n来自生产部。", "9 row-unmeant", "来自生产部。"],
    ["> 话\n>\n> --王明", "8 speaker-dash", "——王明"],
    ["> Words\n>\n> -- Wang", "8 speaker-dash", "— Wang"],
    ["Contact: Wang Ming\nPhone: +86 25", "7 lines-together", "Phone"],
    ["见 https://a.cn/wiki/钢铁", "6 address-ends", "(https://a.cn/wiki/钢铁)"],
    ["见 https://a.cn/b？id=5", "6 address-ends", "(https://a.cn/b?id=5)"],
    ["[甲](#第三节)", "6 anchor-unknown", "页面顶部"],
    ["*\u3000甲", "6 list-blank", "* 甲"],
    ["1.\u00a0甲", "6 list-blank", "1. 甲"],
    ["✅ 甲\n✅ 乙", "7 lines-together", "✅ 乙"],
    ["09:00 签到\n09:30 开幕", "7 lines-together", "09:30 开幕"],
    ["3月5日 开工\n3月8日 完工", "7 lines-together", "3月8日"],
    ["年份    产量\n2025    100", "7 lines-together", "2025"],
    ["**一、背景**\n正文从这里开始。", "7 lines-together", "正文"],
    ["![图](media:ladle)\n图1 钢包", "7 lines-together", "图1"],
    ["> 第一行\n第二行", "7 quotation-goes-on", "第二行"],
    ["========", "6 dialect-write", "---"],
    ['![图](media:ladle "说明")', "6 picture-title", "![说明](media:ladle)"],
    ["当a<b>c时", "6 tag-open", "&lt;"],
    ["<u>重要", "6 tag-open", "</u>"],
    ["⼈⼯智能", "6 lookalike", "人工"],
  ])("%j", (body, code, write) => {
    const { problems, notes, item } = outcomeOfBody(body);
    expect(problems).toEqual([]);
    expect(notes).toEqual([expect.stringContaining(`${code} `)]);
    expect(notes[0]).toContain(write);
    expect(item?.id).toBe(1);
  });
});

describe("nothing is reported about", () => {
  test.each([
    ["prices and names of variables", "It costs $5 for item_a and $6 for item_b, a==b and c==d."],
    ["programming languages and keys", "使用C++与C#，快捷键 Ctrl++ 与 ^C，3#机组。"],
    ["ranges and times", "1~3月、5~7月，09:30:00到10:00:00，[1][2]，A/B。"],
    ["names of files", "附件为 报告_重要_终稿.pdf。"],
    [
      "an address before a sentence",
      "访问https://www.example.com/了解更多，或https://a.cn/b看看。",
    ],
    ["an address before a mark", "网址：https://www.example.com/a。电话：025-1。"],
    ["a quotation with a space", "> 90%的客户满意。"],
    ["a list of years", "1. 2019年成立\n2. 2020年上市"],
    ["a list within an item", "1. 甲\n   - 乙\n2. 丙"],
    ["a link to a place that exists", '<span id="a">甲</span>\n\n[乙](#a)'],
    [
      "several lines of English that form one sentence",
      "The group announced it today.\nNote that it works.",
    ],
    ["code of other programs", "```\n==a== {{ b }} $c_d$ [TOC]\n```\n\n`==a==`"],
  ])("%s", (_, body) => {
    const { problems, notes } = outcomeOfBody(body);
    expect([...problems, ...notes]).toEqual([]);
  });
});

describe("text that would be lost and wrong values are refused, and the message says what to write:", () => {
  test.each([
    ["前[](https://a.cn)后", "link-without-text", "[…](https://a.cn)"],
    ["[甲](http://http://a.cn/b)", "address-doubled", "http://a.cn/b"],
    ["![图](data:image/png;base64,iVBORw0KGgo=)", "address-data", "media:名字"],
    ["![图](/uploads/图1.png)", "address-picture", "media:名字"],
    ["[甲](/About/Profile/)", "page-near", "/about/profile"],
    ["[甲](/about/profile.html)", "page-near", "/about/profile"],
    ["[甲](client/public/files/disclosures/11005.pdf)", "address-file", "/files/disclosures/11005"],
    ["[甲](https://a.cn “官网”)", "link-typed", "[甲](https://a.cn)"],
    ["[甲](https://a.cn/b/年报 2025.pdf)", "link-typed", "(https://a.cn/b/年报%202025.pdf)"],
    ["![图](media:Ladle.JPG)", "picture-meant", "ladle"],
    ["***“重要”***后", "mark-shown", "“***重要***”"],
    ["- [x]完成", "checkbox", "☑"],
    ["- ［ ］ 待办", "checkbox", "☐"],
    ["‘‘‘js\nlet a", "code-typed", "```"],
    ["    ```\n    code\n    ```", "code-typed", "从行首写起"],
    ["<mytag>文字</mytag>", "element-unknown", "&lt;mytag&gt;"],
  ])("%j", (body, code, write) => {
    const { problems } = outcomeOfBody(body);
    expect(problems).toEqual([expect.stringContaining(`6 ${code} `)]);
    expect(problems[0]).toContain(write);
  });

  test.each([
    ["summary: 'It's here'", "quotes-within", `"It's here"`],
    ['summary: "D:\\新闻\\table"', "backslash", "'D:\\新闻\\table'"],
    ["- summary: 摘要", "key-dash", "summary: 摘要"],
    ["source: 甲, author: 乙", "keys-together", "author"],
    ["keywords: [热轧, , 智能]", "list", "[热轧, 智能]"],
    ["keywords: [#热轧, #智能]", "list", "[热轧, 智能]"],
    ['keywords: ["热轧", "智能]', "list", "[热轧, 智能]"],
    ["author: [张三, 李四]", "author", "author: 张三、李四"],
    ["正文: 正文", "key-body", "第二个 ---"],
    ["duration: 3:20", "seconds", "duration: 200"],
    ["duration: 3分20秒", "seconds", "duration: 200"],
    ['facts: ["96.3%｜命中率"]', "fact-bar", "半角竖线"],
    ["facts: [1,100卷|轧制]", "fact", "英文引号"],
    ["phone: 400—888—8888", "half-width", "phone: 400-888-8888"],
    ["email: mailto:a@b.cn", "email", "name@example.com"],
    ["phone: 电话025-58888888", "phone", "025-58888888"],
    ['summary: "全文”', "quote-open", 'summary: "全文"'],
    ["email: a@b.cn；c@d.cn", "email", "一个电子邮箱"],
    ["picture: media:ladle", "picture-meant", "ladle"],
    ["file: disclosures\\11005.pdf", "file-path-near", "file: disclosures/11005.pdf"],
    ["file: /files/disclosures/11005.pdf", "file-path-near", "file: disclosures/11005.pdf"],
    ["updateTime: 11/27/2026 9:30 AM", "time", "2026-11-27 09:30:00"],
    ["summary: 锟斤拷", "garbled", "锟斤拷"],
  ])("%s", (line, code, write) => {
    const { problems } = outcomeOfKeys(line);
    expect(problems[0]).toMatch(new RegExp(`^5 ${code} `));
    expect(problems[0]).toContain(write);
  });

  test("a title that is a number followed by a comment", () => {
    const { problems } = outcomeOf(markdown(1).replace("title: 标题", "title: 3 # 高炉投产"));
    expect(problems).toEqual([expect.stringContaining("4 hash-cuts")]);
    expect(problems[0]).toContain('title: "3 # 高炉投产"');
  });

  test.each(["新闻稿", "press-releases", "PRESS  RELEASES"])(
    "the wrong name %s of a node",
    (name) => {
      const { problems } = outcomeOf(markdown(1).replace("PRESS RELEASES", name));
      expect(problems).toEqual([expect.stringContaining("3 node-")]);
      expect(problems[0]).toContain("PRESS RELEASES");
    },
  );
});

describe("a field that is plain text", () => {
  test.each(["关于**重要**事项", "甲<br>乙", "甲&nbsp;乙", "见[官网](https://a.cn)"])(
    "causes a note if it contains Markdown marks or HTML, as in %j",
    (text) => expect(outcomeOfKeys(`summary: ${text}`).notes).toMatchObject([/marks-in-field/]),
  );

  test.each([
    "R&D与A&B，a<b，**",
    "AT&T; 3 < 5 > 2",
    "[公告]与(附件)".replace("[", "【").replace("]", "】"),
  ])("may be %j without any note", (text) =>
    expect(outcomeOfKeys(`summary: ${text}`).notes).toEqual([]),
  );
});

test("a correction time before the publication causes a note, because readers do not see that time", () => {
  const { problems, notes } = outcomeOfKeys("publishTime: 2026-03-05", "updateTime: 2025-01-01");
  expect(problems).toEqual([]);
  expect(notes).toMatchObject([/^6 updated-first/]);
});

test("the address of an embedded player may begin with // instead of a protocol, if its host is allowed", () => {
  const frame = '<iframe src="//player.bilibili.com/player.html?bvid=1"></iframe>';
  expect(outcomeOfBody(frame).problems).toEqual([]);
});

test("a picture from WeChat may have its address in data-src", () => {
  const picture = '<img src="" data-src="https://mmbiz.qpic.cn/a/640">';
  expect(outcomeOfBody(picture).problems).toEqual([]);
});

test("an address in brackets ends before the closing bracket", () => {
  expect(outcomeOfBody("[https://a.cn]").item?.content).toContain('href="https://a.cn"');
});

describe("a file with a mistake in its list is refused, and the message contains the correct text:", () => {
  test.each([
    ["  - id: 1\n    title: 甲\n\n    id: 2\n    title: 乙", "6 dash-missing", "- id: 2"],
    ["  － id: 1\n    title: 甲", "3 dash-space", "- id: 1"],
    ["  - id: 1\n    node: A\n    title: 甲", "4 node-in-list", "另一个文件"],
    ["  - id: 1\n    title: 甲\n    …", "5 line-no-field", "删掉"],
    ["", "2 items", "- id: 12001"],
  ])("%j", (items, code, write) => {
    const text = `node: PRESS RELEASES\nitems:\n${items}\n`;
    const { problems } = checked({ "content/zh/a.yaml": text });
    expect(problems.map(({ line, code }) => `${line} ${code}`)).toEqual([code]);
    expect(problems[0]?.message).toContain(write);
  });

  test("a redirect whose former address has no slash at its beginning", () => {
    const { problems } = checked({ "content/redirects.yaml": "old.html: /home\n" });
    expect(problems[0]?.message).toContain("“old.html”");
  });
});

test("a line break beside an emoji leaves no gap", () => {
  expect(outcomeOfBody("很好👍\n继续").item?.content).toBe("<p>很好👍继续</p>");
});

describe("a file with a wrong beginning or a wrong name is refused, and the message says what to do:", () => {
  test.each([
    ["id: 1\nnode: A\n---\n正文", "1 head-begins", "上面加一行 ---"],
    ["新闻稿\n---\nid: 1\n---\n正文", "1 head-first", "第 2 行"],
    ["```yaml\n---\nid: 1\n---\n```", "1 head-first", "第 2 行"],
  ])("%j", (text, code, write) => {
    const { problems } = outcomeOf(text);
    expect(problems).toEqual([expect.stringContaining(code)]);
    expect(problems[0]).toContain(write);
  });

  test.each([
    ["content/99001.md", "content/zh, content/en"],
    ["content/zh-CN/99001.md", "content/zh, content/en"],
    ["content/redirects.yml", "“redirects.yaml”"],
    ["content/zh/redirects.yaml", "content/redirects.yaml"],
    ["content/zh/1．md", "“1.md”"],
    ["content/zh/1.md ", "“1.md”"],
  ])("%s", (path, advice) => {
    const { problems } = checked({ [path]: "" }, { language: "zh" });
    expect(problems).toMatchObject([{ file: path, line: 1 }]);
    expect(problems[0]?.message).toContain(advice);
  });

  test("an item in a .yaml file", () => {
    const { problems } = checked({ "content/zh/1.yaml": markdown(1) });
    expect(problems).toMatchObject([{ code: "list-is-item", values: { name: "1.md" } }]);
  });
});
