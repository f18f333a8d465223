import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Effects } from "../../worker/platform/effects.ts";
import { db, migrate } from "../fixtures/content-service/service.ts";
import { call, KEY, visit, warmed } from "../helpers/content-changed.ts";
import { down, gate, newsItem } from "../helpers/fake-upstream.ts";
import { createSite, LIST } from "../helpers/site.ts";

beforeAll(migrate);
beforeEach(() => db.exec("DELETE FROM publications"));

describe.each([
  ["with a database,", () => ({ DB: db })],
  ["without a database,", () => ({})],
])("%s a content-changed call", (_, bindings) => {
  test("immediately invalidates the pages of the named node, and no others", async () => {
    const site = await warmed(bindings());
    expect((await call(site, { nodeIds: [2031] })).status).toBe(202);
    expect((await visit(site, "/about/profile")).status).toMatch(/^html; hit; ttl=\d+$/);
    const next = await visit(site, LIST);
    expect(next.status).toBe("html; fwd=stale; stored");
    expect(next.text).toContain("新闻第99条");
    const { text, status } = await visit(site, LIST);
    expect(text).toContain("新闻第99条");
    // The footer's notice in this page was requested before the change. It belongs to another node, so the page is
    // fresh nevertheless.
    expect(status).toMatch(/^html; hit; ttl=\d+$/);
  });

  test("invalidates the pages that show a named item", async () => {
    const site = await warmed(bindings());
    site.on(/^content\/7$/, () => newsItem(7, { title: "更正的标题" }));
    await call(site, { contentIds: ["7"] });
    expect((await visit(site, "/news/news_detail/7")).text).toContain("更正的标题");
    expect((await visit(site, "/about/profile")).status).not.toContain("stale");
  });

  test("that names a published item and its node invalidates the lists and five pages: those of the item, of its two neighbours, and of the first and the last item of the list", async () => {
    const site = await warmed(bindings());
    site.on(/^content\/list 2031/, (_, usual) => usual());
    const pageOf = (id: number) => `/news/news_detail/${id}`;
    for (const id of [30, 12, 8, 7, 6, 1]) for (const _ of [1, 2]) await visit(site, pageOf(id));
    await visit(site, "/about/profile");
    await call(site, { nodeIds: [2031], contentIds: ["7"] });
    for (const path of [LIST, ...[30, 8, 7, 6, 1].map(pageOf)])
      expect((await visit(site, path)).status, path).toContain("fwd=stale");
    for (const path of [pageOf(12), "/about/profile"])
      expect((await visit(site, path)).status, path).toMatch(/^html; hit; ttl=\d+$/);
  });

  test("that names an item published between two others invalidates the pages of these two", async () => {
    const site = await warmed(bindings());
    const pageOf = (id: number) => `/news/news_detail/${id}`;
    site.on(/^content\/list 2031/, (_, usual) => usual());
    for (const id of [30, 8, 7, 1]) for (const _ of [1, 2]) await visit(site, pageOf(id));
    site.on(/^content\/99$/, () => newsItem(99));
    site.on(/^content\/list 2031/, (_, usual) => {
      const { data, totalCount } = usual() as {
        data: ReturnType<typeof newsItem>[];
        totalCount: number;
      };
      const at = data.findIndex(({ id }) => id === 7);
      return { data: at < 0 ? data : data.toSpliced(at, 0, newsItem(99)), totalCount };
    });
    expect((await call(site, { nodeIds: [2031], contentIds: [99] })).status).toBe(202);
    for (const id of [8, 7]) {
      const { text, status } = await visit(site, pageOf(id));
      expect(status).toContain("fwd=stale");
      expect(text).toContain(pageOf(99));
    }
  });

  test("that names a published item whose neighbours cannot be found invalidates all pages of its node", async () => {
    const site = await warmed(bindings());
    for (const _ of [1, 2]) await visit(site, "/news/news_detail/12");
    site.on(/^content\/99$/, down);
    expect((await call(site, { nodeIds: [2031], contentIds: [99] })).status).toBe(202);
    expect((await visit(site, "/news/news_detail/12")).status).toContain("fwd=stale");
  });

  test("that names only nodes also invalidates the pages of their items", async () => {
    const site = await warmed(bindings());
    await visit(site, "/news/news_detail/7");
    await call(site, { nodeIds: [2031] });
    expect((await visit(site, "/news/news_detail/7")).status).toContain("fwd=stale");
  });

  test("with `all` invalidates everything", async () => {
    const site = await warmed(bindings());
    await call(site, { all: true });
    for (const path of [LIST, "/about/profile"]) {
      expect((await visit(site, path)).status).toContain("fwd=stale");
    }
  });

  test("that names an item invalidates a stored “not found” for this item", async () => {
    const site = await warmed(bindings());
    expect((await site.get("/news/news_detail/50")).status).toBe(404);
    await site.settle();
    site.on(/^content\/50$/, () => newsItem(50));
    await call(site, { contentIds: [50] });
    expect((await site.get("/news/news_detail/50")).status).toBe(200);
  });

  test("takes effect even if a second content-changed call arrives at the same time", async () => {
    const site = await warmed(bindings());
    const calls = [call(site, { nodeIds: [2031] }), call(site, { contentIds: ["7"] })];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([202, 202]);
    expect((await visit(site, LIST)).status).toContain("fwd=stale");
    expect((await visit(site, "/news/news_detail/7")).status).toContain("fwd=stale");
  });

  test("is refused if it repeats the nonce of another call, at the same time or within ten minutes", async () => {
    const site = await warmed(bindings());
    const nonce = "DB" in bindings() ? 3 : 4;
    const calls = [
      call(site, { nodeIds: [1] }, { nonce }),
      call(site, { nodeIds: [1] }, { nonce }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status).toSorted()).toEqual([202, 401]);
    site.clock.now += 590_000;
    expect((await call(site, { nodeIds: [1] }, { nonce })).status).toBe(401);
  });

  test("that repeats the nonce of an earlier call changes nothing", async () => {
    const site = await warmed(bindings());
    const nonce = "DB" in bindings() ? 1 : 2;
    expect((await call(site, { nodeIds: [1] }, { nonce })).status).toBe(202);
    expect((await call(site, { all: true }, { nonce })).status).toBe(401);
    expect((await visit(site, LIST)).status).not.toContain("stale");
  });
});

