import { describe, expect, test } from "vitest";
import { site as brand } from "../../shared/brand/site.ts";
import { alternatesOf, CRAWLER, contentOf } from "../helpers/document-head.ts";
import { down, gate, newsItem } from "../helpers/fake-upstream.ts";
import { createSite, LIST, ORIGIN, type Site } from "../helpers/site.ts";
import { faultsOf, graphIn, thingOf } from "../helpers/structured-data.ts";

const site = createSite();

const jobsNode = {
  id: 50,
  nodeId: 50,
  nodeName: "招聘职位",
  nodeIndexName: "ROOT",
  isShow: 1,
  taxis: 1,
};

function titleIn(html: string): string | undefined {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1];
}

test.each([
  [LIST, `新闻稿 - ${brand.name.zh}`],
  [`${LIST}?page=2`, `新闻稿 - 第 2 页 - ${brand.name.zh}`],
  [`${LIST}?page=99`, `新闻稿 - 第 3 页 - ${brand.name.zh}`],
  ["/news/news_detail/7", `新闻第7条 - 新闻稿 - ${brand.name.zh}`],
  ["/home/search?keyword=MES", `MES - 搜索页 - ${brand.name.zh}`],
  [`/home/search?keyword=${"长".repeat(61)}`, `搜索页 - ${brand.name.zh}`],
  ["/en/news/press_releases", `Press releases - ${brand.name.en}`],
  ["/404", `页面不存在 - ${brand.name.zh}`],
])("the title of %s is %s", async (path, title) => {
  expect(titleIn(await site.text(path, CRAWLER))).toBe(title);
});

test.each([
  ["/about/executives_detail/8", `新闻第8条 - 高管详情 - ${brand.name.zh}`],
  ["/en/about/executives_detail/8", `新闻第8条 - Executive detail - ${brand.name.en}`],
])("an executive's page at %s is titled %s", async (path, title) => {
  const own = createSite();
  const node = { nodeId: 2017, nodeIndexName: "EXECUTIVES", nodeName: "高管团队", taxis: 1 };
  const shown = { ...node, id: 2017, isShow: 1, childs: [] };
  own.on(/^node\/list/, () => [{ ...jobsNode, childs: [shown] }]);
  own.on(/^content\/8$/, () => newsItem(8, { node }));
  expect(titleIn(await own.text(path, CRAWLER))).toBe(title);
});

describe("a group", () => {
  const item = (id: number, nodeId: number, index: string, name: string) =>
    newsItem(id, { node: { nodeId, nodeIndexName: index, nodeName: name, taxis: nodeId } });

  async function pageOf(path: string) {
    const own = createSite().on(/^content\/listAll/, () => [
      item(1, 2004, "STEEL TRADE", "钢铁电商"),
      item(2, 2005, "AUTOMATION", "自动化"),
    ]);
    return own.text(path, CRAWLER);
  }

  test("has a URL of its own, and a title with its name", async () => {
    const html = await pageOf("/product/core_business?group=automation");
    expect(titleIn(html)).toBe(`自动化 - 核心业务 - ${brand.name.zh}`);
    expect(contentOf(html, "og:url")).toEqual([`${ORIGIN}/product/core_business?group=automation`]);
    expect(alternatesOf(html)).toEqual([]);
  });

  test.each(["?group=steel-trade", "?group=nothing", ""])(
    "that is the first of its page or does not exist has the title and the URL of the page (%j)",
    async (query) => {
      const html = await pageOf(`/product/core_business${query}`);
      expect(titleIn(html)).toBe(`核心业务 - ${brand.name.zh}`);
      expect(contentOf(html, "og:url")).toEqual([`${ORIGIN}/product/core_business`]);
    },
  );
});

describe("the dates of a conference", () => {
  async function pageOf(path: string, more: object) {
    const own = createSite()
      .on(/^node\/list 38/, (_, usual) => {
        const [root, notices] = usual() as [{ childs: object[] }, object];
        const meeting = { ...jobsNode, nodeId: 60, nodeIndexName: "MEETING" };
        return [{ ...root, childs: [...root.childs, meeting] }, notices];
      })
      .on(/^content\/listAll/, () => [newsItem(1, { address: "南京", duration: 1800, ...more })]);
    return own.get(path, CRAWLER);
  }

  test("are in its structured data, and not in the structured data of other pages with groups", async () => {
    const meeting = await (await pageOf("/subject/meeting", {})).text();
    expect(thingOf(graphIn(meeting), "Event").endDate).toBe("2026-11-18T02:00:00.000Z");
    const other = await (await pageOf("/product/core_business", {})).text();
    expect(other).toContain("新闻第1条");
    expect(other).not.toContain("eventDates");
  });

  test("are both written completely if they are in different months", async () => {
    const html = await (
      await pageOf("/subject/meeting", {
        publishTime: "2026-11-30 09:00:00",
        duration: 2 * 24 * 60 * 60,
      })
    ).text();
    expect(html).toContain(">2026年11月30日 – 2026年12月2日</p>");
  });

  test("are left out if the duration is impossibly long or is that of a video, and the page does not fail", async () => {
    for (const more of [{ duration: 1e13 }, { videoUrl: "/media/video/ladle.mp4" }]) {
      const response = await pageOf("/subject/meeting", more);
      expect(response.status).toBe(200);
      expect(graphIn(await response.text()).map((thing) => thing["@type"])).not.toContain("Event");
    }
  });
});

