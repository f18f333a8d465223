import { describe, expect, test } from "vitest";
import { down, newsItem } from "../helpers/fake-upstream.ts";
import { LIST } from "../helpers/site.ts";
import { warmed } from "../helpers/warm-site.ts";

const HOUR = 3_600_000;

describe("while the content service fails", () => {
  test("a stored document is served, and its Cache-Status names the failure after a failed revalidation", async () => {
    const { site, html, visit } = await warmed();
    site.on(/./, down);
    site.clock.now += 90_000;
    expect((await visit()).status).toBe("html; hit; ttl=-30; detail=stale");
    const { text, status } = await visit();
    expect(status).toBe("html; hit; ttl=-30; detail=stale; upstream-failing");
    expect(text).toBe(html);
  });

  test("the worker calls the service less and less often", async () => {
    const { site, visit } = await warmed();
    site.on(/./, down);
    site.clock.now += HOUR;
    const calls = site.upstream.calls.length;
    for (let second = 0; second < 120; second++) {
      await visit();
      site.clock.now += 1_000;
    }
    const lists = site.upstream.calls.slice(calls).filter((call) => call.includes(" 2031 "));
    expect(lists.length).toBeGreaterThan(3);
    expect(lists.length).toBeLessThan(10);
  });

  test("a page that is over an hour old shows its age until it is revalidated", async () => {
    const { site, visit } = await warmed();
    const isBroken = { now: true };
    site.clock.now = Date.parse("2026-11-18T01:30:00Z");
    await visit(`${LIST}?page=2`);
    site.on(/./, () => (isBroken.now ? down() : { data: [newsItem(99)], totalCount: 1 }));
    site.on(/^node/, () => (isBroken.now ? down() : [{ nodeId: 1, childs: [] }]));
    site.clock.now += 50 * 60_000;
    await visit(`${LIST}?page=2`);
    expect((await visit(`${LIST}?page=2`)).text).not.toContain("本页内容截至");
    site.clock.now += 11 * 60_000;
    await visit(`${LIST}?page=2`);
    const { text, status } = await visit(`${LIST}?page=2`);
    expect(text).toContain("内容暂时无法更新，本页内容截至 2026年11月18日 09:30。");
    expect(status).toContain("detail=stale");
    isBroken.now = false;
    site.clock.now += 61_000;
    await visit(`${LIST}?page=2`);
    expect((await visit(`${LIST}?page=2`)).text).not.toContain("本页内容截至");
  });
});

describe("after a failure", () => {
  test("the Cache-Status of a new document no longer says that the content service fails", async () => {
    const { site, visit } = await warmed();
    const isBroken = { now: true };
    site.on(/./, (_, usual) => (isBroken.now ? down() : usual()));
    site.clock.now += 90_000;
    await visit();
    await visit();
    isBroken.now = false;
    site.clock.now += 3_000;
    await visit();
    expect((await visit()).status).toBe("html; hit; ttl=60");
    site.clock.now += 61_000;
    expect((await visit()).status).toBe("html; hit; ttl=-1; detail=stale");
  });
});

test("Workers Cache may serve a stale page only as long as the worker may", async () => {
  const { site, visit } = await warmed();
  site.clock.now += 60_000 + 86_000_000;
  const { response } = await visit();
  expect(response.headers.get("cloudflare-cdn-cache-control")).toBe(
    "public, max-age=1, stale-while-revalidate=199, stale-if-error=199",
  );
});

test("a page is rendered even if every call of the Cache API fails", async () => {
  const { site } = await warmed();
  const { match, put } = caches.default;
  let reads = 0;
  try {
    caches.default.match = () => {
      reads += 1;
      return Promise.reject(new Error("no cache here"));
    };
    caches.default.put = () => Promise.reject(new Error("no cache here"));
    // The memory cache of the isolate does not contain this page.
    const response = await site.get(`${LIST}?page=2`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("新闻第18条");
    await site.settle();
    expect(reads).toBeGreaterThan(0);
  } finally {
    Object.assign(caches.default, { match, put });
  }
});
