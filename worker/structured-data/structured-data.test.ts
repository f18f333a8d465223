import { describe, expect, test } from "vitest";
import { site as brand } from "../../shared/brand/site.ts";
import { navigationOf } from "../../shared/content/navigation.ts";
import type { ContentItem } from "../../shared/content/types.ts";
import type { DescribedPage } from "../../shared/rendering/structured-data.tsx";
import { graph, item, node, ORIGIN, page } from "../../tests/helpers/page-graph.ts";
import {
  dataBlocks,
  faultsOf,
  type JsonThing,
  thingOf,
} from "../../tests/helpers/structured-data.ts";
import { structuredData } from "./structured-data.ts";

test("the home page describes the company and the site with its search", () => {
  const things = graph(page("Home", {}));
  expect(things.map((thing) => thing["@type"])).toEqual(["Organization", "WebSite"]);
  expect(thingOf(things, "WebSite").potentialAction).toMatchObject({
    target: { urlTemplate: `${ORIGIN}/home/search?keyword={search_term_string}` },
  });
  expect(thingOf(things, "Organization")).toMatchObject({
    logo: { url: `${ORIGIN}/icons/icon-512.png` },
    address: { addressCountry: "CN" },
  });
});

describe("breadcrumbs", () => {
  const breadcrumbsOf = (about: DescribedPage) =>
    (thingOf(graph(about), "BreadcrumbList").itemListElement as JsonThing[]).map(
      ({ position, name, item: href }) => `${position} ${name} ${href}`,
    );

  const profile = node(33, "公司简介", "COMPANY PROFILE");
  const history = node(34, "发展历程", "DEVELOPMENT HISTORY");
  const section = node(30, "关于我们", "ABOUT", [profile, history]);
  const navigation = navigationOf({ nodes: [section], others: [] }, "zh");

  test("follow the navigation", () => {
    const about = page("DevelopmentHistory", {}, { navigation, node: history });
    expect(breadcrumbsOf(about)).toEqual([
      `1 首页 ${ORIGIN}/home`,
      `2 关于我们 ${ORIGIN}/about/profile`,
      `3 发展历程 ${ORIGIN}/about/development_history`,
    ]);
  });

  test("end with the item of a detail page", () => {
    const rating = node(61, "报告评级", "REPORT RATING");
    const section = node(60, "公告", "ANNOUNCEMENT", [rating]);
    const announcements = navigationOf({ nodes: [section], others: [] }, "zh");
    const about = { navigation: announcements, node: rating };
    expect(breadcrumbsOf(page("ReportRatingDetail", { item: item() }, about)).at(-1)).toBe(
      `4 第一卷钢 ${ORIGIN}/announcement/report_rating_detail/7`,
    );
  });

  test("omit links to other sites", () => {
    const away = "https://elsewhere.example/";
    const own = { ...node(51, "视频中心", "VIDEO"), linkUrl: away };
    const section = { ...node(50, "新闻中心", "NEWS", [own]), linkUrl: away };
    const elsewhere = navigationOf({ nodes: [section], others: [] }, "zh");
    expect(breadcrumbsOf(page("Video", {}, { navigation: elsewhere, node: own }))).toEqual([
      `1 首页 ${ORIGIN}/home`,
      `2 视频中心 ${ORIGIN}/news/video`,
    ]);
  });

  test("consist of home and the page if the page has no node in the navigation", () => {
    expect(breadcrumbsOf(page("Profile", {}))).toEqual([
      `1 首页 ${ORIGIN}/home`,
      `2 公司简介 ${ORIGIN}/about/profile`,
    ]);
  });

  test("name a page only once if its section leads to it", () => {
    expect(breadcrumbsOf(page("Profile", {}, { navigation, node: profile }))).toEqual([
      `1 首页 ${ORIGIN}/home`,
      `2 公司简介 ${ORIGIN}/about/profile`,
    ]);
  });

  test("consist of home and the search page on the search page", () => {
    expect(breadcrumbsOf(page("Search", {}))).toHaveLength(2);
  });
});

