import { parseAtomFeed } from "feedsmith";
import { describe, expect, test } from "vitest";
import { alternatesOf, CRAWLER, contentOf } from "../helpers/document-head.ts";
import { down, gate, newsItem } from "../helpers/fake-upstream.ts";
import { createSite, LIST, ORIGIN, type Site } from "../helpers/site.ts";
import { urlsOf } from "../helpers/sitemap.ts";

const site = createSite();

describe("an alternate link to the other locale", () => {
  const both = [`zh-CN ${ORIGIN}${LIST}`, `en ${ORIGIN}/en${LIST}`, `x-default ${ORIGIN}${LIST}`];

  test.each([LIST, `/en${LIST}`, `${LIST}?utm_source=x`])("is on %s", async (path) => {
    const html = await site.text(path, CRAWLER);
    expect(alternatesOf(html)).toEqual(both);
    expect(contentOf(html, "og:locale:alternate")).toEqual([
      path.startsWith("/en") ? "zh_CN" : "en_US",
    ]);
  });

  test("is on pages without a node", async () => {
    expect(alternatesOf(await site.text("/en/home", CRAWLER))).toHaveLength(3);
  });

  test.each([
    ["a page that only this locale has", "/about/profile"],
    ["a page that only the other locale has", "/en/about/profile"],
    ["the second page of a list", `${LIST}?page=2`],
    ["an item", "/news/news_detail/7"],
    ["a search", "/home/search?keyword=x"],
    ["an error", "/404"],
  ])("is not on %s", async (_, path) => {
    const html = await site.text(path, CRAWLER);
    expect(alternatesOf(html)).toEqual([]);
    expect(contentOf(html, "og:locale:alternate")).toEqual([]);
  });

  test("is neither on a page nor in the sitemap if the other locale hides the page", async () => {
    const own = createSite();
    const shown = `"PRESS RELEASES","isShow":`;
    own.on(/^node\/list 39/, (_, usual) =>
      JSON.parse(JSON.stringify(usual()).replace(`${shown}1`, `${shown}0`)),
    );
    for (const path of [LIST, `/en${LIST}`]) {
      expect(alternatesOf(await own.text(path, CRAWLER)), path).toEqual([]);
    }
    const entry = urlsOf(await own.text("/sitemap-pages.xml")).find(
      ({ loc }) => loc === ORIGIN + LIST,
    );
    expect(entry).toBeDefined();
    expect(entry).not.toHaveProperty("xhtml:link");
  });

  test("is missing if the other locale is switched off", async () => {
    const own = createSite({ CONTENT_DOMAIN_ID_EN: "" });
    expect(alternatesOf(await own.text(LIST, CRAWLER))).toEqual([]);
    expect(own.upstream.calls).not.toContain("node/list 39");
  });
});

describe("the translation of an item", () => {
  const translated = newsItem(7, { translations: { en: 407, fr: 507, zh: null } });
  const alternates = [
    ["zh-CN", `${ORIGIN}/news/news_detail/7`],
    ["en", `${ORIGIN}/en/news/news_detail/407`],
    ["x-default", `${ORIGIN}/news/news_detail/7`],
  ] as const;
  const siteWith = (env = {}) =>
    createSite(env)
      .on(/^content\/7$/, () => translated)
      .on(/^content\/list 2031 /, () => ({ data: [translated], totalCount: 1 }));

  test("is linked from the item's page", async () => {
    const html = await siteWith().text("/news/news_detail/7", CRAWLER);
    expect(alternatesOf(html)).toEqual(alternates.map((pair) => pair.join(" ")));
    expect(contentOf(html, "og:locale:alternate")).toEqual(["en_US"]);
  });

  test("is linked in the sitemap", async () => {
    const [entry] = urlsOf(await siteWith().text("/sitemap-press-releases-1.xml"));
    expect(entry?.["xhtml:link"]).toEqual(
      alternates.map(([hreflang, href]) => ({ rel: "alternate", hreflang, href })),
    );
  });

  test("is linked in the feed, with one link for each language", async () => {
    const { entries } = parseAtomFeed(await siteWith().text("/feed.xml"));
    expect(entries?.[0]?.links).toEqual([
      { rel: "alternate", hreflang: "zh-CN", href: `${ORIGIN}/news/news_detail/7` },
      { rel: "alternate", hreflang: "en", href: `${ORIGIN}/en/news/news_detail/407` },
    ]);
  });

  test("is not linked if its locale is switched off", async () => {
    const site = siteWith({ CONTENT_DOMAIN_ID_EN: "" });
    expect(alternatesOf(await site.text("/news/news_detail/7", CRAWLER))).toEqual([]);
    expect(await site.text("/sitemap-press-releases-1.xml")).not.toContain("407");
    expect(await site.text("/feed.xml")).not.toContain("407");
  });
});

