import { describe, expect, test } from "vitest";
import { call, KEY, visit } from "../helpers/content-changed.ts";
import { down, gate, newsItem } from "../helpers/fake-upstream.ts";
import { listOf } from "../helpers/numbered-list.ts";
import { createSite, ORIGIN, type Site } from "../helpers/site.ts";
import { partsOf, type SitemapUrl, urlsOf } from "../helpers/sitemap.ts";

const MANY = 200_000;
const HOUR_MS = 3_600_000;

/** A site with this many press releases. Each page of their list is created only when it is requested. */
function withManyReleases(total = MANY, settings = {}): Site {
  const site = createSite(settings);
  const itemAt = (number: number) => newsItem(total + 1 - number);
  site.on(/^content\/list 2031 /, listOf(total, itemAt));
  return site;
}

function releasesRequested({ upstream }: Site): string[] {
  return upstream.calls.filter((call) => call.startsWith("content/list 2031 "));
}

describe("a sitemap of 200,000 items", () => {
  test("has 200 parts, and learns their number from the first page of the list", async () => {
    const site = withManyReleases();
    const parts = partsOf(await site.text("/sitemap.xml")).filter(({ loc }) =>
      loc.includes("/sitemap-press-releases-"),
    );
    expect(parts.map(({ loc }) => loc)).toEqual(
      Array.from({ length: 200 }, (_, part) => `${ORIGIN}/sitemap-press-releases-${part + 1}.xml`),
    );
    expect(parts.flatMap(({ loc, lastmod }) => (lastmod ? loc : []))).toEqual([
      `${ORIGIN}/sitemap-press-releases-200.xml`,
    ]);
    expect(releasesRequested(site)).toEqual(["content/list 2031 0 12"]);
  });

  test("lists the newest thousand parts even if the total is impossibly large", async () => {
    const site = withManyReleases(9e15);
    const parts = partsOf(await site.text("/sitemap.xml")).filter(({ loc }) =>
      loc.includes("/sitemap-press-releases-"),
    );
    expect(parts).toHaveLength(1000);
    expect(parts.at(-1)?.loc).toBe(`${ORIGIN}/sitemap-press-releases-9999.xml`);
  });

  test("streams a part: each page of the list is sent before the next page has arrived", async () => {
    const site = withManyReleases();
    const third = gate();
    site.on(/^content\/list 2031 3942 /, (_, usual) => third.wait.then(usual));
    const response = await site.get("/sitemap-press-releases-3.xml");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const reader = response.body?.getReader();
    const chunks = [await reader?.read(), await reader?.read()];
    const text = chunks.map((chunk) => new TextDecoder().decode(chunk?.value)).join("");
    expect(text.match(/<url>/g)).toHaveLength(100);
    third.open();
    while (!(await reader?.read())?.done);
    await site.settle();
    const upstream = site.log.find(({ message }) => message === "request")?.upstream;
    expect(upstream).toHaveLength(releasesRequested(site).length + 1);
  });

  test("has 1,000 URLs in each part, counted from the oldest item, in the order of the list", async () => {
    const site = withManyReleases();
    const urls = urlsOf(await site.text("/sitemap-press-releases-3.xml"));
    expect(urls).toHaveLength(1000);
    expect(urls[0]?.loc).toBe(`${ORIGIN}/news/news_detail/3000`);
    expect(urls.at(-1)?.loc).toBe(`${ORIGIN}/news/news_detail/2001`);
  });

  test("has the same URLs in a part after a publication, and makes at most 25 calls for the part", async () => {
    const site = withManyReleases();
    const part = "/sitemap-press-releases-3.xml";
    const before = locs(urlsOf(await site.text(part)));
    const grown = withManyReleases(MANY + 13);
    expect(locs(urlsOf(await grown.text(part)))).toEqual(before);
    expect(grown.upstream.calls.length).toBeLessThanOrEqual(25);
  });

  test("fetches the items of a part again only if a content-changed call may have changed this part", async () => {
    const site = withManyReleases(MANY, { INVALIDATION_KEY: KEY });
    const [full, last] = ["/sitemap-press-releases-199.xml", "/sitemap-press-releases-200.xml"];
    for (const part of [full, last]) await visit(site, part);
    const callsFor = async (part: string) => {
      const { length } = releasesRequested(site);
      await visit(site, part);
      return releasesRequested(site)
        .slice(length)
        .filter((call) => call.endsWith(" 50")).length;
    };
    expect([await callsFor(full), await callsFor(last)]).toEqual([0, 0]);
    expect((await call(site, { nodeIds: [2031], contentIds: ["200001"] })).status).toBe(202);
    expect([await callsFor(full), await callsFor(last)]).toEqual([0, 20]);
    expect((await call(site, { contentIds: ["198500"] })).status).toBe(202);
    expect([await callsFor(full), await callsFor(last)]).toEqual([20, 0]);
    expect((await call(site, { nodeIds: [2031] })).status).toBe(202);
    expect([await callsFor(full), await callsFor(last)]).toEqual([20, 20]);
    site.clock.now += 2 * 24 * HOUR_MS;
    expect([await callsFor(full), await callsFor(last)]).toEqual([0, 20]);
  });

  test("fetches only the first page of the list if the requested part does not exist", async () => {
    const site = withManyReleases();
    expect((await site.get("/sitemap-press-releases-201.xml")).status).toBe(302);
    expect((await site.get("/sitemap-press-releases-9999.xml")).status).toBe(302);
    expect(releasesRequested(site)).toEqual(["content/list 2031 0 12"]);
  });

  test("sends a part from the cache if the part is requested again", async () => {
    const site = withManyReleases();
    const { text: xml } = await site.visit("/sitemap-press-releases-1.xml");
    const { length } = releasesRequested(site);
    expect(await site.text("/sitemap-press-releases-1.xml")).toBe(xml);
    expect(releasesRequested(site)).toHaveLength(length);
  });
});