describe("after an edit and a content-changed call", () => {
  const edited = "<p>更正的正文</p>";
  const PAGE = "/news/news_detail/7";

  async function editedSite() {
    const site = await warmed();
    site.on(/^content\/7$/, () => newsItem(7, { content: edited }));
    return site;
  }

  test.each([LIST, "/api/contents?nodeId=2031"])(
    "the next request for %s gets the new content, whatever the browser has stored",
    async (path) => {
      const site = await warmed();
      site.on(/^content\/list 2031/, (_, usual) => usual());
      await call(site, { nodeIds: [2031] });
      await visit(site, path);
      site.on(/^content\/list 2031/, () => ({ data: [newsItem(99)], totalCount: 1 }));
      const old = (await site.get(path)).headers.get("etag") ?? "";
      const conditional = { headers: { "if-none-match": old } };
      expect((await site.get(path, conditional)).status).toBe(304);
      site.clock.now += 1;
      await call(site, { nodeIds: [2031] });
      site.clock.now += 1;
      const response = await site.get(path, conditional);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain("新闻第99条");
      expect(await site.text(path)).toContain("新闻第99条");
    },
  );

  test("a page that has not changed keeps its body and its ETag", async () => {
    const site = await warmed();
    const etag = (await site.get("/about/profile")).headers.get("etag") ?? "";
    await call(site, { all: true });
    site.clock.now += 1;
    const response = await site.get("/about/profile", { headers: { "if-none-match": etag } });
    expect(response.status).toBe(304);
    expect(response.headers.get("cache-status")).toContain("html; fwd=stale");
  });

  test("fifty concurrent requests share one upstream call", async () => {
    const site = await editedSite();
    await call(site, { contentIds: ["7"] });
    site.clock.now += 1;
    const calls = site.upstream.calls.length;
    const texts = await Promise.all(Array.from({ length: 50 }, () => site.text(PAGE)));
    for (const text of texts) expect(text).toContain("更正的正文");
    const items = site.upstream.calls.slice(calls).filter((name) => name === "content/7");
    expect(items).toHaveLength(1);
  });

  test("the old page is served while the content service fails, and the new page as soon as the service works again", async () => {
    const site = await editedSite();
    let isDown = true;
    site.on(/./, (_, usual) => (isDown ? down() : usual()));
    site.on(/^content\/7$/, () => (isDown ? down() : newsItem(7, { content: edited })));
    await call(site, { contentIds: ["7"] });
    const failing = await visit(site, PAGE);
    expect(failing.text).toContain("正文7");
    expect(failing.status).toContain("detail=stale; upstream-failing");
    isDown = false;
    site.clock.now += 1_000;
    expect((await visit(site, PAGE)).text).toContain("更正的正文");
  });

  test("the Cache-Status in /api reports an item that could not be revalidated, even if the navigation was revalidated", async () => {
    const site = await warmed();
    await visit(site, "/api/contents/7");
    site.on(/^content\/7$/, down);
    await call(site, { all: true });
    site.clock.now += 1;
    const { text, status } = await visit(site, "/api/contents/7");
    expect(text).toContain("正文7");
    expect(status).toBe("data; fwd=stale; upstream-failing");
  });

  test("earlier failures no longer delay requests, because the content service may have recovered", async () => {
    const site = await warmed();
    await visit(site, PAGE);
    let isDown = true;
    site.on(/./, (_, usual) => (isDown ? down() : usual()));
    for (let attempt = 0; attempt < 6; attempt++) {
      site.clock.now += 61_000;
      await visit(site, PAGE);
    }
    isDown = false;
    site.on(/^content\/7$/, () => newsItem(7, { content: edited }));
    site.clock.now += 1;
    await call(site, { contentIds: ["7"] });
    site.clock.now += 1;
    expect((await visit(site, PAGE)).text).toContain("更正的正文");
  });

  test("a new request sends its own upstream call instead of sharing a call that was sent before the edit", async () => {
    const site = await warmed();
    const first = gate();
    let calls = 0;
    site.on(/^content\/8$/, async () => {
      if (++calls > 1) return newsItem(8, { content: edited });
      await first.wait;
      return newsItem(8);
    });
    const before = site.text("/api/contents/8");
    await expect.poll(() => calls).toBe(1);
    site.clock.now += 1;
    await call(site, { contentIds: ["8"] });
    site.clock.now += 1;
    const after = site.text("/api/contents/8");
    first.open();
    expect(await before).toContain("正文8");
    expect(await after).toContain("更正的正文");
  });

  test("an entry is invalidated even if the clock of the machine that stored it is ahead", async () => {
    const settings = { DB: db, UPSTREAM_ORIGIN: `https://cms-ahead-${Math.random()}.example.com` };
    const ahead = await warmed(settings);
    const site = createSite({ INVALIDATION_KEY: KEY, CACHE_FRESH_SECONDS: "3600", ...settings });
    ahead.clock.now += 2_000;
    site.clock.now = ahead.clock.now - 2_000;
    await visit(ahead, "/api/contents/9");
    await call(site, { contentIds: ["9"] });
    site.on(/^content\/9$/, () => newsItem(9, { content: edited }));
    expect((await visit(site, "/api/contents/9")).text).toContain("更正的正文");
  });
});

describe("the embedded content service", () => {
  function embedded() {
    const readFrom = new Set<unknown>();
    const contentService: Effects["contentService"] = (request, call) => {
      readFrom.add(call.readFrom);
      return site.upstream.fetch(request.url, request);
    };
    const settings = { UPSTREAM_ORIGIN: "", INVALIDATION_KEY: KEY, DB: db };
    const site = createSite(
      { ...settings, VIDEO_HOSTS: `v${Math.random()}.example` },
      {},
      { contentService },
    );
    return { site, readFrom };
  }

  test("reads from any replica, but after a change only from replicas with the change", async () => {
    await db.exec("DELETE FROM publications");
    const { site, readFrom } = embedded();
    const readBy = async (path: string) => {
      readFrom.clear();
      await visit(site, path);
      return [...readFrom];
    };
    expect(await readBy("/api/contents/7")).toEqual(["first-unconstrained"]);
    await call(site, { contentIds: ["7"] });
    expect(await readBy("/api/contents/7")).toEqual([expect.stringMatching(/^[\da-f-]{40,}$/)]);
  });
});
