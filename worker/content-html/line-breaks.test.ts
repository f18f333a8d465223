import { describe, expect, test } from "vitest";
import { splitAt } from "../../shared/text/split-at.ts";
import { bodyOffsets } from "./body-offsets.ts";
import { addressBreaks, lineBreaks, wordBreaks } from "./line-breaks.ts";

/** Returns the text with a vertical bar at each offset of `lineBreaks`. */
function shown(text: string): string {
  return splitAt(text, lineBreaks(text)).join("|");
}

describe("a line of a title", () => {
  test.each([
    ["a phrase of seven characters", "首份可持续发展报告", "首份|可持续发展报告"],
    ["names", "砺枢印度尼西亚服务中心在芝勒贡启用", "砺枢|印度尼西亚|服务|中心|在芝勒贡启用"],
    [
      "numbers with their units",
      "前三季度营业收入114.6亿元，研发投入占比10.2%",
      "前三季度|营业收入114.6亿元，研发投入占比10.2%",
    ],
    [
      "counts and short nouns",
      "轧机旁的课堂：6所乡镇中学，24堂课",
      "轧机旁的课堂：6所乡镇中学，24堂课",
    ],
    ["numbers in Chinese characters", "把余热送进一千九百户人家", "把余热|送进|一千九百户人家"],
    ["counts and their particles", "一本412个词条的冶炼词典", "一本412个词条的|冶炼词典"],
    [
      "a number and the verb before it",
      "成交突破3,600万吨，比上年早23天",
      "成交|突破3,600万吨，比上年早23天",
    ],
    [
      "the name before a colon and the first words after the colon",
      "东屿港务：司机走下40米高的驾驶室",
      "东屿港务：司机走下|40米高的驾驶室",
    ],
    ["a short clause after a colon", "读年报：砺枢的现金从哪里来", "读年报：砺枢的现金从哪里来"],
    [
      "a short clause after a comma",
      "一炉好钢，出钢前四分钟，全厂都在等它",
      "一炉好钢，出钢前四分钟，全厂都在等它",
    ],
    ["a verb and its complement", "那是我们做对了一件事", "那是|我们|做对了一件事"],
    ["the number of a metro line", "乘地铁1号线到南京南站", "乘地铁1号线|到南京南站"],
    [
      "a credit rating and the verb before it, which are too wide to be joined to the subject",
      "主体信用评级维持AA+，ESG因素首次纳入说明",
      "主体信用评级|维持AA+，ESG因素|首次纳入说明",
    ],
    ["dates", "12月10日散会以后", "12月10日|散会以后"],
    ["a short quotation", "钢厂采购处用“锁价30天”", "钢厂|采购处用|“锁价30天”"],
    [
      "a credit rating and the verb before it",
      "主体信用评级由AA上调至AA+",
      "主体信用评级|由AA|上调至AA+",
    ],
    [
      "a meeting and its number",
      "第六届董事会第十一次会议决议公告",
      "第六届|董事会|第十一次会议|决议公告",
    ],
    [
      "vague numbers",
      "其间控制系统要重算设定数百次，只要几十秒",
      "其间|控制|系统|要重算|设定数百次，只要几十秒",
    ],
    [
      "names of annual reports",
      "公司2022年年度报告获工业企业信息披露奖",
      "公司|2022年年度报告|获工业企业|信息披露奖",
    ],
    [
      "the words of a list with enumeration commas, but may break before the first word of the list",
      "成为流程工业里说得清、靠得住、留得下的技术公司",
      "成为流程工业里|说得清、靠得住、留得下的技术公司",
    ],
    [
      "前 and 后 from the words that they belong to",
      "前后10分钟，提前4小时算出",
      "前后10分钟，提前4小时算出",
    ],
    ["terms of the trade", "乌兰察布数据中心二期投运", "乌兰察布|数据中心|二期投运"],
    ["names in Latin letters", "砺造LiMES新版发布", "砺造LiMES|新版发布"],
    [
      "names of several words in Latin letters",
      "PT Samudra Steel热连轧线产出首卷",
      "PT Samudra Steel|热连轧线|产出首卷",
    ],
  ])("does not break %s", (_, title, expected) => {
    expect(shown(title)).toBe(expected);
  });

  test("may end between a number and a preposition, because the preposition is not the noun that is counted", () => {
    expect(shown("园区开放日：2,600位邻居和一个关于噪声的问题")).toBe(
      "园区开放日：2,600位邻居|和一个|关于噪声的问题",
    );
  });

  test("does not begin with a particle, nor end with a preposition", () => {
    expect(shown("首届大会在南京开幕，第一个登台的是操作工")).toBe(
      "首届|大会|在南京开幕，第一个登台的|是操作工",
    );
  });

  test.each([
    ["砺运配送过半，我们反而收到了更多投诉", "砺运|配送过半，我们反而收到了|更多投诉"],
    ["三次响应，砺云三地的机房", "三次响应，砺云三地的机房"],
    ["大家先找算法，找不到了才来找我们", "大家|先找算法，找不到了|才来找我们"],
    ["钢铁产业数字大会在南京开幕", "钢铁|产业|数字大会|在南京开幕"],
  ])(
    "does not end with the first word of a clause, except of the first clause, and does not begin with the last word of a clause: %s",
    (title, expected) => {
      expect(shown(title)).toBe(expected);
    },
  );

  test("never consists of the title's last character alone", () => {
    expect(shown("每一卷钢都有自己的碳账")).toMatch(/\|[^|]{2,}$/);
    expect(shown("先在临港特钢跑了一百天整")).toMatch(/\|[^|]{2,}$/);
  });

  test("may end before and after Chinese words in quotation marks", () => {
    expect(shown("参加上海“活产线”展览")).toBe("参加上海|“活产线”|展览");
  });

  test.each([["公司简介"], ["Steel, sharpened by data"], [""], ["。"]])(
    "is never broken in %j",
    (title) => {
      expect(lineBreaks(title)).toEqual([]);
    },
  );

  test("does not separate the numbers of an address from their units", () => {
    const address = "上海市杨浦区军工路1436号3号楼二层1602室";
    const parts = splitAt(address, wordBreaks(address)).join("|");
    expect(parts).toMatch(/\|1436号\|3号楼\|二层\|1602室$/);
  });

  test("breaks an address only between its parts", () => {
    const address = "苏州工业园区金鸡湖大道2918号3幢1205室";
    expect(splitAt(address, addressBreaks(address)).join("|")).toBe(
      "苏州工业园区|金鸡湖大道|2918号|3幢|1205室",
    );
  });

  test("loses no character of a title", () => {
    for (const title of [
      "𠮷野家在𠮷林开业",
      "热轧&amp;冷轧智能工厂",
      "　　空白　标题很长很长",
      "的了着过们得地性化",
    ]) {
      expect(splitAt(title, lineBreaks(title)).join("")).toBe(title);
      for (const part of splitAt(title, lineBreaks(title))) expect(part.isWellFormed()).toBe(true);
    }
  });
});