describe("an article", () => {
  const article = (more: Partial<ContentItem>, route = "NewsDetail") =>
    thingOf(graph(page(route, { item: item(more) })), "NewsArticle");

  test("has the fields required by search engines", () => {
    expect(article({ keywords: ["热轧", "投产"] })).toMatchObject({
      headline: "第一卷钢",
      datePublished: "2026-11-18T09:30:00+08:00",
      image: [`${ORIGIN}/share/news-zh.jpg`],
      keywords: "热轧,投产",
      inLanguage: "zh-CN",
      publisher: { name: brand.name.zh },
    });
  });

  test("has a headline of at most 110 characters", () => {
    expect(article({ title: "钢".repeat(200) }).headline).toBe("钢".repeat(110));
  });

  test.each([
    ["a department", "NewsDetail", { author: "品牌与传播部" }, "Organization", "品牌与传播部"],
    ["its source", "NewsDetail", { source: "砺云" }, "Organization", "砺云"],
    ["the company", "NewsDetail", {}, "Organization", brand.name.zh],
    ["a reporter", "MediaDetail", { author: "记者 阎青", source: "铁流网" }, "Person", "阎青"],
    ["another publisher", "MediaDetail", { source: "铁流网" }, "Organization", "铁流网"],
  ])("names %s as its author", (_, route, more, type, name) => {
    expect(article(more, route).author).toMatchObject({ "@type": type, name });
  });

  test("has an author's address only if the author is the company", () => {
    expect(article({ author: brand.name.zh }).author).toMatchObject({ url: `${ORIGIN}/home` });
    expect(article({ author: "衡鉴责任研究院" }).author).not.toHaveProperty("url");
  });

  test("lists several authors, and only the names in `people` are persons", () => {
    const more = { author: "林若衡、智能化事业部", people: ["林若衡"] };
    expect(article(more).author).toEqual([
      { "@type": "Person", name: "林若衡" },
      { "@type": "Organization", name: "智能化事业部" },
    ]);
  });

  test.each([
    ["its publication", {}, "2026-11-18T09:30:00+08:00"],
    ["a later update", { updateTime: "2026-11-20T00:00:00.000Z" }, "2026-11-20T00:00:00.000Z"],
    [
      "its publication rather than an earlier update",
      { updateTime: "2026-11-01T00:00:00.000Z" },
      "2026-11-18T09:30:00+08:00",
    ],
  ])("has the date of %s as its date of modification", (_, more, changed) => {
    expect(article(more).dateModified).toBe(changed);
  });

  test("has times in China's time zone for Baidu", () => {
    const blocks = dataBlocks(
      structuredData(
        page("NewsDetail", {
          item: item({ publishTime: "2026-11-18T01:30:00Z", updateTime: "2026-11-20T01:30:00Z" }),
        }),
      ),
    );
    expect(blocks[1]).toMatchObject({
      "@context": "https://ziyuan.baidu.com/contexts/cambrian.jsonld",
      "@id": `${ORIGIN}/news/news_detail/7`,
      title: "第一卷钢",
      pubDate: "2026-11-18T09:30:00",
      upDate: "2026-11-20T09:30:00",
    });
  });
});

describe("a list", () => {
  const list = (items: ContentItem[], before?: number) =>
    graph(page("PressReleases", { items, ...(before !== undefined && { before }) }));

  test("numbers its items across pages and has the address of each", () => {
    const away = item({ id: "8", linkUrl: "https://elsewhere.example/" });
    expect(thingOf(list([item(), away], 12), "ItemList").itemListElement).toMatchObject([
      { position: 13, url: `${ORIGIN}/news/news_detail/7` },
      { position: 14, url: "https://elsewhere.example/" },
    ]);
  });

  test("has no gap in its numbers if an item has no address", () => {
    const { href: _, ...nowhere } = item({ id: "8" });
    expect(thingOf(list([nowhere, item()], 12), "ItemList").itemListElement).toMatchObject([
      { position: 13, url: `${ORIGIN}/news/news_detail/7` },
    ]);
  });

  test("is omitted if it has no items", () => {
    expect(list([])).toHaveLength(1);
  });
});

test("the checker of these tests reports an organization without a URL or a logo, unless it is part of another thing", () => {
  const bare = { "@type": "Organization", name: brand.name.zh };
  expect(faultsOf([{ "@type": "ProfilePage", mainEntity: bare }])).toEqual([]);
  expect(faultsOf([bare])).toEqual(["Organization has no url", "Organization has no logo"]);
  expect(faultsOf([{ "@id": ORIGIN } as unknown as JsonThing])).toHaveLength(1);
});

test("content cannot end the script element", () => {
  const markup = structuredData(page("NewsDetail", { item: item({ title: "</script><!--" }) }));
  expect(markup.match(/<\/script>/g)).toHaveLength(2);
  expect(markup).not.toContain("<!--");
});
