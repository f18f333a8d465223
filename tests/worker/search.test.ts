import { describe, expect, onTestFinished, test, vi } from "vitest";
import { site as brand } from "../../shared/brand/site.ts";
import type { SearchPage } from "../../shared/content/types.ts";
import { TagScanner } from "../../shared/text/strip-tags.ts";
import { CRAWLER } from "../helpers/document-head.ts";
import { down, gate, newsItem } from "../helpers/fake-upstream.ts";
import { createSite, type Site } from "../helpers/site.ts";

interface Payload {
  pageNo: number;
  pageSize: number;
  condition: { keyword: string };
}

const profile = { nodeId: 2010, nodeIndexName: "COMPANY PROFILE", nodeName: "公司简介" };

/** A search result. Every third result is in “about”, and the others are in “news”. */
function hit(id: number): object {
  return newsItem(id, id % 3 === 0 ? { node: profile } : {});
}

/**
 * Returns a site whose content service finds this many items, and the payloads of the calls that the service has
 * received.
 */
function siteThatFinds(count: number, itemOf = hit): { site: Site; payloads: Payload[] } {
  const site = createSite();
  const payloads: Payload[] = [];
  site.on(/^content\/search/, async (request) => {
    const payload = await request.json<Payload>();
    payloads.push(payload);
    const { pageNo, pageSize } = payload;
    const ids = Array.from({ length: count }, (_, index) => index + 1);
    const shown = ids.slice(pageNo * pageSize, (pageNo + 1) * pageSize);
    return { data: shown.map(itemOf), totalCount: count };
  });
  return { site, payloads };
}

async function fetchPage(site: Site, query: string): Promise<SearchPage> {
  return (await site.get(`/api/search?keyword=新闻${query}`)).json();
}

const idsOf = ({ items }: SearchPage) => items.map(({ id }) => Number(id));
const multiples = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => (from + index) * 3);

describe("a search in all sections", () => {
  test("sends one upstream call with only the keyword", async () => {
    const { site, payloads } = siteThatFinds(40);
    const found = await fetchPage(site, "&page=2");
    expect(payloads).toEqual([{ pageNo: 1, pageSize: 12, condition: { keyword: "新闻" } }]);
    expect(found).toMatchObject({ total: 40, page: 2, pageSize: 12, pageCount: 4 });
    expect(found).not.toHaveProperty("within");
  });

  test.each([
    ["ＡＩ质检　２０２５", "AI质检 2025"],
    [
      "设备、产线\u200b、工厂、产业，数据\u200b只采集一次",
      "设备、产线、工厂、产业，数据只采集一次",
    ],
    ["\ufeff砺\u00ad枢\u202c ", "砺枢"],
  ])(
    "for %j sends the normalised keyword %j, both from the page and from /api",
    async (typed, keyword) => {
      const { site, payloads } = siteThatFinds(40);
      const query = new URLSearchParams({ keyword: typed });
      const html = await site.text(`/home/search?${query}`);
      await site.get(`/api/search?${query}`);
      expect(payloads.map(({ condition }) => condition.keyword)).toContain(keyword);
      expect(new Set(payloads.map(({ condition }) => condition.keyword)).size).toBe(1);
      expect(html).toContain(`value="${keyword}"`);
    },
  );

  test.each(["nonsense", "home", "company-profile", "NEWS", "%20", ""])(
    "is made instead if the requested section %o does not exist",
    async (section) => {
      const { site, payloads } = siteThatFinds(40);
      expect(await fetchPage(site, `&section=${section}`)).toMatchObject({ total: 40, page: 1 });
      expect(payloads).toEqual([{ pageNo: 0, pageSize: 12, condition: { keyword: "新闻" } }]);
    },
  );

  test("returns summaries around the keyword, and never a body", async () => {
    const far = "炉".repeat(300);
    const { site } = siteThatFinds(3, (id) =>
      newsItem(id, { title: "题", content: `<p>暗号${far}关于<b>新</b>闻的事${far}</p>` }),
    );
    const text = await site.text("/api/search?keyword=新闻");
    expect(JSON.parse(text).items[0].summary).toMatch(/^…炉+关于新闻的事炉+…$/);
    expect(text).not.toContain("暗号");
    expect(text).not.toContain('"content"');
  });

  test("returns the item's own summary if no visible text contains the keyword", async () => {
    const { site } = siteThatFinds(1);
    const found = await (await site.get("/api/search?keyword=别的")).json<SearchPage>();
    expect(found.items[0]?.summary).toBe("摘要1");
  });
});

