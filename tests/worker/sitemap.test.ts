import { describe, expect, test } from "vitest";
import { site as brand } from "../../shared/brand/site.ts";
import { newsItem } from "../helpers/fake-upstream.ts";
import { createSite, ORIGIN, type Site } from "../helpers/site.ts";
import { partsOf, type SitemapUrl, urlsOf } from "../helpers/sitemap.ts";

/** Returns the entries of all parts that the sitemap index lists. The key is the path of the part. */
async function allParts(site: Site): Promise<Map<string, SitemapUrl[]>> {
  const parts = partsOf(await site.text("/sitemap.xml"));
  const read = parts.map(async ({ loc }): Promise<[string, SitemapUrl[]]> => {
    const path = loc.replace(ORIGIN, "");
    return [path, urlsOf(await site.text(path))];
  });
  return new Map(await Promise.all(read));
}

describe("the sitemap", () => {
  test("has parts of both locales in its index, all at the root", async () => {
    const response = await createSite().get("/sitemap.xml");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/xml; charset=utf-8");
    expect(partsOf(await response.text())).toEqual([
      { loc: `${ORIGIN}/sitemap-pages.xml` },
      { loc: `${ORIGIN}/sitemap-press-releases-1.xml`, lastmod: "2026-11-18T01:30:00.000Z" },
      { loc: `${ORIGIN}/sitemap-en-pages.xml` },
      { loc: `${ORIGIN}/sitemap-en-press-releases-1.xml` },
    ]);
  });

  test("has every URL once, and each URL responds with 200 and is canonical", async () => {
    const site = createSite();
    // Each list gets an item, because a list without items has noindex.
    site.on(/^content\/list (?:2021|2023|2032) /, () => [newsItem(1)]);
    const urls = [...(await allParts(site)).values()].flat();
    expect(urls.length).toBeGreaterThan(30);
    expect(new Set(urls.map(({ loc }) => loc)).size).toBe(urls.length);
    for (const { loc } of urls) {
      const response = await site.get(loc.replace(ORIGIN, ""), {
        headers: { "user-agent": "Googlebot" },
      });
      expect(response.status, loc).toBe(200);
      const html = await response.text();
      expect(html).toContain(`rel="canonical" href="${loc}"`);
      expect(html).not.toMatch(/name="robots" content="noindex"/);
    }
  });

  test("has the items of each locale only in the parts of that locale", async () => {
    const parts = await allParts(createSite());
    for (const [path, urls] of parts) {
      const isEnglish = path.startsWith("/sitemap-en-");
      for (const { loc } of urls) expect(loc.startsWith(`${ORIGIN}/en/`), loc).toBe(isEnglish);
    }
    expect(locs(parts.get("/sitemap-press-releases-1.xml"))).toContain(
      `${ORIGIN}/news/news_detail/7`,
    );
    expect(locs(parts.get("/sitemap-en-press-releases-1.xml"))).toEqual([
      `${ORIGIN}/en/news/news_detail/401`,
    ]);
  });

  test("does not contain the search, the page for unknown addresses, second pages of lists or pages without a node", async () => {
    const urls = locs([...(await allParts(createSite())).values()].flat());
    expect(urls.filter((url) => /search|404|\?/.test(url))).toEqual([]);
    expect(urls).toContain(`${ORIGIN}/about/profile`);
    expect(urls).not.toContain(`${ORIGIN}/about/organization`);
  });

  test("links to a page in the other locale only if the page exists there", async () => {
    const parts = await allParts(createSite());
    const both = ["/home", "/news/press_releases"];
    for (const [part, prefix] of [
      ["/sitemap-pages.xml", ""],
      ["/sitemap-en-pages.xml", "/en"],
    ]) {
      const urls = parts.get(part ?? "") ?? [];
      const twofold = urls.filter((url) => url["xhtml:link"]);
      expect(locs(twofold)).toEqual(both.map((path) => `${ORIGIN}${prefix}${path}`));
      for (const [index, path] of both.entries()) {
        expect(twofold[index]?.["xhtml:link"]).toEqual([
          { rel: "alternate", hreflang: "zh-CN", href: ORIGIN + path },
          { rel: "alternate", hreflang: "en", href: `${ORIGIN}/en${path}` },
          { rel: "alternate", hreflang: "x-default", href: ORIGIN + path },
        ]);
      }
    }
  });

  test("has only one locale if the second locale is switched off", async () => {
    const site = createSite({ CONTENT_DOMAIN_ID_EN: "" });
    const parts = await allParts(site);
    expect([...parts.keys()].filter((path) => path.includes("-en-"))).toEqual([]);
    expect([...parts.values()].flat().filter((url) => url["xhtml:link"])).toEqual([]);
    expect((await site.get("/sitemap-en-pages.xml")).status).toBe(302);
  });

  test("has the configured origin in every URL", async () => {
    const site = createSite({ SITE_ORIGIN: "https://www.lishu.example" });
    for (const path of ["/sitemap.xml", "/sitemap-pages.xml", "/sitemap-press-releases-1.xml"]) {
      const xml = await site.text(path);
      expect(xml).toContain("https://www.lishu.example/");
      expect(xml).not.toContain(ORIGIN);
    }
  });

  test("gives a list the date of its newest item", async () => {
    const urls = urlsOf(await createSite().text("/sitemap-pages.xml"));
    const times = urls.filter(({ lastmod }) => lastmod);
    expect(times).toMatchObject([
      { loc: `${ORIGIN}/news/press_releases`, lastmod: "2026-11-18T01:30:00.000Z" },
    ]);
  });

  test.each([
    "/sitemap-press-releases-2.xml",
    "/sitemap-press-releases-0.xml",
    "/sitemap-nothing-1.xml",
    "/sitemap-fr-pages.xml",
  ])("does not have the part %s", async (path) => {
    const response = await createSite().get(path);
    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe("/404");
  });

  test("omits hidden pages", async () => {
    const site = createSite();
    const shown = `"MEDIA REPORTS","isShow":`;
    site.on(/^node\/list 38/, (_, usual) =>
      JSON.parse(JSON.stringify(usual()).replace(`${shown}1`, `${shown}0`)),
    );
    const urls = locs([...(await allParts(site)).values()].flat());
    expect(urls).toContain(`${ORIGIN}/news/press_releases`);
    expect(urls.filter((url) => url.includes("media"))).toEqual([]);
  });

  test("contains all groups of a page except the first, which is the page itself", async () => {
    const site = createSite();
    const item = (id: number, nodeIndexName: string) =>
      newsItem(id, { node: { nodeId: id, nodeIndexName, nodeName: nodeIndexName, taxis: id } });
    site.on(/^content\/listAll 2003 /, () => [
      item(2, "AUTOMATION"),
      item(1, "STEEL TRADE"),
      item(2, "AUTOMATION"),
    ]);
    const urls = locs(urlsOf(await site.text("/sitemap-pages.xml")));
    expect(urls.filter((url) => url.includes("core_business"))).toEqual([
      `${ORIGIN}/product/core_business`,
      `${ORIGIN}/product/core_business?group=automation`,
    ]);
  });

  test("leaves out items that link elsewhere", async () => {
    const site = createSite().on(/^content\/list 2031 /, () => ({
      data: [newsItem(1, { linkUrl: "https://paper.example/1" }), newsItem(2)],
      totalCount: 2,
    }));
    const items = urlsOf(await site.text("/sitemap-press-releases-1.xml"));
    expect(locs(items)).toEqual([`${ORIGIN}/news/news_detail/2`]);
  });
});

