import { XMLValidator } from "fast-xml-parser";
import { parseAtomFeed } from "feedsmith";
import { describe, expect, test } from "vitest";
import { site as brand, company } from "../../shared/brand/site.ts";
import { down, newsItem } from "../helpers/fake-upstream.ts";
import { createSite, ORIGIN, type Site } from "../helpers/site.ts";

const DOMAIN = company.securityContact.split("@")[1];

async function atom(site: Site, path = "/feed.xml") {
  const xml = await site.text(path);
  expect(XMLValidator.validate(xml)).toBe(true);
  return parseAtomFeed(xml);
}

/** A site with these press releases. */
function siteWith(...items: object[]): Site {
  const site = createSite().on(/^content\/list 2031 /, () => ({
    data: items,
    totalCount: items.length,
  }));
  return site;
}

describe("the feed of press releases", () => {
  test("has the elements that Atom requires and feed readers show", async () => {
    const response = await createSite().get("/feed.xml");
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    expect(parseAtomFeed(await response.text())).toMatchObject({
      xml: { lang: "zh-CN" },
      id: `tag:${DOMAIN},2026:feed/zh/2031`,
      title: { value: `${brand.name.zh} - 新闻稿` },
      updated: "2026-11-18T01:30:00.000Z",
      authors: [{ name: company.legalName.zh, uri: ORIGIN }],
      links: [
        { rel: "self", type: "application/atom+xml", href: `${ORIGIN}/feed.xml` },
        { rel: "alternate", hreflang: "zh-CN", href: `${ORIGIN}/news/press_releases` },
      ],
    });
  });

  test("has the time of its own last change, and of the last change of each item", async () => {
    const changed = newsItem(2, { updateTime: "2026-11-20 08:00:00" });
    const site = siteWith(newsItem(7), changed);
    const { updated, entries } = await atom(site);
    expect(updated).toBe("2026-11-20T00:00:00.000Z");
    const times = entries?.map((entry) => [entry.published, entry.updated]);
    expect(times).toEqual([
      ["2026-11-18T01:30:00.000Z", "2026-11-18T01:30:00.000Z"],
      ["2026-11-18T01:30:00.000Z", "2026-11-20T00:00:00.000Z"],
    ]);
  });

  test("has the link, title and content of each item", async () => {
    const author = { author: "品牌部", keywords: ["热轧", "产品 & 服务"] };
    const { entries } = await atom(siteWith(newsItem(7, author)));
    expect(entries).toEqual([
      {
        id: `tag:${DOMAIN},2026:content/7`,
        title: { value: "新闻第7条", type: "text" },
        links: [{ rel: "alternate", href: `${ORIGIN}/news/news_detail/7` }],
        published: "2026-11-18T01:30:00.000Z",
        updated: "2026-11-18T01:30:00.000Z",
        authors: [{ name: "品牌部" }],
        categories: [{ term: "热轧" }, { term: "产品 & 服务" }],
        summary: { value: "摘要7", type: "text" },
        content: { value: "<p>正文7</p>", type: "html" },
      },
    ]);
  });

  test("has the 20 newest items, whatever the list pins to its top", async () => {
    const pinned = newsItem(1, { publishTime: "2026-01-01 00:00:00" });
    const day = (id: number) => newsItem(id, { publishTime: `2026-10-${id} 08:00:00` });
    const days = Array.from({ length: 22 }, (_, index) => day(10 + index));
    const { entries = [] } = await atom(siteWith(pinned, ...days));
    expect(entries).toHaveLength(20);
    expect(entries.map(({ id }) => id?.split("/")[1])).toEqual(
      Array.from({ length: 20 }, (_, index) => String(31 - index)),
    );
  });

  test("has absolute URLs in its content", async () => {
    const content =
      '<p><a href="/about/profile">A</a><a href="/a.pdf">B</a><img src="b.webp" alt=""></p>';
    const site = siteWith(newsItem(7, { content }));
    const { entries } = await atom(site);
    const html = entries?.[0]?.content?.value;
    // A link to a page of the site leads to the site's own address.
    expect(html).toContain('href="https://www.example.com/about/profile"');
    expect(html).toContain(`href="${site.contentOrigin}/a.pdf"`);
    expect(html).toContain(`src="${site.contentOrigin}/b.webp"`);
  });

  test("has the texts of items without control characters, and escapes the characters that XML uses", async () => {
    const title = `1 < 2 & "3" ]]> &amp; <b>`;
    const site = siteWith(
      newsItem(7, {
        title: `${title}\u0008`,
        content: "<p>]]> &amp;lt; \u0001</p>",
        author: title,
      }),
    );
    const [entry] = (await atom(site)).entries ?? [];
    expect(entry?.title?.value).toBe(title);
    expect(entry?.authors).toEqual([{ name: title }]);
    expect(entry?.content?.value).toBe("<p>]]&gt; &amp;lt; </p>");
  });

  test("has an entry for an item that has only a title, with the time 1970-01-01", async () => {
    const bare = { id: 7, title: "只有标题", node: { nodeId: 2031 } };
    const site = siteWith(bare);
    expect((await atom(site)).entries).toMatchObject([
      { id: `tag:${DOMAIN},2026:content/7`, updated: "1970-01-01T00:00:00.000Z" },
    ]);
  });

  test("is valid without items", async () => {
    const site = siteWith();
    expect((await atom(site)).entries ?? []).toEqual([]);
  });
});

