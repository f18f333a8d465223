import { expect, test } from "vitest";
import { CRAWLER } from "../helpers/document-head.ts";
import { newsItem } from "../helpers/fake-upstream.ts";
import { siteWithNode } from "../helpers/node-site.ts";
import { createSite } from "../helpers/site.ts";

const LIMIT = 6 * 1024;

/** The charts in a page. */
function drawingsIn(html: string): string[] {
  return html.match(/<div [^>]*data-plot=.*?<\/div>/gs) ?? [];
}

function expectSmallWithName(drawing: string | undefined, name: string): void {
  expect(drawing).toContain(`role="img" aria-label="${name}`);
  expect(new TextEncoder().encode(drawing).length).toBeLessThanOrEqual(LIMIT);
}

test("a financial result has a line chart of its quarters, and a table with the same values", async () => {
  const rows = Array.from(
    { length: 12 },
    (_, index) => `<tr><td>${2023 + index}年四季度</td><td>${30 + index}.40</td></tr>`,
  );
  const table = `<table><tbody><tr><th>季度</th><th>营业收入（亿元）</th></tr>${rows.join("")}</tbody></table>`;
  const site = createSite();
  const results = { id: 2393, nodeId: 2393, nodeName: "业绩", nodeIndexName: "RESULTS AND DATES" };
  site.on(/^node\/list 38/, (_, usual) => [...(usual() as object[]), results]);
  site.on(/^content\/list 2393/, () => [
    { id: 2, title: "营业收入", content: `<figure class="line">${table}</figure>` },
  ]);
  const html = await site.text("/announcement/information_disclosure", CRAWLER);
  const drawings = drawingsIn(html);
  expect(drawings).toHaveLength(1);
  expectSmallWithName(
    drawings[0],
    `季度 营业收入（亿元）: ${Array.from({ length: 12 }, (_, at) => `${2023 + at}年四季度 ${30 + at}.40`).join(", ")}`,
  );
  expect(html).toContain('<th scope="row">2028年四季度</th><td>35.40</td>');
});

test("a table with values before and after a change has a chart above it in the article, but not in the list", async () => {
  const table =
    '<table><tbody><tr><th>指标</th><th>改造前</th><th>投用后</th></tr><tr><th scope="row">停机</th><td>17.5</td><td>11.2</td></tr><tr><th scope="row">岗位</th><td>46</td><td>27</td></tr></tbody></table>';
  const item = newsItem(7, { content: `<figure class="slope">${table}</figure>` });
  const site = createSite()
    .on(/^content\/7$/, () => item)
    .on(/^content\/list 2031/, () => [item]);
  const html = await site.text("/news/news_detail/7", CRAWLER);
  const [drawing] = drawingsIn(html);
  expectSmallWithName(drawing, "改造前 → 投用后: 停机 17.5 → 11.2; 岗位 46 → 27");
  expect(html).toContain(`${drawing}<div data-table-frame>${table}</div>`);
  expect(await site.text("/news/press_releases", CRAWLER)).not.toContain("data-plot");
});

test("the first page of ratings begins with one line chart of all ratings that have points", async () => {
  const ratings = [
    ["2026-11-10", "五星级", 94.1],
    ["2024-09-18", "银奖", undefined],
    ["2022-11-16", "四星半级", "83.6"],
    ["2019-10-22", "三星级", 61.5],
  ].map(([publishTime, subTitle, value]) => ({ publishTime, subTitle, value }));
  const site = siteWithNode("REPORT RATING", ratings);
  const drawings = drawingsIn(await site.text("/announcement/report_rating", CRAWLER));
  expect(drawings).toHaveLength(1);
  expectSmallWithName(drawings[0], "2019 三星级 61.5, 2022 四星半级 83.6, 2026 五星级 94.1");
  // Each rating with points is drawn at its year. The other years are gaps with labels.
  const points = [...(drawings[0] ?? "").matchAll(/--x:([\d.]+);--y:([\d.]+)/g)];
  expect(points.map(([, x, y]) => [Number(x), Number(y)])).toEqual([
    [0, 85],
    [42.9, 27.4],
    [100, 0],
  ]);
  const gaps = drawings[0]?.match(
    /(?<=--x:[\d.]+"><span class="[^"]*">无评分[^"]*<\/span><span class="[^"]*">)\d{4}/g,
  );
  expect(gaps).toEqual(["2020", "2021", "2023", "2024", "2025"]);
  expect(await site.text("/announcement/report_rating?page=2", CRAWLER)).not.toContain("data-plot");
});

test("reports with numbers share one line chart, from the first year to the last", async () => {
  const reports = [-36, -17, 0, undefined].map((value, index) => ({
    value,
    title: `${2022 - index}年报告`,
    subTitle: "较2020年",
  }));
  const html = await siteWithNode("CSR REPORT", reports).text("/announcement/csr_report", CRAWLER);
  const drawings = drawingsIn(html);
  expect(drawings).toHaveLength(1);
  expectSmallWithName(drawings[0], "2020 0%, 2021 −17%, 2022 −36%");
  for (const value of ["0%", "−17%", "−36%"]) expect(drawings[0]).toContain(`>${value}<`);
  expect(html.match(/<figcaption[^>]*>.*−36%<.*>较.*2020年</g)).toHaveLength(1);
});

test("an undated event is shown in the company's history without a year, in the colour of metal that has cooled down", async () => {
  const site = siteWithNode("DEVELOPMENT HISTORY", [
    { publishTime: "2026-11-17" },
    { publishTime: "" },
  ]);
  const html = await site.text("/about/development_history", CRAWLER);
  const undated = html.match(/<li [^>]*style="--cooling:var\(--ink-faint\)".*?<\/article>/s)?.[0];
  expect(undated).toContain("<h3");
  expect(undated).not.toContain("<h2");
  expect(html).not.toMatch(/id="year-"|NaN/);
});

test("the years of the company's history are links in order, and each link has a mark for each entry of its year", async () => {
  const entries = ["2026-11-17", "2026-05-12", "2001-06-12"].map((publishTime) => ({
    publishTime,
  }));
  const html = await siteWithNode("DEVELOPMENT HISTORY", entries).text(
    "/about/development_history",
    CRAWLER,
  );
  const links = html.match(/<nav [^>]*aria-label="年份".*?<\/nav>/s)?.[0] ?? "";
  expect(links.length).toBeLessThanOrEqual(LIMIT);
  expect(
    [...links.matchAll(/--entries:(\d)[^"]*"><a href="#year-(\d+)"/g)].map(([, ...all]) => all),
  ).toEqual([
    ["1", "2001"],
    ["2", "2026"],
  ]);
});

test("the figure “stages”, which shows the stages of a process, is marked up as a list", async () => {
  const content = '<figure class="stages"><ol><li><strong>炼钢</strong> 炉次号</li></ol></figure>';
  const html = await siteWithNode("COMPANY PROFILE", [{ content }]).text("/about/profile", CRAWLER);
  expect(html).toContain(content);
});
