import { describe, expect, test } from "vitest";
import { site as brand } from "../../shared/brand/site.ts";
import type { ContentItem } from "../../shared/content/types.ts";
import type { DescribedPage } from "../../shared/rendering/structured-data.tsx";
import { graph, item, ORIGIN, page } from "../../tests/helpers/page-graph.ts";
import { thingOf } from "../../tests/helpers/structured-data.ts";
import { isoDuration } from "./videos.ts";

describe("positions", () => {
  const address = `${ORIGIN}/recruitment/recruitment?position=7`;
  const positions = (position: ContentItem, more: Partial<DescribedPage> = {}) =>
    graph(
      page("Recruitment", { item: position }, { types: ["JobPosting"], address, ...more }),
    ).filter((thing) => thing["@type"] === "JobPosting");

  test("have a job posting with place, type and address if the page shows a single position", () => {
    const position = item({ title: "工程师", subTitle: "全职 · 研发", address: "南京、雅加达" });
    expect(positions(position)).toMatchObject([
      {
        title: "工程师",
        datePosted: "2026-11-18",
        employmentType: "FULL_TIME",
        hiringOrganization: { name: brand.name.zh },
        jobLocation: [
          { address: { addressLocality: "南京", addressCountry: "CN" } },
          { address: { addressLocality: "雅加达", addressCountry: "ID" } },
        ],
        url: address,
      },
    ]);
  });

  test("without place, date or text are omitted", () => {
    const { publishTime: _, ...undated } = item({ address: "南京" });
    const without = [item(), undated, item({ address: "南京", content: "" })];
    for (const position of [...without, item({ address: "、 " })]) {
      expect(positions(position)).toEqual([]);
    }
  });

  test("are described only as a list if no position is selected", () => {
    const things = graph(page("Recruitment", { items: [item({ address: "南京" })] }));
    expect(things.map((thing) => thing["@type"])).toEqual(["BreadcrumbList", "ItemList"]);
    expect(thingOf(things, "ItemList").itemListElement).toMatchObject([{ url: address }]);
  });

  test.each([
    ["全职 · 研发", "FULL_TIME"],
    ["Full-time · R&D", "FULL_TIME"],
    ["兼职", "PART_TIME"],
    ["Part time", "PART_TIME"],
    ["暑期实习生", "INTERN"],
    ["Engineering intern", "INTERN"],
    ["Internship", "INTERN"],
    ["合同工", "CONTRACTOR"],
    ["Contractor", "CONTRACTOR"],
  ])("with “%s” have the employment type %s", (subTitle, type) => {
    const [position] = positions(item({ subTitle, address: "南京" }));
    expect(position?.employmentType).toBe(type);
  });

  test.each([
    "International Sales",
    "Internal audit",
    "合同管理岗",
    "Contract manager",
    "临时设施",
  ])("with “%s” have no employment type", (subTitle) => {
    const [position] = positions(item({ subTitle, address: "南京" }));
    expect(position).toBeDefined();
    expect(position?.employmentType).toBeUndefined();
  });

  test.each([
    [
      "zh",
      "南京、武汉，重庆；唐山;沈阳/新加坡, 苏哈尔、",
      "南京 武汉 重庆 唐山 沈阳 新加坡 苏哈尔",
    ],
    ["en", "Nanjing, China", "Nanjing, China"],
    ["en", "Jakarta, Indonesia; Nanjing / Sohar;", "Jakarta, Indonesia Nanjing Sohar"],
  ] as const)("have one place for each name in the address (%s: %s)", (locale, address, names) => {
    const [position] = positions(item({ address }), { locale });
    const places = position?.jobLocation as { address: { addressLocality: string } }[];
    expect(places.map((place) => place.address.addressLocality).join(" ")).toBe(names);
  });

  test("abroad have the country of the place", () => {
    const position = item({ address: "Jakarta, Indonesia; Nanjing" });
    expect(positions(position, { locale: "en" })[0]?.jobLocation).toMatchObject([
      { address: { addressCountry: "ID" } },
      { address: { addressCountry: "CN" } },
    ]);
  });
});

test("a video has its duration and address, and items without a video are omitted", () => {
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
])("%s seconds are written as %s", (seconds, duration) => {
  expect(isoDuration(seconds)).toBe(duration);
});

