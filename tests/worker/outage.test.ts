import { describe, expect, test } from "vitest";
import { CRAWLER } from "../helpers/document-head.ts";
import { down, gate, newsItem } from "../helpers/fake-upstream.ts";
import { listOf } from "../helpers/numbered-list.ts";
import { createSite, LIST, type Site } from "../helpers/site.ts";

const FAILING = /upstream-failing/;

/** A site whose navigation is cached. All other calls fail when `after` resolves, which is immediately by default. */
async function failingSite(after: Promise<unknown> = Promise.resolve()): Promise<Site> {
  const site = createSite();
  await site.visit("/about/profile");
  site.on(/^content/, async () => {
    await after;
    return down();
  });
  site.log.length = 0;
  return site;
}

function requestLine(site: Site) {
  return site.log.findLast(({ message }) => message === "request");
}

describe("a page that is not cached, while everything except the navigation fails", () => {
  test.each([
    ["a browser", {}],
    ["a crawler", CRAWLER],
  ])(
    "responds to %s with 503 if the calls fail before the first byte, and both Cache-Status and the log name the failure",
    async (_, init) => {
      const site = await failingSite();
      const { response } = await site.visit(LIST, init);
      expect(response.status).toBe(503);
      expect(response.headers.get("cache-status")).toBe(
        "data; fwd=uri-miss; upstream-failing, html; fwd=uri-miss; upstream-failing",
      );
      expect(requestLine(site)).toMatchObject({
        level: "warn",
        status: 503,
        html: { isFailing: true, isIncomplete: true },
        data: "data; fwd=uri-miss; upstream-failing",
      });
    },
  );

  test("is logged as a warning if the calls fail after the first byte", async () => {
    const { wait, open } = gate();
    const site = await failingSite(wait);
    const response = await site.get(LIST);
    expect(response.status).toBe(200);
    open();
    expect(await response.text()).toContain("内容加载失败");
    await site.settle();
    expect(requestLine(site)).toMatchObject({
      level: "warn",
      status: 200,
      html: { isFailing: true, isIncomplete: true },
    });
  });

  test("names an earlier failure in Cache-Status even if its own calls succeed", async () => {
    const site = await failingSite();
    await site.visit(LIST);
    const { wait, open } = gate();
    site.on(/^content/, async (_, usual) => {
      await wait;
      return usual();
    });
    const response = await site.get(LIST);
    expect([response.status, response.headers.get("cache-status")]).toEqual([
      200,
      expect.stringMatching(FAILING),
    ]);
    open();
    await response.text();
    await site.settle();
    expect(requestLine(site)).toMatchObject({
      level: "info",
      html: { isFailing: false, isIncomplete: false },
    });
  });

  test("says that the content has failed to load, and does not ask visitors to check their network", async () => {
    const site = await failingSite();
    for (const path of [LIST, "/news/news_detail/7", "/home"]) {
      const { text } = await site.visit(path);
      expect(text).toContain("内容加载失败");
      expect(text).not.toMatch(/检查网络|内容服务/);
    }
    const { text } = await site.visit("/en/news/news_detail/401");
    expect(text).not.toMatch(/connection|content service/i);
  });
});

test("a page with several lists responds with 503 if the call for one of these lists fails before the first byte", async () => {
  const site = createSite().on(/^content\/list 2031/, down);
  const { response, text } = await site.visit("/home");
  expect(response.status).toBe(503);
  expect(text).toContain("钢铁电商");
  expect(requestLine(site)).toMatchObject({ html: { isFailing: true, isIncomplete: true } });
});

test("a page whose optional part has failed counts as complete, but its Cache-Status names the failure", async () => {
  const site = createSite();
  await site.visit("/about/profile");
  site.on(/^content\/list 2031/, down);
  const { response } = await site.visit("/news/news_detail/7");
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-status")).toMatch(FAILING);
  expect(requestLine(site)).toMatchObject({
    level: "info",
    html: { isFailing: true, isIncomplete: false },
  });
});

test("a visitor who disconnects does not count as a failure of the content service", async () => {
  const { wait, open } = gate();
  const site = await failingSite(wait);
  const visitor = new AbortController();
  const response = await site.get(LIST, { signal: visitor.signal });
  visitor.abort();
  open();
  await response.text().catch(() => "");
  await site.settle();
  expect(requestLine(site)).toMatchObject({
    level: "info",
    html: { isFailing: false, isIncomplete: false },
  });
});

describe("after the time limit for serving stale content", () => {
  test("each visit to a page gets 503, and Cache-Status names the failing content service", async () => {
    const site = createSite({ CACHE_STALE_SECONDS: "60" });
    await site.visit(LIST);
    site.on(/./, down);
    site.clock.now += 200_000;
    for (let visit = 0; visit < 5; visit++) {
      const { response } = await site.visit(LIST);
      expect(response.status).toBe(503);
      expect(response.headers.get("cache-status")).toMatch(FAILING);
    }
  });
});

describe("the log line of a revalidation", () => {
  const revalidation = (site: Site) => site.log.find(({ message }) => message === "revalidation");

  test("reports “stale” if every call has failed", async () => {
    const site = createSite();
    await site.visit(LIST);
    site.on(/./, down);
    site.clock.now += 90_000;
    await site.visit(LIST);
    expect(revalidation(site)).toMatchObject({ level: "warn", outcome: "stale" });
  });

  test("reports “stored” if no call has failed", async () => {
    const site = createSite();
    await site.visit(LIST);
    site.clock.now += 90_000;
    await site.visit(LIST);
    expect(revalidation(site)).toMatchObject({ level: "info", outcome: "stored" });
  });
});

test("if every third upstream call fails, later visits repeat only the calls that have failed", async () => {
  const site = createSite();
  await site.visit("/about/profile");
  const list = listOf(240, (id) => newsItem(id));
  let count = 0;
  site.on(/^content\/list 2031/, (request) => {
    count += 1;
    return count % 3 === 0 ? down() : list(request);
  });
  const failed = async (id: number) => {
    const { response } = await site.visit(`/news/news_detail/${id}`);
    site.clock.now += 5_000;
    return FAILING.test(response.headers.get("cache-status") ?? "");
  };
  expect([await failed(7), await failed(8), await failed(9)]).toEqual([true, false, false]);
  // There are six calls. Two of them have failed and are sent again.
  expect(count).toBe(8);
});