test.each([
  [LIST, "max-image-preview:large, max-snippet:-1"],
  [`${LIST}?page=2`, "max-image-preview:large, max-snippet:-1"],
  [`${LIST}?pageSize=20`, "noindex, follow"],
  ["/about/profile", "max-image-preview:large, max-snippet:-1"],
  ["/product/core_business", "max-image-preview:large, max-snippet:-1"],
  ["/en/about/profile", "noindex"],
  ["/en/product/core_business", "noindex"],
  ["/en/news/media_reports", "noindex"],
  ["/en/about/development_history", "noindex"],
  ["/news/media_reports", "noindex"],
  ["/news/media_reports?page=2", "noindex"],
  ["/home/search", "noindex"],
  ["/home/search?keyword=x", "noindex"],
  ["/404", "noindex"],
  ["/news/news_detail/999", "noindex"],
])("%s has one robots element with the content %s", async (path, content) => {
  expect(contentOf(await site.text(path, CRAWLER), "robots")).toEqual([content]);
});

test("a page has all metadata that link previews show", async () => {
  const html = await site.text(LIST, CRAWLER);
  const description = `${brand.name.zh}新闻稿：新闻第30条；`;
  expect(contentOf(html, "description")[0]).toMatch(new RegExp(`^${description}`));
  for (const [name, content] of [
    ["og:type", "website"],
    ["og:title", "新闻稿"],
    ["og:url", ORIGIN + LIST],
    ["og:site_name", brand.name.zh],
    ["og:locale", "zh_CN"],
    ["og:image", `${ORIGIN}/share/news-zh.jpg`],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:type", "image/jpeg"],
    ["og:image:alt", `${brand.name.zh}：新闻`],
    ["twitter:card", "summary_large_image"],
    ["applicable-device", "pc,mobile"],
    ["renderer", "webkit"],
    ["name", "新闻稿"],
    ["image", `${ORIGIN}/share/news-zh.jpg`],
  ] as const) {
    expect(contentOf(html, name), name).toEqual([content]);
  }
  expect(contentOf(html, "og:description")[0]).toMatch(new RegExp(`^${description}`));
});

test("an article's metadata contains date, section and author", async () => {
  const own = createSite().on(/^content\/7$/, () =>
    newsItem(7, { author: "品牌与传播部", keywords: ["热轧", "投产", "热轧"] }),
  );
  const html = await own.text("/news/news_detail/7", CRAWLER);
  for (const [name, contents] of [
    ["og:type", ["article"]],
    ["article:published_time", ["2026-11-18T01:30:00.000Z"]],
    ["article:modified_time", ["2026-11-18T01:30:00.000Z"]],
    ["article:section", ["新闻稿"]],
    ["article:tag", ["热轧", "投产"]],
    ["author", ["品牌与传播部"]],
  ] as const) {
    expect(contentOf(html, name), name).toEqual(contents);
  }
});

describe("the link preview of an article shows", () => {
  async function picturesOf(more: object) {
    const own = createSite().on(/^content\/7$/, () => newsItem(7, more));
    const html = await own.text("/news/news_detail/7", CRAWLER);
    const names = ["", ":width", ":height", ":type", ":alt"].map((part) => `og:image${part}`);
    const { image } = thingOf(graphIn(html), "NewsArticle");
    return {
      origin: own.contentOrigin,
      openGraph: names.flatMap((name) => contentOf(html, name)),
      own: contentOf(html, "image"),
      image,
    };
  }

  test("only the article's own picture", async () => {
    const image = { width: 1280, height: 720, widths: [480, 960, 1280] };
    const { origin, ...pictures } = await picturesOf({ imgUrl: "/pictures/ladle.jpg", image });
    const url = `${origin}/pictures/ladle.jpg`;
    expect(pictures).toEqual({
      openGraph: [url, "1280", "720", "image/jpeg", "新闻第7条"],
      own: [url],
      image: [url],
    });
  });

  test.each([
    ["is narrow", { imgUrl: "/media/a.png", image: { width: 480, height: 270 } }],
    [
      "is in a format that some programs cannot read",
      { imgUrl: "/media/a.avif", image: { width: 1280, height: 720 } },
    ],
    ["is missing", {}],
  ])("the section's share picture if the article's own picture %s", async (_, more) => {
    const url = `${ORIGIN}/share/news-zh.jpg`;
    expect(await picturesOf({ imgUrl: "", image: null, ...more })).toMatchObject({
      openGraph: [url, "1200", "630", "image/jpeg", `${brand.name.zh}：新闻`],
      own: [url],
      image: [url],
    });
  });
});