describe("the conference", () => {
  const eventDates = {
    start: "2026-12-08T01:00:00.000Z",
    end: "2026-12-09T09:00:00.000Z",
    name: "2026大会",
    address: "江苏省南京市浦滨路1688号",
  };
  const about = item({ subTitle: "2026大会" });

  test("has a name, dates and a place", () => {
    expect(thingOf(graph(page("meeting", { items: [about], eventDates })), "Event")).toMatchObject({
      name: "2026大会",
      startDate: eventDates.start,
      location: {
        address: { streetAddress: "浦滨路1688号", addressLocality: "南京市", addressCountry: "CN" },
      },
    });
  });

  test.each([
    ["without dates", {}],
    [
      "on the pages of its other groups",
      { address: `${ORIGIN}/subject/meeting?group=meeting-agenda` },
    ],
  ])("is omitted %s", (_, more) => {
    const content = "address" in more ? { items: [about], eventDates } : { items: [about] };
    const types = graph(page("meeting", content, more)).map((thing) => thing["@type"]);
    expect(types).not.toContain("Event");
  });
});

test("an office has its address, and an office without an address is omitted", () => {
  const office = item({ title: "上海办事处", address: "上海市友谊路1号", phone: "021-8888" });
  expect(thingOf(graph(page("SubContact", { item: office })), "LocalBusiness")).toMatchObject({
    name: "上海办事处",
    telephone: "+86-21-8888",
    address: { streetAddress: "友谊路1号" },
  });
  expect(graph(page("SubContact", { item: item() }))).toHaveLength(1);
});

test.each([
  ["027", "武汉市江夏区光谷大道577号", "江夏区光谷大道577号 | 武汉市 | | CN"],
  ["021", "上海市宝山区友谊路2866弄", "宝山区友谊路2866弄 | 上海市 | 上海市 | CN"],
  ["0512", "江苏省苏州市星湖街1号", "星湖街1号 | 苏州市 | 江苏省 | CN"],
  ["+86 28", "Block E2, Wuhou District, Chengdu", "Block E2, Wuhou District | Chengdu | | CN"],
  ["0411", "64 Shuma Road, Dalian, Liaoning", "64 Shuma Road | Dalian | Liaoning | CN"],
  ["021", "2866 Youyi Road, Shanghai", "2866 Youyi Road | Shanghai | Shanghai | CN"],
  ["029", "1 Yan’an Road, Xi’an 710000, China", "1 Yan’an Road | Xi’an | | CN"],
  ["+62-21", "Jl. Sudirman, Jakarta Pusat 10220, Indonesia", "Jl. Sudirman | Jakarta Pusat | | ID"],
  ["+49 211", "Königsallee 1, 40212 Düsseldorf, Germany", "Königsallee 1 | Düsseldorf | | DE"],
])("with the telephone number %s 8888, the address %s has the parts %s", (code, address, parts) => {
  const office = item({ address, phone: `${code} 8888` });
  const { address: found } = thingOf(graph(page("SubContact", { item: office })), "LocalBusiness");
  const [street, city, region, country] = parts.split("|").map((part) => part.trim());
  expect(found).toEqual({
    "@type": "PostalAddress",
    streetAddress: street,
    addressLocality: city,
    ...(region && { addressRegion: region }),
    addressCountry: country,
  });
});

test("the headquarters list the contacts of departments", () => {
  const items = [item({ title: "媒体", phone: "025-1" }), item({ title: "地铁" })];
  expect(thingOf(graph(page("Headquarters", { items })), "Organization").contactPoint).toEqual([
    { "@type": "ContactPoint", contactType: "媒体", telephone: "+86-25-1" },
  ]);
});

test("the headquarters have the company's number if no department has a number", () => {
  const things = graph(page("Headquarters", { items: [item({ title: "地铁" })] }));
  expect(thingOf(things, "Organization").contactPoint).toMatchObject({
    contactType: "customer service",
  });
});

test("the company has one id per locale", () => {
  const [zh, en] = (["zh", "en"] as const).map((locale) =>
    thingOf(graph(page("Home", {}, { locale })), "Organization"),
  );
  expect([zh?.["@id"], zh?.name]).toEqual([`${ORIGIN}/#organization`, brand.name.zh]);
  expect([en?.["@id"], en?.name]).toEqual([`${ORIGIN}/en#organization`, brand.name.en]);
});

test("a person has a job title, without the marks for line breaks, and works for the company", () => {
  const person = item({
    title: "沈砺川",
    subTitle: "董事长、\u200B总裁",
    imgUrl: "/media/portrait-01-640.webp",
  });
  expect(thingOf(graph(page("ExecutivesDetail", { item: person })), "ProfilePage")).toMatchObject({
    mainEntity: { name: "沈砺川", jobTitle: "董事长、总裁", worksFor: { name: brand.name.zh } },
  });
});
