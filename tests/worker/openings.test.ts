import { describe, expect, test } from "vitest";
import { site as brand } from "../../shared/brand/site.ts";
import { CRAWLER } from "../helpers/document-head.ts";
import { newsItem } from "../helpers/fake-upstream.ts";
import { siteWithNode } from "../helpers/node-site.ts";
import { createSite } from "../helpers/site.ts";

const FIRST_PICTURE = /<link rel="preload" as="image"[^>]*fetchpriority="high"/i;

/** Returns the HTML of a page's opening, which is the top part of the page. The page's node has the given items. */
async function openingOf(path: string, nodeIndexName: string, items: object[]): Promise<string> {
  const html = await siteWithNode(nodeIndexName, items).text(path, CRAWLER);
  return html.slice(
    html.indexOf('data-opening="'),
    html.search(/<div class="\S*content\S* page">/),
  );
}

/** Returns the numbers that are shown in large type. */
function numbersIn(html: string): string[] {
  return [...html.matchAll(/>(\d[\d,.]*%?)<\/span>/g)].map(([, number = ""]) => number);
}

describe("the opening (the top part) of the company profile", () => {
  const open = (...items: object[]) => openingOf("/about/profile", "COMPANY PROFILE", items);

  test("shows the two facts of the first item, and a dot for each of the things that the second fact counts", async () => {
    const opening = await open(
      { title: "集团概况", facts: ["17人，1998年", "8,600人，今天"] },
      { title: "主营业务", facts: ["26,000个机柜"] },
    );
    expect(numbersIn(opening)).toEqual(["17", "8,600"]);
    expect(opening).toContain(">人，今天<");
    expect(opening).toContain('viewBox="0 0 200 43"');
    expect(dotsIn(opening)).toEqual([8600, 17, 506, 1]);
    expect(opening).not.toContain("<img");
  });

  test("does not show the facts that items have beside their texts", async () => {
    const opening = await open({ title: "集团概况", sideFacts: ["12个|国家有项目"] });
    expect(numbersIn(opening)).toEqual([]);
  });

  test.each([
    ["without facts", undefined],
    ["whose facts do not begin with a number", ["约17人"]],
    ["whose facts are not a list", "17人"],
  ])("%s shows the picture of the page", async (_, facts) => {
    const opening = await open({ title: "集团概况", facts });
    const picture = brand.pictures.openings["COMPANY PROFILE"];
    expect(opening).toMatch(new RegExp(`<h1[ >].*<img [^>]*${picture}`, "s"));
    expect(numbersIn(opening)).toEqual([]);
  });
});

test("the opening of a page shows at most two facts, even if their numbers are 0", async () => {
  const facts = ["5/0|a", "0|b", "2|c"];
  const opening = await openingOf("/product/core_business", "CORE BUSINESS", [
    { title: "主营", facts },
  ]);
  expect(numbersIn(opening)).toEqual(["5", "0"]);
});

test("a page preloads the picture in its opening, and preloads no picture if the opening shows facts", async () => {
  const site = createSite();
  expect(await site.text("/about/profile", CRAWLER)).toMatch(FIRST_PICTURE);
  const other = createSite();
  other.on(/^content\/list 2010/, () => [
    newsItem(1, { facts: ["17人，1998年", "8,600人，今天"] }),
  ]);
  expect(await other.text("/about/profile", CRAWLER)).not.toMatch(FIRST_PICTURE);
});

test("the opening of the page about the core business sorts the items by field, and shows the facts of the first item that has facts", async () => {
  const field = (nodeIndexName: string, nodeName: string, taxis: number) => ({
    node: { nodeId: 60 + taxis, nodeIndexName, nodeName, taxis },
  });
  const opening = await openingOf("/product/core_business", "CORE BUSINESS", [
    { ...field("AUTOMATION", "自动化", 2), facts: ["125微秒"] },
    { ...field("INFORMATISATION", "信息化", 1) },
    { ...field("INFORMATISATION", "信息化", 1), facts: ["74条产线"] },
    { ...field("INFORMATISATION", "信息化", 1), facts: ["17道关口"] },
    { ...field("INTELLIGENCE", "智能化", 3), facts: ["297个模型"] },
  ]);
  expect(numbersIn(opening)).toEqual(["74"]);
  expect(opening).toContain(">条产线<");
});

/** The number of dots in each SVG path of a page. A line of length n has n + 1 dots. */
function dotsIn(html: string): number[] {
  return [...html.matchAll(/ d="(M\.5 \.5h[^"]+)"/g)].map(([, path = ""]) =>
    [...path.matchAll(/h(\d+)/g)].reduce((sum, [, length]) => sum + Number(length) + 1, 0),
  );
}

