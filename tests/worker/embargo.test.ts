import { describe, expect, test } from "vitest";
import { down, newsItem } from "../helpers/fake-upstream.ts";
import { createSite, LIST, type Site } from "../helpers/site.ts";

const ITEM = "/news/news_detail/99";
const MINUTE = 60_000;

/**
 * A site whose content service publishes an item at one time and withdraws it at another. The responses of the content
 * service announce these times.
 */
function siteWithEmbargo({ publishAt = MINUTE, expireAt = Number.POSITIVE_INFINITY } = {}) {
  const site = createSite({ CACHE_FRESH_SECONDS: "3600" });
  const start = site.clock.now;
  const service = { isDown: false };
  const respond = (visible: unknown, hidden: unknown) => {
    if (service.isDown) return down();
    const now = site.clock.now - start;
    const change = [publishAt, expireAt].find((time) => time > now);
    const headers =
      change === undefined || change === Number.POSITIVE_INFINITY
        ? {}
        : { "cdn-cache-control": `max-age=${Math.ceil((change - now) / 1000)}, must-revalidate` };
    const data = now >= publishAt && now < expireAt ? visible : hidden;
    return Response.json({ code: 1000, data }, { headers });
  };
  const page = (...ids: number[]) => ({
    data: ids.map((id) => newsItem(id)),
    totalCount: ids.length,
  });
  site.on(/./, (_, usual) => (service.isDown ? respond(0, 0) : usual()));
  site.on(/^content\/99$/, () => respond(newsItem(99), null));
  site.on(/^content\/list 2031/, () => respond(page(99, 1), page(1)));
  /** Sets the clock to this many milliseconds after the start, and visits a path. */
  const at = async (time: number, path: string) => {
    site.clock.now = start + time;
    const { response, text } = await site.visit(path);
    return { response, text };
  };
  return { site, service, at };
}

describe("an item with a time of publication", () => {
  test("appears at that time with the first request for its page or for a list", async () => {
    const { at } = siteWithEmbargo();
    for (const time of [0, MINUTE - 1_000]) {
      expect((await at(time, LIST)).text).not.toContain("新闻第99条");
      expect((await at(time, ITEM)).response.status).toBe(404);
      expect((await at(time, "/feed.xml")).text).not.toContain("新闻第99条");
      expect((await at(time, "/api/contents?nodeId=2031")).text).not.toContain("新闻第99条");
    }
    expect((await at(MINUTE, LIST)).text).toContain("新闻第99条");
    expect((await at(MINUTE, ITEM)).response.status).toBe(200);
    expect((await at(MINUTE, "/feed.xml")).text).toContain("新闻第99条");
    expect((await at(MINUTE, "/api/contents?nodeId=2031")).text).toContain("新闻第99条");
  });

  test("does not appear early if the content service fails before that time", async () => {
    const { at, service } = siteWithEmbargo();
    await at(0, LIST);
    service.isDown = true;
    expect((await at(MINUTE - 1_000, LIST)).text).not.toContain("新闻第99条");
  });

  test("limits how long caches in front of the worker store a page", async () => {
    const { at } = siteWithEmbargo();
    await at(0, LIST);
    const { response } = await at(30_000, LIST);
    expect(response.headers.get("cache-status")).toMatch(/html; hit; ttl=30/);
    const shared = response.headers.get("cloudflare-cdn-cache-control") ?? "";
    for (const [, seconds] of shared.matchAll(/=(\d+)/g)) expect(Number(seconds)).toBeLessThan(31);
  });
});

describe("a response of the content service", () => {
  test.each([404, 410])(
    "with status %i and a time limit is requested again after that time",
    async (status) => {
      const site = createSite();
      let isPublished = false;
      const missing = () =>
        new Response("{}", { status, headers: { "cdn-cache-control": "max-age=2" } });
      site.on(/^content\/99$/, () => (isPublished ? newsItem(99) : missing()));
      expect((await site.get("/api/contents/99")).status).toBe(status);
      await site.settle();
      isPublished = true;
      site.clock.now += 2_000;
      expect((await site.get("/api/contents/99")).status).toBe(200);
    },
  );

  test.each([{}, { headers: { "user-agent": "Baiduspider/2.0" } }])(
    "with no-store is not part of any stored page (request with %o)",
    async (init) => {
      const site = createSite().on(/./, (_, usual) =>
        Response.json(
          { code: 1000, data: usual() },
          { headers: { "cdn-cache-control": "no-store" } },
        ),
      );
      const { response } = await site.visit("/about/profile", init);
      expect(response.headers.get("cache-status")).not.toMatch(/html; [^,]*stored/);
      expect((await site.get("/about/profile")).headers.get("cache-status")).not.toMatch(
        /html; hit/,
      );
    },
  );
});

test("the header fields that frameworks send by default do not keep responses from being stored", async () => {
  const site = createSite();
  const headers = { "cache-control": "no-store", vary: "*", expires: "0", age: "9999" };
  site.on(/./, (_, usual) => Response.json({ code: 1000, data: usual() }, { headers }));
  await (await site.get("/about/profile")).text();
  await site.settle();
  const again = await site.get("/about/profile");
  expect(again.headers.get("cache-status")).toMatch(/html; hit/);
});

describe("an item that expires", () => {
  const expiring = () => siteWithEmbargo({ publishAt: 0, expireAt: MINUTE });

  test("is missing from the first response after its expiry", async () => {
    const { at } = expiring();
    expect((await at(0, LIST)).text).toContain("新闻第99条");
    expect((await at(MINUTE - 1_000, ITEM)).response.status).toBe(200);
    expect((await at(MINUTE, LIST)).text).not.toContain("新闻第99条");
    expect((await at(MINUTE, ITEM)).response.status).toBe(404);
  });

  test("is not served after its expiry, even if the content service fails", async () => {
    const { at, service } = expiring();
    for (const path of [LIST, ITEM]) await at(0, path);
    service.isDown = true;
    for (const path of [LIST, ITEM]) {
      const { response, text } = await at(MINUTE, path);
      expect(response.status).toBe(503);
      expect(text).not.toContain("正文99");
      expect(text).not.toContain("新闻第99条");
    }
  });

  test("is not served by a second isolate that shares the caches of the first", async () => {
    const { at, site } = expiring();
    await at(0, ITEM);
    const other = isolateLike(site);
    other.clock.now = site.clock.now + MINUTE;
    other.on(/./, down);
    expect((await other.get(ITEM)).status).toBe(503);
  });

  /** Another isolate that uses the same caches. */
  function isolateLike({ contentOrigin }: Site): Site {
    return createSite({ CACHE_FRESH_SECONDS: "3600", UPSTREAM_ORIGIN: contentOrigin });
  }
});
