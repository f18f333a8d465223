import { renderSVG } from "uqr";
import { describe, expect, test } from "vitest";
import type { AdjacentItems } from "../../shared/content/types.ts";
import { CRAWLER } from "../helpers/document-head.ts";
import { down, gate, newsItem } from "../helpers/fake-upstream.ts";
import { listOf } from "../helpers/numbered-list.ts";
import { createSite, type Site } from "../helpers/site.ts";

const LIST = /^content\/list 2031/;
/** A site whose press releases are numbered from 1. The newest one comes first. */
function siteWith(count: number): { site: Site; lists: () => string[] } {
  const site = createSite()
    .on(
      LIST,
      listOf(count, (id) => newsItem(id)),
    )
    .on(/^content\/\d+$/, (request) =>
      newsItem(Number(new URL(request.url).pathname.split("/").at(-1))),
    );
  return { site, lists: () => site.upstream.calls.filter((call) => LIST.test(call)) };
}

async function around(site: Site, id: number): Promise<AdjacentItems> {
  return (await site.get(`/api/contents/${id}/adjacent`)).json();
}

describe("/api/contents/{id}/adjacent", () => {
  test("contains both neighbours of an item in the middle of a list, without their bodies", async () => {
    const { site } = siteWith(30);
    const text = await site.text("/api/contents/13/adjacent");
    expect(JSON.parse(text)).toMatchObject({ previous: { id: "12" }, next: { id: "14" }, page: 2 });
    expect(text).not.toContain("正文");
  });

  test("contains no neighbours if more than 500 items have the same time, and fetches only a part of the list", async () => {
    const { site, lists } = siteWith(900);
    const { previous, next, page, related } = await around(site, 777);
    expect([previous, next, page]).toEqual([undefined, undefined, 1]);
    expect(related).toHaveLength(3);
    const [index, ...pages] = lists();
    expect(index).toBe("content/list 2031 0 12");
    expect(pages.length).toBeLessThanOrEqual(6);
  });

  test("fetches a list once, and not again for other items of the list", async () => {
    const { site, lists } = siteWith(90);
    for (const id of [1, 20, 60, 90]) {
      await around(site, id);
      await site.settle();
    }
    expect(lists()).toEqual(["0 12", "0 50", "1 50"].map((page) => `content/list 2031 ${page}`));
  });

  test("responds with 503 if the list cannot be fetched", async () => {
    const { site } = siteWith(90);
    site.on(/^content\/list 2031 1 /, down);
    const response = await site.get("/api/contents/60/adjacent");
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain("secret of the upstream");
  });

  test.each([
    ["an unknown item", "/api/contents/999/adjacent", 404],
    ["an item of the other locale", "/api/contents/7/adjacent?domain=en", 404],
    ["an invalid id", "/api/contents/a%20b/adjacent", 400],
    ["an unknown locale", "/api/contents/7/adjacent?domain=fr", 400],
  ])("responds to %s with an error, and fetches no list", async (_, path, status) => {
    const site = createSite();
    expect((await site.get(path)).status).toBe(status);
    expect(site.upstream.calls.filter((call) => call.startsWith("content/list"))).toEqual([]);
  });
});

describe("an article of a list with a hundred thousand items", () => {
  const TOTAL = 100_000;
  /** The number of calls for the navigation of both locales, which every page needs. */
  const ALWAYS = 2;

  test.each([99_999, 99_990, 54_321, 700, 50, 12, 11, 1])(
    "at position %i gets its neighbours and its page number with a few calls",
    async (position) => {
      const site = createSite();
      const at = (offset: number) =>
        newsItem(TOTAL - offset, {
          publishTime: new Date(Date.UTC(2026, 10, 1) - offset * 3_600_000).toISOString(),
        });
      site.on(
        LIST,
        listOf(TOTAL, (number) => at(number - 1)),
      );
      site.on(/^content\/\d+$/, () => at(position));
      const id = TOTAL - position;
      const adjacent = await (await site.get(`/api/contents/${id}/adjacent`)).json();
      expect(adjacent).toMatchObject({
        previous: { id: String(id + 1) },
        ...(id > 1 && { next: { id: String(id - 1) } }),
        page: Math.floor(position / 12) + 1,
        related: { length: 3 },
      });
      await site.settle();
      expect(site.upstream.calls.length).toBeLessThanOrEqual(ALWAYS + 6);
    },
  );
});