describe("an item's entry in a sitemap", () => {
  const CONTENT = "https://cms.example.com";

  async function entryOf(more: object): Promise<SitemapUrl | undefined> {
    const site = createSite();
    site.clock.now = Date.parse("2026-11-20T01:30:00Z");
    site.on(/^content\/list 2031 /, () => ({ data: [newsItem(7, more)], totalCount: 1 }));
    const xml = await site.text("/sitemap-press-releases-1.xml");
    return urlsOf(xml.replaceAll(site.contentOrigin, CONTENT))[0];
  }

  test("has the date of the item's last change", async () => {
    expect(await entryOf({ updateTime: "2026-11-19 08:00:00" })).toMatchObject({
      lastmod: "2026-11-19T00:00:00.000Z",
    });
  });

  test("is marked as news for two days after the publication", async () => {
    expect(await entryOf({})).toEqual({
      loc: `${ORIGIN}/news/news_detail/7`,
      lastmod: "2026-11-18T01:30:00.000Z",
      "news:news": {
        "news:publication": { "news:name": brand.name.zh, "news:language": "zh-cn" },
        "news:publication_date": "2026-11-18T01:30:00.000Z",
        "news:title": "新闻第7条",
      },
    });
  });

  test.each(["2026-11-18 09:29:59", "2026-11-20 09:30:01", "soon"])(
    "is not marked as news if the item was published at %s",
    async (publishTime) => {
      expect(await entryOf({ publishTime })).not.toHaveProperty("news:news");
    },
  );

  test("has the item's picture if its URL is an http URL, and the item's film if there is also a picture for its thumbnail", async () => {
    const entry = await entryOf({
      imgUrl: "/media/ladle-1280.webp",
      videoUrl: "https://player.bilibili.com/player.html?a=1&b=2",
      duration: 8,
      summary: "八秒",
    });
    expect(entry?.["image:image"]).toEqual([{ "image:loc": `${CONTENT}/media/ladle-1280.webp` }]);
    expect(entry?.["video:video"]).toEqual([
      {
        "video:thumbnail_loc": `${CONTENT}/media/ladle-1280.webp`,
        "video:title": "新闻第7条",
        "video:description": "八秒",
        "video:player_loc": "https://player.bilibili.com/player.html?a=1&b=2",
        "video:duration": "8",
        "video:publication_date": "2026-11-18T01:30:00.000Z",
      },
    ]);
    expect(await entryOf({ imgUrl: "mailto:a@example.com" })).not.toHaveProperty("image:image");
    expect(await entryOf({ videoUrl: "/media/a.mp4" })).not.toHaveProperty("video:video");
  });

  test("has the item's title without control characters, and escapes the characters that XML uses", async () => {
    const title = `a & b < c > "d" ]]> &amp;`;
    const entry = await entryOf({ title: `${title}\u0000\u000b\ud800` });
    // When the item was read, the lone surrogate was replaced with U+FFFD.
    expect(entry?.["news:news"]?.["news:title"]).toBe(`${title}\ufffd`);
  });
});