test("a feed whose items have long bodies takes one call for its list", async () => {
  const site = createSite();
  const content = `<p>${"长".repeat(15_000)}</p>`;
  site.on(/^content\/list 2031 /, async (request) => {
    const { pageSize } = await request.json<{ pageSize: number }>();
    const ids = Array.from({ length: pageSize }, (_, index) => 60 - index);
    return { data: ids.map((id) => newsItem(id, { content })), totalCount: 60 };
  });
  const { entries = [] } = await atom(site);
  expect(entries.map(({ id }) => id?.split("/")[1])).toEqual(
    Array.from({ length: 20 }, (_, index) => String(60 - index)),
  );
  await site.settle();
  expect(site.upstream.calls).toEqual(["node/list 38", "content/list 2031 0 50"]);
});

describe("a locale's feed", () => {
  test("has only items of that locale", async () => {
    const site = createSite();
    const feed = await atom(site, "/en/feed.xml");
    expect(feed).toMatchObject({
      xml: { lang: "en" },
      title: { value: `${brand.name.en} - Press releases` },
    });
    expect(feed.entries?.map(({ links }) => links?.[0]?.href)).toEqual([
      `${ORIGIN}/en/news/news_detail/401`,
    ]);
  });

  test("redirects to the page for unknown addresses if the locale is switched off or has no such list", async () => {
    const chinese = await createSite({ CONTENT_DOMAIN_ID_EN: "" }).get("/en/feed.xml");
    expect(chinese.headers.get("location")).toBe("/404");
    const none = await createSite().get("/en/feeds/disclosures.xml");
    expect(none.headers.get("location")).toBe("/en/404");
  });
});

test.each([
  ["21.pdf", "application/pdf"],
  ["21.constructor", "application/octet-stream"],
])("the feed of disclosures links to the file %s", async (name, type) => {
  const site = createSite();
  const disclosure = {
    id: 21,
    title: "年度报告",
    fileUrl: `/files/disclosures/${name}`,
    fileSize: 1234,
    node: { nodeId: 2021 },
  };
  site.on(/^content\/list 2021 /, () => ({ data: [disclosure], totalCount: 1 }));
  const file = `${site.contentOrigin}/files/disclosures/${name}`;
  expect((await atom(site, "/feeds/disclosures.xml")).entries?.[0]?.links).toEqual([
    { rel: "alternate", href: file },
    { rel: "enclosure", href: file, type, length: 1234 },
  ]);
});

test("a feed has URLs with the configured origin, and ids that do not depend on the origin", async () => {
  const site = createSite({ SITE_ORIGIN: "https://www.lishu.example" });
  const xml = await site.text("/feed.xml");
  expect(xml).not.toContain(ORIGIN);
  expect(xml).toContain("https://www.lishu.example/news/news_detail/30");
  expect(xml).toContain(`tag:${DOMAIN},2026:content/30`);
});

describe.each(["/feed.xml", "/en/feed.xml", "/feeds/disclosures.xml"])("%s", (path) => {
  test("is cacheable as long as its content is fresh", async () => {
    const site = createSite();
    const { headers } = await site.get(path);
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(headers.get("cloudflare-cdn-cache-control")).toMatch(
      /^public, max-age=30, stale-while-revalidate=43200/,
    );
    expect(headers.get("cache-tag")).toMatch(/navigation,.*node-\d{4}/);
    expect(headers.get("cache-status")).toContain("data");
    const etag = headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect((await site.get(path, { headers: { "if-none-match": etag } })).status).toBe(304);
  });

  test("responds with 503 and Retry-After while the content service fails", async () => {
    const site = createSite().on(/^content\/list /, down);
    const response = await site.get(path);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });
});