test("if the items of a page are in five hundred lists, the sitemap contains only twenty-four of these lists", async () => {
  const site = createSite().on(/^node\/list 38/, (_, usual) => {
    const [root] = usual() as [{ childs: { nodeId: number; childs: { nodeId: number }[] }[] }];
    const { childs } = root.childs.find((node) => node.childs.some(isReleases)) ?? root;
    const releases = childs.find(isReleases);
    const copies = Array.from({ length: 500 }, (_, index) => ({
      ...releases,
      nodeId: 9000 + index,
    }));
    return [{ ...root, childs: [...root.childs, ...copies] }];
  });
  await site.text("/sitemap.xml");
  const lists = site.upstream.calls.filter((call) => /^content\/list (?:2031|9\d{3}) /.test(call));
  expect(lists).toHaveLength(24);
});

const isReleases = ({ nodeId }: { nodeId: number }) => nodeId === 2031;

describe("while the content service fails", () => {
  test.each([
    ["/sitemap.xml", /^node\/list/],
    ["/sitemap-pages.xml", /^node\/list 38/],
    ["/sitemap-en-pages.xml", /^node\/list 39/],
    ["/sitemap-press-releases-1.xml", /^content\/list 2031 /],
  ])("%s responds with 503 and Retry-After if the calls that match %s fail", async (path, call) => {
    const site = createSite().on(call, down);
    const response = await site.get(path);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).not.toContain("<");
  });

  test("if a list fails, the sitemap lacks only the dates of this list", async () => {
    const site = createSite().on(/^content\/list/, down);
    const parts = partsOf(await site.text("/sitemap.xml"));
    expect(parts).toContainEqual({ loc: `${ORIGIN}/sitemap-press-releases-1.xml` });
    expect(parts).toContainEqual({ loc: `${ORIGIN}/sitemap-en-press-releases-1.xml` });
    expect(parts.filter(({ lastmod }) => lastmod)).toEqual([]);
    const urls = urlsOf(await site.text("/sitemap-pages.xml"));
    expect(locs(urls)).toEqual(locs(urlsOf(await createSite().text("/sitemap-pages.xml"))));
    expect(urls.filter(({ lastmod }) => lastmod)).toEqual([]);
  });

  test("if the navigation of the other locale fails, the sitemap lacks only this locale", async () => {
    const site = createSite().on(/^node\/list 39/, down);
    const parts = partsOf(await site.text("/sitemap.xml"));
    expect(parts.map(({ loc }) => loc)).toContain(`${ORIGIN}/sitemap-press-releases-1.xml`);
    expect(parts.filter(({ loc }) => loc.includes("-en-"))).toEqual([]);
    const urls = urlsOf(await site.text("/sitemap-pages.xml"));
    expect(locs(urls)).toContain(`${ORIGIN}/news/press_releases`);
    expect(urls.filter((url) => url["xhtml:link"])).toEqual([]);
  });

  test("a stored list is used unchanged if it cannot be revalidated", async () => {
    const site = createSite();
    const { text: xml } = await site.visit("/sitemap-press-releases-1.xml");
    site.clock.now += 2 * HOUR_MS;
    site.on(/^content\/list 2031 /, down);
    expect(await site.text("/sitemap-press-releases-1.xml")).toBe(xml);
    await site.settle();
  });

  test("a stored part is sent unchanged if its revalidation fails", async () => {
    const site = withManyReleases(300);
    const { text: xml } = await site.visit("/sitemap-press-releases-1.xml");
    site.clock.now += 2 * HOUR_MS;
    site.on(/^content\/list 2031 3 /, down);
    expect(await site.text("/sitemap-press-releases-1.xml")).toBe(xml);
    await site.settle();
  });

  test("a part that fails midway is aborted, so that it does not look complete", async () => {
    const site = withManyReleases();
    site.on(/^content\/list 2031 3982 /, down);
    const response = await site.get("/sitemap-press-releases-1.xml");
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
  });

  test("a part responds with 503 if the call for its first items fails", async () => {
    const site = withManyReleases();
    site.on(/^content\/list 2031 3980 /, down);
    const response = await site.get("/sitemap-press-releases-1.xml");
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain("<");
  });
});

