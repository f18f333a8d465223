import { describe, expect, test } from "vitest";
import {
  dataBlocks,
  faultsOf,
  type JsonThing,
  thingOf,
} from "../../../tests/helpers/structured-data.ts";
import { navigationOf } from "../../content/navigation.ts";
import type { ContentItem, NavigationNode } from "../../content/types.ts";
import type { DescribedPage } from "../../page/page-content.ts";
import { pageRoutes } from "../../routing/table.ts";
import { graphOf, structuredData } from "./structured-data.ts";
import { isoDuration } from "./videos.ts";

const ORIGIN = "https://www.example.com";

function node(
  nodeId: number,
  nodeName: string,
  nodeIndexName: string,
  childs: NavigationNode[] = [],
) {
  return {
    id: `${nodeId}`,
    nodeId,
    nodeName,
    nodeIndexName,
    childs,
    extra: false,
    taxis: 1,
    isShow: true,
  };
}

const press = node(31, "新闻稿", "PRESS RELEASES");
const media = node(32, "媒体报道", "MEDIA REPORTS");
const tree = {
  nodes: [
    node(30, "新闻中心", "NEWS", [press, media]),
    node(40, "无页", "NO PAGE", [node(41, "公司简介", "COMPANY PROFILE")]),
  ],
  others: [],
};
const navigation = navigationOf(tree, "首页");

/** A page of the named route. */
function page(
  routeName: string,
  content: DescribedPage["content"],
  more: Partial<DescribedPage> = {},
): DescribedPage {
  const route = pageRoutes.find(({ name }) => name === routeName);
  if (!route) throw new Error(`no route ${routeName}`);
  return {
    locale: "zh",
    navigation,
    node: navigation.nodeListMap.get(route.indexName ?? route.parent ?? ""),
    route,
    name: route.title.zh,
    title: content.item?.title ?? route.title.zh,
    description: "描述。",
    origin: ORIGIN,
    address: `${ORIGIN}/${route.path.replace(":id", "7")}`,
    picture: `${ORIGIN}/share/news-zh.jpg`,
    content,
    ...more,
  };
}

function item(more: Partial<ContentItem> = {}): ContentItem {
  return {
    id: "7",
    title: "第一卷钢",
    content: "<p>正文</p>",
    publishTime: "2026-11-18T09:30:00+08:00",
    node: { nodeId: 31, nodeIndexName: "PRESS RELEASES", nodeName: "新闻稿", taxis: 1 },
    ...more,
  };
}