test("an article's metadata contains the date of its last change", async () => {
  const own = createSite().on(/^content\/7$/, () =>
    newsItem(7, { modifyTime: "2026-11-20 08:00:00" }),
  );
  const html = await own.text("/news/news_detail/7", CRAWLER);
  expect(contentOf(html, "article:modified_time")).toEqual(["2026-11-20T00:00:00.000Z"]);
  expect(thingOf(graphIn(html), "NewsArticle").dateModified).toBe("2026-11-20T00:00:00.000Z");
});

test("a list with another page size has its own canonical URL", async () => {
  const html = await site.text(`${LIST}?pageSize=20`, CRAWLER);
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${LIST}?pageSize=20"/>`);
});

test("a page without items has no canonical URL", async () => {
  for (const path of ["/news/media_reports", "/en/about/profile", "/en/product/core_business"]) {
    const html = await site.text(path, CRAWLER);
    expect(html, path).not.toContain('rel="canonical"');
    expect(alternatesOf(html), path).toEqual([]);
  }
});

describe("a page links to feeds", () => {
  async function linkedBy(own: Site, path: string): Promise<string[]> {
    const html = await own.text(path, CRAWLER);
    const link =
      /<link rel="alternate" type="application\/[a-z]+\+[a-z]+" href="([^"]+)" title="[^"]+"\/>/g;
    return [...html.matchAll(link)].map(([, href = ""]) => href);
  }

  test.each([
    ["/home", ["/feed.xml", "/feeds/disclosures.xml"]],
    ["/en/home", ["/en/feed.xml"]],
  ])("only if their lists exist in its locale: %s", async (path, feeds) => {
    expect(await linkedBy(site, path)).toEqual(feeds);
    for (const feed of feeds) expect((await site.get(feed)).status, feed).toBe(200);
  });

  test("if there is only one locale, but not if its navigation is missing", async () => {
    expect(await linkedBy(createSite({ CONTENT_DOMAIN_ID_EN: "" }), "/home")).toHaveLength(2);
    const own = createSite().on(/^node\/list/, down);
    expect(await linkedBy(own, "/home")).toEqual([]);
  });
});

describe("structured data", () => {
  test("is in the document, complete and valid", async () => {
    const html = await site.text("/news/news_detail/7", CRAWLER);
    const graph = graphIn(html);
    expect(faultsOf(graph)).toEqual([]);
    expect(thingOf(graph, "NewsArticle").headline).toBe("新闻第7条");
  });

  test("is streamed together with a list that is late", async () => {
    const pending = gate();
    const own = createSite().on(/^content\/list 2031/, async (_, usual) => {
      await pending.wait;
      return usual();
    });
    const response = await own.get(LIST);
    pending.open();
    const html = await response.text();
    expect(response.headers.get("content-security-policy")).toContain("nonce");
    expect(thingOf(graphIn(html), "ItemList").itemListElement).toHaveLength(12);
    expect(contentOf(html, "og:description")).toHaveLength(1);
  });

  test("is not on error pages", async () => {
    expect(await site.text("/404")).not.toContain("ld+json");
  });
});

test("the verification codes of search engines are on every page", async () => {
  const verified = createSite({ SITE_VERIFICATION: "baidu=codeva-1,google=abc" });
  for (const path of ["/home", "/en/news/press_releases"]) {
    const html = await verified.text(path, CRAWLER);
    expect(contentOf(html, "baidu-site-verification")).toEqual(["codeva-1"]);
    expect(contentOf(html, "google-site-verification")).toEqual(["abc"]);
  }
});

test.each([1, 2, 3])(
  "search engines may index page %i of a list whose reported total is too large only if the page has items",
  async (page) => {
    const own = createSite().on(/^content\/list 2031/, (_, __, name) =>
      name.includes(" 0 12")
        ? { data: [newsItem(1)], totalCount: 30 }
        : { data: [], totalCount: 30 },
    );
    const html = await own.text(`${LIST}?page=${page}`, CRAWLER);
    expect(contentOf(html, "robots").includes("noindex")).toBe(page > 1);
    expect(html.includes('rel="canonical"')).toBe(page === 1);
  },
);