describe("the lists of a sitemap", () => {
  const PART = "/sitemap-press-releases-1.xml";

  test("are used for an hour, and then revalidated before the sitemap is sent", async () => {
    const site = createSite();
    let leadsElsewhere = true;
    site.on(/^content\/list 2031 /, () => ({
      data: [newsItem(7, { linkUrl: leadsElsewhere ? "https://paper.example/" : "" })],
      totalCount: 1,
    }));
    expect(urlsOf(await site.text(PART))).toEqual([]);
    await site.settle();
    leadsElsewhere = false;
    site.clock.now += HOUR_MS - 1000;
    expect(urlsOf(await site.text(PART))).toEqual([]);
    site.clock.now += 2000;
    expect(locs(urlsOf(await site.text(PART)))).toEqual([`${ORIGIN}/news/news_detail/7`]);
    const pages = releasesRequested(site).filter((call) => call.endsWith(" 50"));
    expect(pages).toHaveLength(2);
    await site.settle();
  });

  test("may have bodies that together exceed 2 MiB", async () => {
    const site = createSite();
    const content = `<p>${"长".repeat(15_000)}</p>`;
    const itemAt = (number: number) => newsItem(61 - number, { content });
    site.on(/^content\/list 2031 /, listOf(60, itemAt));
    expect(locs(urlsOf(await site.text(PART)))).toEqual(
      Array.from({ length: 60 }, (_, index) => `${ORIGIN}/news/news_detail/${60 - index}`),
    );
    await site.settle();
  });

  test("are no longer fetched when the client disconnects", async () => {
    const site = withManyReleases();
    const visitor = new AbortController();
    const called = Promise.withResolvers<AbortSignal>();
    site.on(/^content\/list 2031 3981 /, (request) => {
      called.resolve(request.signal);
      return new Promise(() => {});
    });
    void site.get(PART, { signal: visitor.signal }).catch(() => {});
    const signal = await called.promise;
    expect(signal.aborted).toBe(false);
    visitor.abort();
    await expect.poll(() => signal.aborted).toBe(true);
  });

  test("cause an error if a page of a list has fewer items than the total says, and the part is not stored", async () => {
    const site = withManyReleases(60);
    const data = [newsItem(60), newsItem(59)];
    site.on(/^content\/list 2031 0 50/, () => ({ data, totalCount: 60 }));
    expect((await site.get(PART)).status).toBe(503);
    await site.settle();
    site.on(
      /^content\/list 2031 /,
      listOf(60, (number) => newsItem(61 - number)),
    );
    expect(urlsOf(await site.text(PART))).toHaveLength(60);
    await site.settle();
  });

  test("cause an error if each page of a list states a greater total than the page before, and the part is not stored", async () => {
    const site = createSite();
    let total = 1000;
    site.on(/^content\/list 2031 /, () => {
      total += 500;
      return { data: Array(50).fill(newsItem(7)), totalCount: total };
    });
    await expect(site.text(PART)).rejects.toThrow();
    expect(releasesRequested(site).length).toBeLessThanOrEqual(26);
    await expect(site.text(PART)).rejects.toThrow();
  });

  test("cause an error if the first page of a list is empty although the total is greater than zero", async () => {
    const site = createSite();
    site.on(/^content\/list 2031 /, () => ({ data: [], totalCount: 3_000 }));
    expect((await site.get(PART)).status).toBe(503);
  });
});

function locs(urls: readonly SitemapUrl[] = []): string[] {
  return urls.map(({ loc }) => loc);
}