function graph(about: DescribedPage): JsonThing[] {
  const things = graphOf(about)["@graph"] as unknown as JsonThing[];
  expect(faultsOf(things)).toEqual([]);
  return things;
}

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

  test("follow the navigation", () => {
    expect(breadcrumbsOf(page("PressReleases", {}))).toEqual([
      `1 首页 ${ORIGIN}/home`,
      `2 新闻中心 ${ORIGIN}/news/social_media`,
      `3 新闻稿 ${ORIGIN}/news/press_releases`,
    ]);
  });

  test("end with the item of a detail page", () => {
    expect(breadcrumbsOf(page("NewsDetail", { item: item() })).at(-1)).toBe(
      `4 第一卷钢 ${ORIGIN}/news/news_detail/7`,
    );
  });

  test("omit links to other sites", () => {
    const away = "https://elsewhere.example/";
    const own = { ...node(51, "视频中心", "VIDEO"), linkUrl: away };
    const section = { ...node(50, "新闻中心", "NEWS", [own]), linkUrl: away };
    const elsewhere = navigationOf({ nodes: [section], others: [] }, "首页");
    expect(breadcrumbsOf(page("Video", {}, { navigation: elsewhere, node: own }))).toEqual([
      `1 首页 ${ORIGIN}/home`,
      `2 视频中心 ${ORIGIN}/news/video`,
    ]);
  });

  test("omit nodes without a page", () => {
    expect(breadcrumbsOf(page("Profile", {}))).toEqual([
      `1 首页 ${ORIGIN}/home`,
      `2 公司简介 ${ORIGIN}/about/profile`,
    ]);
  });

  test("consist of home and the page if it has no node", () => {
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
      publisher: { name: "砺枢集团" },
    });
  });

  test("has a headline of at most 110 characters", () => {
    expect(article({ title: "钢".repeat(200) }).headline).toBe("钢".repeat(110));
  });

  test.each([
    ["a department", "NewsDetail", { author: "品牌与传播部" }, "Organization", "品牌与传播部"],
    ["its source", "NewsDetail", { source: "砺云" }, "Organization", "砺云"],
    ["the company", "NewsDetail", {}, "Organization", "砺枢集团"],
    ["a reporter", "MediaDetail", { author: "记者 阎青", source: "铁流网" }, "Person", "阎青"],
    ["another publisher", "MediaDetail", { source: "铁流网" }, "Organization", "铁流网"],
  ])("has as author %s", (_, route, more, type, name) => {
    expect(article(more, route).author).toMatchObject({ "@type": type, name });
  });

  test.each([
    ["its publication", {}, "2026-11-18T09:30:00+08:00"],
    ["a later update", { updateTime: "2026-11-20T00:00:00.000Z" }, "2026-11-20T00:00:00.000Z"],
    [
      "its publication, not an earlier update",
      { updateTime: "2026-11-01T00:00:00.000Z" },
      "2026-11-18T09:30:00+08:00",
    ],
  ])("has as date of modification %s", (_, more, changed) => {
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

describe("positions", () => {
  const positions = (items: ContentItem[], position?: string, more: Partial<DescribedPage> = {}) =>
    graph(page("Recruitment", { items, position }, more)).filter(
      (thing) => thing["@type"] === "JobPosting",
    );

  test("have a job posting with place, type and address if the address selects one", () => {
    const position = item({ title: "工程师", subTitle: "全职 · 研发", address: "南京、雅加达" });
    expect(positions([position, item({ id: "8", address: "南京" })], "7")).toMatchObject([
      {
        title: "工程师",
        datePosted: "2026-11-18",
        employmentType: "FULL_TIME",
        hiringOrganization: { name: "砺枢集团" },
        jobLocation: [
          { address: { addressLocality: "南京", addressCountry: "CN" } },
          { address: { addressLocality: "雅加达", addressCountry: "ID" } },
        ],
        url: `${ORIGIN}/recruitment/recruitment?position=7#position-7`,
      },
    ]);
  });

  test("without place, date or text are omitted", () => {
    const { publishTime: _, ...undated } = item({ address: "南京" });
    const without = [item(), undated, item({ address: "南京", content: "" })];
    for (const position of [...without, item({ address: "、 " })]) {
      expect(positions([position], "7")).toEqual([]);
    }
  });

  test("are only a list if none is selected", () => {
    const items = [item({ address: "南京" })];
    expect(positions(items)).toEqual([]);
    expect(positions(items, "8")).toEqual([]);
    expect(
      thingOf(graph(page("Recruitment", { items })), "ItemList").itemListElement,
    ).toMatchObject([{ url: `${ORIGIN}/recruitment/recruitment?position=7#position-7` }]);
  });

  test.each([
    ["全职 · 研发", "FULL_TIME"],
    ["Full-time · R&D", "FULL_TIME"],
    ["兼职", "PART_TIME"],
    ["Part time", "PART_TIME"],
    ["暑期实习生", "INTERN"],
    ["Engineering intern", "INTERN"],
    ["Internship", "INTERN"],
    ["International Sales", undefined],
    ["Internal audit", undefined],
    ["合同工", "CONTRACTOR"],
    ["Contractor", "CONTRACTOR"],
    ["合同管理岗", undefined],
    ["Contract manager", undefined],
    ["临时设施", undefined],
  ])("with “%s” have the employment type %s", (subTitle, type) => {
    const [position] = positions([item({ subTitle, address: "南京" })], "7");
    expect(position?.employmentType).toBe(type);
  });

  test.each([
    [
      "zh",
      "南京、武汉，重庆；唐山;沈阳/新加坡, 苏哈尔、",
      "南京 武汉 重庆 唐山 沈阳 新加坡 苏哈尔",
    ],
    ["en", "Nanjing, China", "Nanjing, China"],
    ["en", "Jakarta, Indonesia; Nanjing / Sohar;", "Jakarta, Indonesia Nanjing Sohar"],
  ] as const)("have one place per name (%s: %s)", (locale, address, names) => {
    const [position] = positions([item({ address })], "7", { locale });
    const places = position?.jobLocation as { address: { addressLocality: string } }[];
    expect(places.map((place) => place.address.addressLocality).join(" ")).toBe(names);
  });

  test("abroad have the country of the place", () => {
    const items = [item({ address: "Jakarta, Indonesia; Nanjing" })];
    expect(positions(items, "7", { locale: "en" })[0]?.jobLocation).toMatchObject([
      { address: { addressCountry: "ID" } },
      { address: { addressCountry: "CN" } },
    ]);
  });
});

test("a video has its duration and address; items without a video are omitted", () => {
  const film = item({ videoUrl: "/media/video/ladle.mp4", duration: 8, summary: "八秒。" });
  const things = graph(page("Video", { items: [film, item()] }));
  expect(things.filter((thing) => thing["@type"] === "VideoObject")).toMatchObject([
    { duration: "PT8S", contentUrl: `${ORIGIN}/media/video/ladle.mp4`, description: "八秒。" },
  ]);
});

test("a video embedded from another site has the address of its player", () => {
  const src = "https://player.bilibili.com/player.html?bvid=BV1.mp4";
  const film = thingOf(graph(page("Video", { items: [item({ videoUrl: src })] })), "VideoObject");
  expect(film.embedUrl).toBe(src);
  expect(film).not.toHaveProperty("contentUrl");
});

test.each([
  [8, "PT8S"],
  [68, "PT1M8S"],
  [3600, "PT1H"],
  [3725.4, "PT1H2M5S"],
  [0, "PT0S"],
])("%s seconds are %s", (seconds, duration) => {
  expect(isoDuration(seconds)).toBe(duration);
});

describe("the conference", () => {
  const eventDates = {
    start: "2026-12-08T01:00:00.000Z",
    end: "2026-12-09T09:00:00.000Z",
    address: "南京",
  };
  const about = item({ subTitle: "2026大会" });

  test("has a name, dates and a place", () => {
    expect(thingOf(graph(page("meeting", { items: [about], eventDates })), "Event")).toMatchObject({
      name: "2026大会",
      startDate: eventDates.start,
      location: { address: { streetAddress: "南京" } },
    });
  });

  test.each([
    ["without dates", {}],
    ["on the page's other groups", { address: `${ORIGIN}/subject/meeting?group=meeting-agenda` }],
  ])("is omitted %s", (_, more) => {
    const content = "address" in more ? { items: [about], eventDates } : { items: [about] };
    const types = graph(page("meeting", content, more)).map((thing) => thing["@type"]);
    expect(types).not.toContain("Event");
  });
});

test("an office has its address, and is omitted without one", () => {
  const office = item({ title: "上海办事处", address: "上海市", phone: "021-8888" });
  expect(thingOf(graph(page("SubContact", { item: office })), "LocalBusiness")).toMatchObject({
    name: "上海办事处",
    telephone: "021-8888",
    address: { streetAddress: "上海市" },
  });
  expect(graph(page("SubContact", { item: item() }))).toHaveLength(1);
});

test("the headquarters have the contacts of departments", () => {
  const items = [item({ title: "媒体", phone: "025-1" }), item({ title: "地铁" })];
  expect(thingOf(graph(page("Headquarters", { items })), "Organization").contactPoint).toEqual([
    { "@type": "ContactPoint", contactType: "媒体", telephone: "025-1" },
  ]);
});

test("the headquarters have the company's number if no department has one", () => {
  const things = graph(page("Headquarters", { items: [item({ title: "地铁" })] }));
  expect(thingOf(things, "Organization").contactPoint).toMatchObject({
    contactType: "customer service",
  });
});

test("the company has one id per locale", () => {
  const [zh, en] = (["zh", "en"] as const).map((locale) =>
    thingOf(graph(page("Home", {}, { locale })), "Organization"),
  );
  expect([zh?.["@id"], zh?.name]).toEqual([`${ORIGIN}/#organization`, "砺枢集团"]);
  expect([en?.["@id"], en?.name]).toEqual([`${ORIGIN}/en#organization`, "Lishu Group"]);
});

test("a person has a job title and works for the company", () => {
  const person = item({
    title: "沈砺川",
    subTitle: "董事长",
    imgUrl: "/media/portrait-01-640.webp",
  });
  expect(thingOf(graph(page("ExecutivesDetail", { item: person })), "ProfilePage")).toMatchObject({
    mainEntity: { name: "沈砺川", jobTitle: "董事长", worksFor: { name: "砺枢集团" } },
  });
});

describe("a list", () => {
  const list = (items: ContentItem[], before?: number) =>
    graph(page("PressReleases", { items, ...(before !== undefined && { before }) }));

  test("numbers its items across pages, each with its address", () => {
    const away = item({ id: "8", linkUrl: "https://elsewhere.example/" });
    expect(thingOf(list([item(), away], 12), "ItemList").itemListElement).toMatchObject([
      { position: 13, url: `${ORIGIN}/news/news_detail/7` },
      { position: 14, url: "https://elsewhere.example/" },
    ]);
  });

  test("has no gap in the numbers if an item has no address", () => {
    const { node: _, ...nowhere } = item({ id: "8" });
    expect(thingOf(list([nowhere, item()], 12), "ItemList").itemListElement).toMatchObject([
      { position: 13, url: `${ORIGIN}/news/news_detail/7` },
    ]);
  });

  test("is omitted if empty", () => {
    expect(list([])).toHaveLength(1);
  });
});

test("the checker accepts a bare name within a thing but not as a thing of its own", () => {
  const bare = { "@type": "Organization", name: "砺枢集团" };
  expect(faultsOf([{ "@type": "ProfilePage", mainEntity: bare }])).toEqual([]);
  expect(faultsOf([bare])).toEqual(["Organization has no url", "Organization has no logo"]);
  expect(faultsOf([{ "@id": ORIGIN } as unknown as JsonThing])).toHaveLength(1);
});

test("content cannot end the script element", () => {
  const markup = structuredData(page("NewsDetail", { item: item({ title: "</script><!--" }) }));
  expect(markup.match(/<\/script>/g)).toHaveLength(2);
  expect(markup).not.toContain("<!--");
});