describe("requests for articles of a list with 240 articles", () => {
  const ids = Array.from({ length: 240 }, (_, index) => index + 1);

  /** A site that keeps responses in memory, and whose items have bodies of this many bytes. */
  async function siteInMemory(bodyBytes: number) {
    const { site } = siteWith(240);
    const body = "x".repeat(bodyBytes);
    const padded = (id: number) => newsItem(id, { content: `<p>正文${id} ${body}</p>` });
    site.on(LIST, listOf(240, padded));
    site.on(/^content\/\d+$/, (request) =>
      padded(Number(new URL(request.url).pathname.split("/").at(-1))),
    );
    // This request loads the navigation and the list into the cache.
    await site.visit("/news/news_detail/1", CRAWLER);
    return site;
  }

  test("take one upstream call each, whatever the position of the article in the list", async () => {
    const site = await siteInMemory(10);
    for (const id of ids.slice(1)) {
      const before = site.upstream.calls.length;
      const html = await articleOf(site, id, CRAWLER);
      expect(site.upstream.calls.slice(before)).toEqual([`content/${id}`]);
      expect(html).toContain(`新闻第${id - 1}条`);
    }
  });

  test("get complete pages with neighbours, and these pages are stored, even if bodies are long", async () => {
    const site = await siteInMemory(60_000);
    for (const id of [2, 25, 26, 51, 139, 239]) {
      const response = await site.get(`/news/news_detail/${id}`, CRAWLER);
      expect(response.headers.get("cache-status")).toContain("html; fwd=uri-miss; stored");
      const html = await response.text();
      for (const shown of [id - 1, id, id + 1]) expect(html).toContain(`新闻第${shown}条`);
    }
  });
});

/** The document of an item, without its scripts and `wbr` elements. */
async function articleOf(site: Site, id: number, init?: RequestInit): Promise<string> {
  const html = await site.text(`/news/news_detail/${id}`, init);
  return html.replace(/<script.*?<\/script>|<wbr>/gs, "");
}

describe("an article", () => {
  test("links to its neighbours, to related items, and back to its page of the list", async () => {
    const { site } = siteWith(30);
    const html = await articleOf(site, 13, CRAWLER);
    const nav = /<nav[^>]*aria-label="上一篇和下一篇".*?<\/nav>/s.exec(html)?.[0] ?? "";
    expect(nav).toMatch(/href="\/news\/news_detail\/12".*上一篇.*新闻第12条/s);
    expect(nav).toMatch(/href="\/news\/news_detail\/14".*下一篇.*新闻第14条/s);
    expect(html).toMatch(/<a [^>]*href="\/news\/press_releases\?page=2"[^>]*>.*?返回列表/s);
    const related = /<section[^>]*aria-labelledby="related".*?<\/section>/s.exec(html)?.[0] ?? "";
    expect(related.match(/<h3/g)).toHaveLength(3);
    expect(related).not.toMatch(/news_detail\/1[234]"/);
  });

  test("on the first page of the list links back to the list's canonical URL", async () => {
    const { site } = siteWith(30);
    expect(await articleOf(site, 12, CRAWLER)).toContain('<a href="/news/press_releases">');
  });

  test("is sent before the list with its neighbours has arrived", async () => {
    const { site } = siteWith(30);
    await articleOf(site, 5);
    await site.settle();
    site.clock.now += 90_000_000;
    const slow = gate();
    site.on(LIST, async () => {
      await slow.wait;
      return { data: [newsItem(6), newsItem(7)], totalCount: 2 };
    });
    const response = await site.get("/news/news_detail/6");
    const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let read = "";
    while (!read.includes("返回列表")) read += (await chunks?.read())?.value ?? "";
    expect(read).toContain("正文6");
    expect(read).not.toContain("新闻第7条");
    slow.open();
    while (!read.includes("</html>")) read += (await chunks?.read())?.value ?? "";
    expect(read).toContain("新闻第7条");
  });

  test.each([
    ["a visitor", {}],
    ["a crawler", CRAWLER],
  ])(
    "shows %s neither neighbours nor an error if the call for its list fails, and is stored in this form",
    async (_, init) => {
      const { site } = siteWith(30);
      site.on(LIST, down);
      const response = await site.get("/news/news_detail/6", init);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-status")).toContain("html; fwd=uri-miss; stored");
      const html = await response.text();
      expect(html).toContain("正文6");
      expect(html).toContain('<a href="/news/press_releases">');
      expect(html).not.toMatch(/role="alert"|内容加载失败|上一篇|相关内容/);
    },
  );

  test("is sent as a complete document once its list is cached", async () => {
    const { site, lists } = siteWith(30);
    await articleOf(site, 5);
    await site.settle();
    await articleOf(site, 6);
    await site.settle();
    const response = await site.get("/news/news_detail/6");
    expect(response.headers.get("cache-control")).toContain("must-revalidate");
    expect(lists()).toHaveLength(2);
  });

  test("has a collapsed QR code of its canonical URL, with an accessible name", async () => {
    const site = createSite({ SITE_ORIGIN: "https://canonical.example" });
    const html = await articleOf(site, 7);
    const details = /<details.*?<\/details>/s.exec(html)?.[0] ?? "";
    expect(details).toMatch(/^<details class="[^"]*">/);
    expect(details).toContain("手机扫码阅读");
    expect(details).toMatch(/<img [^>]*alt="本页地址的二维码"[^>]*loading="lazy"/);
    const source = /src="([^"]*)"/.exec(details)?.[1] ?? "";
    const drawing = await site.get(source);
    expect(drawing.headers.get("content-type")).toBe("image/svg+xml");
    // Workers Cache must not store the QR code, because the code contains the host and the cache key does not.
    expect(drawing.headers.get("cloudflare-cdn-cache-control")).toBe("no-store");
    expect(await drawing.text()).toBe(
      renderSVG("https://canonical.example/news/news_detail/7", { ecc: "M", border: 4 }),
    );
  });

  test("gets its QR code from /qr.svg, which responds with 404 to anything but the path of a page", async () => {
    const site = createSite();
    for (const page of [
      "",
      "https://elsewhere.example/home",
      "//elsewhere.example/home",
      "/nowhere",
    ]) {
      const path = `/qr.svg?${new URLSearchParams({ page })}`;
      const { status } = await site.get(path);
      expect(status, page).toBe(404);
    }
  });

  test("is printed with its URL at the end", async () => {
    const html = await articleOf(createSite(), 7);
    expect(html.replaceAll("<!-- -->", "")).toContain(
      "本页地址：https://www.example.com/news/news_detail/7",
    );
  });
});