test("if the alternates of a page could not be fetched, the page is stored for a minute at most", async () => {
  const site = createSite({ CACHE_FRESH_SECONDS: "600" });
  let isDown = true;
  site.on(/^node\/list 39/, (_, usual) => (isDown ? down() : usual()));
  expect(alternatesOf((await site.visit("/home", CRAWLER)).text)).toEqual([]);
  isDown = false;
  site.clock.now += 61_000;
  await site.visit("/home", CRAWLER);
  expect(alternatesOf(await site.text("/home", CRAWLER)).length).toBeGreaterThan(0);
});

describe("the other locale's navigation", () => {
  async function siteWith(response: () => unknown): Promise<Site> {
    const own = createSite().on(/^node\/list 39/, response);
    return own;
  }

  test("may fail: the page is still sent with status 200, and has no notice of its age", async () => {
    const own = await siteWith(down);
    const response = await own.get(LIST, CRAWLER);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-status")).toMatch(/html; fwd=uri-miss; stored$/);
    expect(html).toContain("新闻第30条");
    expect(alternatesOf(html)).toEqual([]);
    await own.settle();
  });

  test("is fetched for the first page and not again for ten minutes", async () => {
    const own = createSite();
    const fetchedFor = async (path: string) => {
      const before = own.upstream.calls.length;
      expect(alternatesOf(await own.text(path, CRAWLER))).toHaveLength(3);
      await own.settle();
      return own.upstream.calls.slice(before);
    };
    expect(await fetchedFor(LIST)).toContain("node/list 39");
    own.clock.now += 300_000;
    const later = await fetchedFor(LIST);
    expect(later).toContain("node/list 38");
    expect(later).not.toContain("node/list 39");
    own.clock.now += 400_000;
    expect(await fetchedFor(LIST)).toContain("node/list 39");
  });

  test("that is slow does not delay visitors, and the page is rendered again as soon as this navigation has arrived", async () => {
    const pending = gate();
    const own = createSite().on(/^node\/list 39/, async (_, usual) => {
      await pending.wait;
      return usual();
    });
    const first = await own.get(LIST);
    const html = await first.text();
    expect(html).toContain("新闻第30条");
    expect(alternatesOf(html)).toEqual([]);
    expect(first.headers.get("cache-status")).toMatch(/html; fwd=uri-miss$/);
    pending.open();
    await own.settle();
    expect(alternatesOf(await own.text(LIST))).toHaveLength(3);
  });

  test("delays responses to crawlers until this navigation has arrived", async () => {
    const pending = gate();
    const own = createSite().on(/^node\/list 39/, async (_, usual) => {
      await pending.wait;
      return usual();
    });
    const response = own.text(LIST, CRAWLER);
    // The second request is not delayed. Its page is complete before the gate opens.
    expect(alternatesOf(await own.text("/about/profile"))).toEqual([]);
    pending.open();
    expect(alternatesOf(await response)).toHaveLength(3);
  });
});