describe("memory and time are bounded:", () => {
  test("the cache is limited by the length of its texts, not by their number", () => {
    const known = lineBreaks("已经知道的一个标题");
    expect(lineBreaks("已经知道的一个标题")).toBe(known);
    for (let index = 0; index < 110; index++) lineBreaks(`${"钢".repeat(1_900)}${index}`);
    const foundAgain = lineBreaks("已经知道的一个标题");
    expect(foundAgain).toEqual(known);
    expect(foundAgain).not.toBe(known);
  });

  test("a text of over 2,000 characters is left to the browser", () => {
    expect(lineBreaks("智能工厂".repeat(500))).not.toEqual([]);
    expect(lineBreaks("智能工厂".repeat(501))).toEqual([]);
  });
});

test.each([
  ["headings", "<h2>冷轧智能工厂投运</h2>", "<h2>冷轧|智能工厂投运</h2>"],
  [
    "cells",
    "<table><tr><td>热轧<b>首份可持续发展报告</b></td></tr></table>",
    "<table><tr><td>热轧<b>首份|可持续发展报告</b></td></tr></table>",
  ],
  [
    "captions",
    "<figcaption>一台退役终端和它的使用者</figcaption>",
    "<figcaption>一台退役|终端|和它的使用者</figcaption>",
  ],
  ["cells, but not before a last number", "<td>平均交期缩短6天</td>", "<td>平均|交期|缩短6天</td>"],
  ["narrow cells", "<td>冷床矫直板间隙检查</td>", "<td>冷床|矫直板|间隙检查</td>"],
  [
    "cells, but not before a last short word",
    "<td>钢铁电子商务平台</td>",
    "<td>钢铁|电子商务平台</td>",
  ],
])("a body has offsets for line breaks in %s", (_, html, expected) => {
  expect(splitAt(html, bodyOffsets(html).contentBreaks).join("|")).toBe(expected);
});

test("a paragraph of very few characters has no offsets for line breaks", () => {
  expect(bodyOffsets("<p>热轧智能工厂</p><hr>").contentBreaks).toEqual([]);
});

/** Returns the HTML with brackets around unbreakable ranges, and a vertical bar at each offset for a line break. */
function shownBody(html: string): string {
  const { contentBreaks, quantities } = bodyOffsets(html);
  const marks = [
    ...contentBreaks.map((at) => ({ at, mark: "|" })),
    ...quantities.map((at, index) => ({ at, mark: index % 2 ? "]" : "[" })),
  ].toSorted((a, b) => a.at - b.at);
  const parts = splitAt(
    html,
    marks.map(({ at }) => at),
  );
  return parts.map((part, index) => (marks[index - 1]?.mark ?? "") + part).join("");
}