describe("an article that was updated", () => {
  const articleWith = async (updateTime: string | undefined, locale = "") => {
    const { site } = siteWith(30);
    site.on(/^content\/7$/, () => newsItem(7, { updateTime }));
    site.on(/^content\/401$/, (_, usual) => ({
      ...(usual() as object),
      publishTime: "2026-11-18 09:30:00",
      updateTime,
    }));
    return site.text(`${locale}/news/news_detail/${locale ? 401 : 7}`);
  };

  test.each([
    ["", "更新于 ", "2026年11月20日 16:05"],
    ["/en", "Updated ", "20 November 2026, 16:05"],
  ])(
    "shows the time of the update in the language of the path prefix %j",
    async (locale, word, time) => {
      const html = await articleWith("2026-11-20 16:05:00", locale);
      expect(html.replaceAll("<!-- -->", "")).toContain(
        `<p>${word}<time dateTime="2026-11-20T08:05:00.000Z">${time}</time></p>`,
      );
      expect(html).toContain('"dateModified":"2026-11-20T08:05:00.000Z"');
    },
  );

  test.each([undefined, "2026-11-18 10:30:00", "2026-11-17 00:00:00", "soon"])(
    "shows no time of an update if updateTime is %j, which is missing, invalid or at most an hour after publication",
    async (updateTime) => {
      expect(await articleWith(updateTime)).not.toContain("更新于");
    },
  );

  test("shows the time of the update if it is just over an hour after publication", async () => {
    expect(await articleWith("2026-11-18 10:30:01")).toContain("更新于");
  });
});

test("the body of an article that exceeds a limit is stored as text, and the log says so once", async () => {
  const site = createSite();
  const content = `<i>长</i>${"<div>".repeat(600)}`;
  site.upstream.on(/^content\/7$/, () => newsItem(7, { content }));
  for (let visit = 0; visit < 3; visit++) {
    const html = await site.text("/news/news_detail/7", CRAWLER);
    expect(html).toContain("新闻第7条");
    expect(html).not.toContain("<i>长");
    await site.settle();
  }
  expect(site.upstream.calls.filter((call) => call === "content/7")).toHaveLength(1);
  const warnings = site.log.filter(({ level }) => level === "warn");
  expect(warnings.map(({ message }) => message)).toEqual([
    "bodies that exceed a limit are shown as text",
  ]);
});
