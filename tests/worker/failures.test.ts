import { describe, expect, test } from "vitest";
import { CRAWLER } from "../helpers/document-head.ts";
import { down } from "../helpers/fake-upstream.ts";
import { createSite } from "../helpers/site.ts";

describe("while the content service is down", () => {
  test("each request for an article gets 503 if the navigation fails and is not cached", async () => {
    const site = createSite().on(/^node/, down);
    for (let visit = 0; visit < 5; visit++) {
      expect((await site.get("/news/news_detail/7")).status).toBe(503);
    }
  });

  test("a list that is not cached gets 503 if the call for the list fails before the first byte of the page is sent", async () => {
    const site = createSite();
    await site.visit("/about/profile");
    site.on(/^content\/list/, down);
    const response = await site.get("/news/press_releases");
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain("内容加载失败");
  });

  test("the home page gets 503 if the calls for all of its content fail, even if the navigation is available", async () => {
    const site = createSite();
    const press = { nodeId: 2031, nodeName: "新闻稿", nodeIndexName: "PRESS RELEASES", isShow: 1 };
    site.on(/^node\/list 38/, () => [{ nodeId: 1, childs: [press] }]);
    site.on(/^content/, down);
    const crawler = CRAWLER;
    const response = await site.get("/home", crawler);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    await response.text();
  });

  test("a search without navigation gets 503, because its results would have no links", async () => {
    const site = createSite().on(/^node/, down);
    expect((await site.get("/home/search?keyword=a")).status).toBe(503);
  });
});

test("an invalid setting makes every page fail, and only /healthz and the log name the variable", async () => {
  const site = createSite({ UPSTREAM_TIMEOUT_MS: "soon" });
  const page = await site.get("/home");
  expect(page.status).toBe(500);
  expect(await page.text()).not.toContain("UPSTREAM_TIMEOUT_MS");
  const health = await site.get("/healthz");
  expect(health.status).toBe(500);
  expect(await health.text()).toContain("UPSTREAM_TIMEOUT_MS");
});