describe("a line of a short paragraph", () => {
  test.each([
    [
      "words",
      "<p>南京、贵安三地机柜总数达到26,000个。</p>",
      "<p>南京、贵安三地|机柜|总数|达到26,000个。</p>",
    ],
    [
      "words, but not after a short first word of a clause",
      "<p>12月1日截止；客户与高校师生免费。</p>",
      "<p>12月1日|截止；|客户与高校师生免费。</p>",
    ],
    [
      "the words of a list item",
      "<li>与相邻风电场签订10年供电协议。</li>",
      "<li>与相邻|风电场|签订|10年|供电协议。</li>",
    ],
    [
      "words before an element",
      "<p>棒材线冷床改造<b>同月投运</b>，从此独立核算。</p>",
      "<p>棒材线|冷床|改造|<b>同月|投运</b>，|从此独立核算。</p>",
    ],
    [
      "words, but not within a quotation that fits on a line",
      "<p>排在“工业软件与自动化”组别的第九位，2018年起参评。</p>",
      "<p>排在|“工业软件与自动化”|组别的第九位，|2018年起参评。</p>",
    ],
    [
      "words, but not before a word that belongs to the word before it",
      "<p>第一批到南京培训的23人之一，讲当地团队。</p>",
      "<p>第一批|到南京|培训的23人之一，|讲当地团队。</p>",
    ],
    [
      "words, but not within a short link",
      "<p>工单由<a>互联网平台</a>合成一张，可以替换旧系统。</p>",
      "<p>工单|由<a>互联网平台</a>|合成|一张，|可以替换旧系统。</p>",
    ],
    [
      "words, but not within a telephone number or at punctuation in the last words",
      "<p>总机+86 25 8888 0101，每10股派发现金红利2.80元（含税）。</p>",
      "<p>总机[+86 25 8888 0101]，每10股|派发|现金红利|[2.80元（含税）。]</p>",
    ],
    [
      "words, but not within the name of a document in a link",
      "<p>处罚依据见<a>《供应商廉洁合作管理规定》</a>。</p>",
      "<p>处罚|依据见<a>[《供应商廉洁合作管理规定》]</a>。</p>",
    ],
  ])("breaks between %s", (_, html, expected) => {
    expect(shownBody(html)).toBe(expected);
  });

  test("breaks between words only, so the start tag is marked", () => {
    const html = "<p>与临港特钢签订合同。</p><p>短。</p><p>No Chinese text is here.</p>";
    const [start, ...others] = bodyOffsets(html).shortParagraphs;
    expect(html.slice(0, start)).toBe("<p");
    expect(others).toEqual([]);
  });

  test("breaks where its own style says if its element has attributes", () => {
    const html = '<p style="white-space:nowrap">与临港特钢签订合同。</p>';
    expect(bodyOffsets(html).shortParagraphs).toEqual([]);
  });

  test("breaks anywhere if the paragraph has over eighty characters or is divided by a line break", () => {
    const long = "与临港特钢签订合同，".repeat(8);
    expect(bodyOffsets(`<p>${long}</p>`).shortParagraphs).toEqual([2]);
    for (const text of [`${long}完`, "与临港特钢签订合同，<br>与临港特钢签订合同"]) {
      expect(bodyOffsets(`<p>${text}</p>`)).toMatchObject({
        shortParagraphs: [],
        contentBreaks: [],
      });
    }
  });

  test("breaks between words only until the list of offsets is full", () => {
    const { shortParagraphs, contentBreaks } = bodyOffsets(
      "<p>与临港特钢签订合同。</p>".repeat(9_000),
    );
    expect(contentBreaks).toHaveLength(5_000);
    expect(shortParagraphs.length).toBeLessThanOrEqual(5_000);
  });
});

/** Puts a text before the paragraph's text, so that the paragraph is not a short one. */
function lengthened(html: string): string {
  return html.replace(/^<\w+>/, `$&${"这段文字够长。".repeat(12)}`);
}