describe("an item whose node is not in the navigation", () => {
  const left = { nodeId: 9999, nodeIndexName: "FORMER COLUMN", nodeName: "旧栏目" };

  test.each([
    ["everything", ""],
    ["a section", "&section=news"],
  ])("is not listed in a search of %s", async (_, query) => {
    const { site } = siteThatFinds(4, (id) => newsItem(id, id === 2 ? { node: left } : {}));
    expect(idsOf(await fetchPage(site, query))).toEqual([1, 3, 4]);
  });
});

describe("a search in a section", () => {
  test("returns the section's items with their own total, page by page", async () => {
    const { site } = siteThatFinds(90);
    const first = await fetchPage(site, "&section=about");
    expect(first).toMatchObject({ total: 30, page: 1, pageSize: 12, pageCount: 3 });
    expect(idsOf(first)).toEqual(multiples(1, 12));
    expect(idsOf(await fetchPage(site, "&section=about&page=3"))).toEqual(multiples(25, 30));
    expect(await fetchPage(site, "&section=news")).toMatchObject({ total: 60, pageCount: 5 });
  });

  test("returns the last page if the requested one is beyond it", async () => {
    const { site } = siteThatFinds(90);
    expect(await fetchPage(site, "&section=about&page=99999999")).toMatchObject({ page: 3 });
  });

  test("fetches the results once for all pages and sections", async () => {
    const { site, payloads } = siteThatFinds(120);
    await fetchPage(site, "&section=about");
    await site.settle();
    await fetchPage(site, "&section=about&page=2");
    await fetchPage(site, "&section=news");
    expect(payloads).toEqual(
      [0, 1, 2].map((pageNo) => ({ pageNo, pageSize: 50, condition: { keyword: "新闻" } })),
    );
  });

  test("fetches at most 500 results, five pages at a time, and reports the limit", async () => {
    const { site } = siteThatFinds(501);
    let underWay = 0;
    let most = 0;
    const pages: number[] = [];
    site.on(/^content\/search/, async (request) => {
      const { pageNo, pageSize } = await request.json<Payload>();
      pages.push(pageNo);
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve));
      underWay--;
      const ids = Array.from({ length: pageSize }, (_, index) => pageNo * pageSize + index + 1);
      return { data: ids.map(hit), totalCount: 501 };
    });
    expect(await fetchPage(site, "&section=about")).toMatchObject({ total: 166, within: 500 });
    expect(pages.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(most).toBe(5);
  });

  test("does not report a limit that was not reached", async () => {
    const { site, payloads } = siteThatFinds(500);
    expect(await fetchPage(site, "&section=about")).not.toHaveProperty("within");
    expect(payloads).toHaveLength(10);
  });

  test("counts an item once even if it has moved and is therefore on two pages of the results", async () => {
    const { site } = siteThatFinds(60, () => hit(3));
    expect(await fetchPage(site, "&section=about")).toMatchObject({
      total: 1,
      items: [{ id: "3" }],
    });
  });

  test("omits items without a node", async () => {
    const { site } = siteThatFinds(2, (id) => newsItem(id, { node: null }));
    expect(await fetchPage(site, "&section=news")).toMatchObject({
      total: 0,
      items: [],
      pageCount: 1,
    });
  });

  test("returns summaries around the keyword even if all bodies together exceed 2 MiB", async () => {
    const far = "炉".repeat(15_000);
    const { site } = siteThatFinds(120, (id) =>
      newsItem(id, {
        summary: null,
        content: `<p>${far}<script>新闻()</script>关于<b>新</b>闻${far}</p>`,
      }),
    );
    const found = await fetchPage(site, "&section=news&page=10");
    expect(found).toMatchObject({ total: 120, page: 10, items: { length: 12 } });
    expect(found.items[0]?.summary).toMatch(/^…炉+关于新闻炉+…$/);
    expect(JSON.stringify(found).length).toBeLessThan(12_000);
  });

  test("removes the tags of each body once, and looks for the keyword only in the shown results", async () => {
    const next = vi.spyOn(TagScanner.prototype, "next");
    const matchAll = vi.spyOn(String.prototype, "matchAll");
    onTestFinished(() => void vi.restoreAllMocks());
    const { site } = siteThatFinds(120, (id) => newsItem(id, { content: `<p>暗号${id}</p>` }));
    await fetchPage(site, "&section=news");
    expect(next.mock.calls.filter(([from]) => from === 0)).toHaveLength(120);
    const searched = new Set(matchAll.mock.contexts.map(String));
    expect([...searched].filter((text) => /^摘要\d+$/.test(text))).toHaveLength(12);
    expect([...searched].filter((text) => /^暗号\d+$/.test(text))).toHaveLength(12);
  });

  test("fails if any page of results cannot be fetched", async () => {
    const { site } = siteThatFinds(90);
    site.on(/^content\/search 新闻 1 /, down);
    expect((await site.get("/api/search?keyword=新闻&section=about")).status).toBe(503);
  });
});