test.each([
  { fact: "68%|板坯热装", number: "68%", beside: ["板坯热装"] },
  { fact: "38/42台|行车自己走", number: "38", beside: ["/42台", "行车自己走"] },
  { fact: "110孔|焦炉", number: "110", beside: ["孔", "焦炉"] },
])(
  "a page that opens with $fact shows $number in large type, and all other words beside it",
  async (expected) => {
    const opening = await openingOf("/product/development_business", "DEVELOPMENT BUSINESS", [
      { title: "业务", facts: [expected.fact] },
    ]);
    expect(numbersIn(opening)).toEqual([expected.number]);
    for (const text of expected.beside) expect(opening).toContain(`>${text}<`);
  },
);

test("the shares of external investors are parts of one bar, with the text about the stock listing below the bar", async () => {
  const opening = await openingOf("/about/external_investors", "EXTERNAL INVESTORS", [
    { title: "股票上市", content: "<p>证券交易所</p>", facts: ["41.00%由2家持有"] },
    { title: "甲", value: 30.5 },
    { title: "乙", value: "10.5" },
  ]);
  expect(numbersIn(opening)).toEqual(["41.00%"]);
  const shares = [...opening.matchAll(/minmax\(0, ([\d.]+)fr\)/g)].map(([, share]) =>
    Number(share),
  );
  expect(shares).toEqual([30.5, 10.5, 59]);
  expect(opening).toContain("证券交易所");
});

test("the opening of the external investors shows at most two facts about the stock listing, above the text about the listing", async () => {
  const opening = await openingOf("/about/external_investors", "EXTERNAL INVESTORS", [
    {
      title: "股票上市",
      content: "<p>证券交易所</p>",
      facts: ["41.00%由2家持有", "2家投资者", "12年"],
    },
    { title: "甲", value: 41 },
  ]);
  expect(numbersIn(opening)).toEqual(["41.00%", "2"]);
  expect(opening).toMatch(/<section[^>]* id="chapter-1".*证券交易所/s);
});

test("the steps of the hiring process are parts of one line, and each part links to its step", async () => {
  const opening = await openingOf("/recruitment/recruitment_process", "RECRUITMENT PROCESS", [
    { title: "投递", value: 0 },
    { title: "面谈" },
    { title: "筛选", value: 7 },
    { title: "录用", value: 12, facts: ["8个工作日，你等我们", "7天，我们等你"] },
  ]);
  expect(numbersIn(opening)).toEqual(["8"]);
  const days = [...opening.matchAll(/--share:([\d.]+)/g)].map(([, share]) => Number(share));
  expect(days).toEqual([0, 7, 12]);
  const starts = [...opening.matchAll(/--start:(\d+)/g)].map(([, start]) => Number(start));
  expect(starts).toEqual([0, 1, 8]);
  expect(opening).toMatch(/--days:20"/);
  // During 7 of the 12 days of the last step, the company waits for the applicant. The legend says so.
  const ours = [...opening.matchAll(/--ours:(\d+)/g)].map(([, share]) => Number(share));
  expect(ours).toEqual([0, 0, 58]);
  expect(opening).toMatch(/<figcaption.*我们等你/s);
  expect(opening).toContain('<a href="#chapter-3">筛选</a>');
});

/** Returns the HTML of a chapter that has these facts in the column beside its text. */
async function chapterWith(...sideFacts: string[]): Promise<string> {
  const html = await siteWithNode("COMPANY PROFILE", [{ title: "集团概况", sideFacts }]).text(
    "/about/profile",
    CRAWLER,
  );
  return html.slice(html.indexOf('id="chapter-1"'), html.indexOf("</section>"));
}

test("facts beside a text are stated in words, and only the first of them is also drawn as a small chart", async () => {
  const chapter = await chapterWith(
    "68.4%|的表决权",
    "60天|在现场",
    "1,900家|企业",
    "4.5米|误差",
    "约9名",
  );
  expect(
    [...chapter.matchAll(/data-first="\d">([^<]*)<\/span>(?:<wbr\/><small>([^<]*))?/g)].map(
      ([, ...value]) => value,
    ),
  ).toEqual([
    ["68.4%", undefined],
    ["60", "天"],
    ["1,900", "家"],
    ["4.5", "米"],
  ]);
  for (const text of ["的表决权", "在现场", "企业", "误差"]) expect(chapter).toContain(text);
  expect(chapter.match(/--filled:[\d.]+%/g)).toEqual(["--filled:68.4%"]);
  expect(chapter).not.toContain("viewBox");
});

test.each([
  { fact: "60天|在现场", dots: [60], rows: 2 },
  // Each dot stands for ten things.
  { fact: "1,900家|企业", dots: [190], rows: 7 },
  // The first path has 42 dots, one for each crane. The second path draws 38 lit dots over them.
  { fact: "38/42台|行车自己走", dots: [42, 38], rows: 2 },
])("$fact beside a text is drawn as dots", async ({ fact, dots, rows }) => {
  const chapter = await chapterWith(fact);
  expect(dotsIn(chapter)).toEqual(dots);
  expect(chapter).toContain(`viewBox="0 0 30 ${rows}"`);
});

test("a measurement beside a text is drawn as a scale", async () => {
  expect(await chapterWith("4.5米|误差")).toMatch(/--count:4\.5"/);
});