describe("a line of a long paragraph", () => {
  test.each([
    ["names", "集团与临港特钢、芝勒贡", "集团与[临港特钢]、[芝勒贡]"],
    ["counts", "夜里3点把3张表，286题", "夜里[3点]把[3张]表，[286题]"],
    ["large figures", "约3,860万吨，第2个", "[约3,860万吨]，[第2个]"],
    ["dates, except after the year", "2026年11月17日", "[2026年][11月17日]"],
    ["amounts", "RMB 415 million in 3 years", "[RMB 415 million] in [3 years]"],
    ["days and times", "on 30 June 2026, 07:30–19:00", "on [30 June 2026], [07:30–19:00]"],
    ["ranges of times", "9:00至12:00和22:00至次日6:00", "[9:00至12:00]和[22:00至次日6:00]"],
    ["ranges of days and months", "1至6月，11月3日至5日", "[1至6月]，[11月3日至5日]"],
    ["ranges of amounts", "3至5名，10%至20%，2–4 mm", "[3至5名]，[10%至20%]，[2–4 mm]"],
    ["ranges of ages", "用户是35岁到58岁的调度员", "用户是[35岁到58岁]的调度员"],
    [
      "dates in a range, but may break after the first date",
      "1月1日至12月31日",
      "[1月1日]至[12月31日]",
    ],
    ["telephone numbers", "Call +86 25 8888 0101.", "Call [+86 25 8888 0101]."],
    ["cells in English", "<td>in 9 days</td>", "<td>in [9 days]</td>"],
    ["units in Latin letters", "a 450 mm billet of 3 tonnes", "a [450 mm] billet of [3 tonnes]"],
    [
      "short links",
      "由<a>高管团队</a>与<a>互联网服务平台处</a>",
      "由<a>[高管团队]</a>与<a>[互联网服务平台处]</a>",
    ],
    [
      "short quotations",
      "推出“锁价30天”，“每班停用模型一小时”",
      "推出[“锁价30天”]，“每班停用模型一小时”",
    ],
    [
      "units, but may break before words that only look like units",
      "in 30 mills, 3 mmol, 5 s-bends",
      "in 30 mills, 3 mmol, 5 s-bends",
    ],
  ])("does not break %s", (_, text, expected) => {
    const parts = splitAt(text, bodyOffsets(text).quantities);
    expect(parts.map((part, index) => (index % 2 ? `[${part}]` : part)).join("")).toBe(expected);
  });

  test.each([
    ["last words", "<p>这一吨钢的碳排放下单前写清楚，超出部分不收违约金。</p>", "不收违约金。"],
    [
      "a last number and its noun",
      "<li>这些指标与上年的口径相同，合同平均交期缩短6天</li>",
      "交期缩短6天",
    ],
    [
      "whole words",
      "<p>合同履约率仍写进报告，算法解释不了的那天由现场说了算。</p>",
      "由现场说了算。",
    ],
    ["a short link", "<p>全部条款见<a>静默期说明</a>。</p>", "静默期说明"],
    [
      "a link to a document that ends before the full stop",
      "<p>处罚依据见<a>《供应商廉洁合作管理规定》</a>。</p>",
      "《供应商廉洁合作管理规定》",
    ],
    [
      "a link and the few words after it",
      "<p>这一炉没有记录，请核对地址，或者从<a>首页</a>查起。</p>",
      "或者从<a>首页</a>查起。",
    ],
    [
      "a long link and the few words after it",
      "<p>处罚依据见<a>《供应商廉洁合作管理规定》</a>一文。</p>",
      "<a>《供应商廉洁合作管理规定》</a>一文。",
    ],
  ])("keeps %s together, so that no last line is short", (_, paragraph, expected) => {
    const html = lengthened(paragraph);
    const [start, end] = bodyOffsets(html).quantities.slice(-2);
    expect(html.slice(start, end)).toBe(expected);
  });

  test("may break between the words of a long link with few words after it", () => {
    const html = lengthened("<p>处罚依据见<a>《供应商廉洁合作管理规定》</a>一文。</p>");
    expect(splitAt(html, bodyOffsets(html).contentBreaks).join("|")).toBe(
      lengthened("<p>处罚依据见<a>《供应商|廉洁|合作|管理|规定》</a>一文。</p>"),
    );
  });

  test("breaks in a link only between phrases", () => {
    const html = lengthened("<p>失败的经过已经在<a>钢铁产业数字大会</a>上向到场的同行们讲过。</p>");
    const { contentBreaks, quantities } = bodyOffsets(html);
    expect(splitAt(html, quantities.slice(0, 2))[1]).toBe("钢铁产业数字大会");
    expect(splitAt(html, contentBreaks).join("|")).toContain(">钢铁|产业|数字大会<");
  });

  test("may have unbreakable ranges, but Chinese headings, Chinese table cells and attributes have none", () => {
    const html = '<h2>第3个月</h2><table><tr><td>3万吨</td></tr></table><img alt="3张表">';
    expect(bodyOffsets(html).quantities).toEqual([]);
  });

  test("has unbreakable ranges, whose number grows only linearly with the length of the text", () => {
    const [short, long] = [100, 2_000].map((length) => {
      const html = ["1", "1十", "十", "1,"].map((text) => `<p>${text.repeat(length)}</p>`).join("");
      return bodyOffsets(html).quantities.length;
    });
    expect(long).toBeLessThan(20.5 * Number(short));
  });
});