test("in the sitemap, the entry of the page of films lists the films", async () => {
  const site = createSite();
  const video = { nodeId: 2033, nodeName: "视频", nodeIndexName: "VIDEO", isShow: 1, childs: [] };
  site.on(/^node\/list 38/, () => [{ nodeId: 2000, childs: [video] }]);
  const film = { id: 16001, title: "集控中心", imgUrl: "/media/a.webp", videoUrl: "/media/a.mp4" };
  site.on(/^content\/list 2033 /, () => ({ data: [film], totalCount: 1 }));
  const urls = urlsOf(await site.text("/sitemap-pages.xml"));
  expect(urls.find(({ loc }) => loc === `${ORIGIN}/news/video`)?.["video:video"]).toEqual([
    {
      "video:thumbnail_loc": `${site.contentOrigin}/media/a.webp`,
      "video:title": "集控中心",
      "video:description": "集控中心",
      "video:content_loc": `${site.contentOrigin}/media/a.mp4`,
    },
  ]);
});

test("the items of several nodes of a page are in one part of the sitemap", async () => {
  const site = createSite();
  const region = (nodeId: number) => ({ nodeId, nodeName: `R${nodeId}`, isShow: 1, childs: [] });
  const network = { nodeIndexName: "MARKETING NETWORK", childs: [region(2101), region(2102)] };
  site.on(/^node\/list 38/, () => [{ nodeId: 2000, childs: [{ ...region(2100), ...network }] }]);
  site.on(/^content\/list 210[12] /, async (request) => {
    const { condition } = await request.json<{ condition: { nodeId: number } }>();
    const { nodeId } = condition;
    return { data: [{ id: nodeId * 10, title: "办事处", node: { nodeId } }], totalCount: 1 };
  });
  expect(locs(urlsOf(await site.text("/sitemap-marketing-network-1.xml")))).toEqual([
    `${ORIGIN}/contact/sub/21010`,
    `${ORIGIN}/contact/sub/21020`,
  ]);
});

test.each(["/sitemap.xml", "/sitemap-en-pages.xml"])("%s is cacheable", async (path) => {
  const site = createSite();
  const first = await site.get(path);
  expect(first.headers.get("cache-tag")).toContain("navigation");
  expect(first.headers.get("cloudflare-cdn-cache-control")).toMatch(/^public, max-age=\d+/);
  const etag = first.headers.get("etag") ?? "";
  expect((await site.get(path, { headers: { "if-none-match": etag } })).status).toBe(304);
});

function locs(urls: readonly SitemapUrl[] = []): string[] {
  return urls.map(({ loc }) => loc);
}