/** The complete document, as a crawler gets it. */
async function pageOf(site: Site, path: string): Promise<string> {
  return site.text(path, CRAWLER);
}

describe("the search page", () => {
  test("links to a search for the keyword in each section, and keeps the section in the links of the pager", async () => {
    const { site } = siteThatFinds(90);
    const html = await pageOf(site, "/home/search?keyword=R%26D 新闻&section=about&page=2");
    const keyword = "keyword=R%26D+%E6%96%B0%E9%97%BB";
    const choices = html.match(/<nav aria-label="按栏目筛选".*?<\/nav>/s)?.[0] ?? "";
    expect(hrefsIn(choices)).toEqual([
      `?${keyword}`,
      `?${keyword}&section=about`,
      `?${keyword}&section=announcement`,
      `?${keyword}&section=news`,
    ]);
    expect(choices).toMatch(/aria-current="true"[^>]*>关于我们</);
    expect(choices.match(/aria-current/g)).toHaveLength(1);
    const pager = html.match(/<nav[^>]*aria-label="分页".*?<\/nav>/s)?.[0] ?? "";
    expect(hrefsIn(pager)).toContain(`?${keyword}&section=about&page=3`);
  });

  test("shows the number of results in the section", async () => {
    const { site } = siteThatFinds(90);
    const html = await pageOf(site, "/home/search?keyword=新闻&section=about");
    expect(html).toMatch(/data-words="">在“关于我们”中找到 <b>30<\/b> 条与“新闻”有关的结果</);
    expect(await pageOf(site, "/home/search?keyword=新闻&section=nonsense")).toMatch(
      /data-words="">找到 <b>90<\/b> 条与“新闻”有关的结果</,
    );
  });

  test("names the number of examined results if not all results were examined", async () => {
    const { site } = siteThatFinds(600);
    const html = await pageOf(site, "/home/search?keyword=新闻&section=about");
    expect(html).toMatch(/data-words="">前 500 条结果中，“关于我们”有 <b>166<\/b> 条与“新闻”有关</);
  });

  test("offers other searches if none of the examined results is in the section", async () => {
    const { site } = siteThatFinds(600, (id) => newsItem(id));
    const html = await pageOf(site, "/home/search?keyword=新闻&section=about");
    expect(html).toContain("前 500 条结果都在其他栏目");
  });

  test("offers a search in all sections if a section has no results", async () => {
    const { site } = siteThatFinds(2);
    const html = await pageOf(site, "/home/search?keyword=新闻&section=announcement");
    expect(html).toContain("“公告”中没有与“新闻”有关的内容");
    expect(html).toMatch(/href="\?keyword=%E6%96%B0%E9%97%BB"[^>]*>在全部栏目中搜索“新闻”/);
  });

  test.each([
    ["a missing keyword", "", "想找什么？"],
    ["a keyword that is too long", `?keyword=${"长".repeat(61)}`, "关键词请不要超过 60 个字"],
  ])(
    "for %s suggests sections and keywords, each keyword with the number of its results",
    async (_, query, title) => {
      const { site, payloads } = siteThatFinds(2);
      const html = await pageOf(site, `/home/search${query}`);
      expect(html).toContain(title);
      expect(html).toMatch(/<nav aria-label="搜索词示例">.*?href="\?keyword=[^"]+".*?2条/s);
      expect(html).toContain('<nav aria-label="主要栏目">');
      expect(html).not.toContain("按栏目筛选");
      // The site searches for each suggested keyword, and for nothing else.
      expect(payloads.map(({ condition }) => condition.keyword)).toEqual(brand.searchExamples.zh);
    },
  );

  test("shows placeholders while the results are pending", async () => {
    const { site } = siteThatFinds(0);
    const { wait, open } = gate();
    site.on(/^content\/search/, async () => {
      await wait;
      return { data: [hit(1)], totalCount: 1 };
    });
    const response = await site.get("/home/search?keyword=新闻");
    open();
    const html = await response.text();
    expect(html.indexOf('class="visually-hidden">加载中')).toBeGreaterThan(0);
    expect(html.indexOf("按栏目筛选")).toBeLessThan(html.indexOf("加载中"));
    expect(html).toContain("找到 <b>1</b> 条与“新闻”有关的结果");
  });
});

function hrefsIn(html: string): string[] {
  return Array.from(html.matchAll(/href="([^"]*)"/g), ([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
}
