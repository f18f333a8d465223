import { describe, expect, test } from "vitest";
import { CRAWLER } from "../helpers/document-head.ts";
import { newsItem } from "../helpers/fake-upstream.ts";
import { listOf } from "../helpers/numbered-list.ts";
import { createSite, LIST, type Site } from "../helpers/site.ts";

const ARTICLE = "/news/news_detail/100";
const BROWSER = {};
const ITEMS = 240;
/**
 * The tests divide the site's calls to the content service into rounds. A round consists of the calls that the site
 * makes before any of these calls gets a response. A round ends after this many turns without a new call. In each turn,
 * the test reads the cache and waits for a timer. It counts turns instead of milliseconds, because a busy machine needs
 * more time for each turn.
 */
const QUIET_TURNS = 60;
/**
 * The calls that read the index of the list, 50 items at a time. The worker finds the neighbours of an article in this
 * index (docs/decisions/0017-an-index-per-node.md).
 */
const INDEX = /^content\/list 2031 \d+ 50$/;

/**
 * A site with nothing cached. Its content service holds all calls until the test ends a round, and then responds to all
 * of them. The number of rounds is therefore the number of calls that the site makes one after another.
 */
function coldSite(settings: object = {}) {
  // Even on a busy machine, no call may time out before its round ends.
  const site = createSite(
    { UPSTREAM_TIMEOUT_MS: "600000", ...settings },
    {},
    { optionalTimeout: 1 },
  );
  const held: (() => void)[] = [];
  site.on(/./, async (_, usual) => {
    await new Promise<void>((resolve) => void held.push(resolve));
    return usual();
  });
  site.on(/^content\/\d+$/, async () => {
    await new Promise<void>((resolve) => void held.push(resolve));
    return newsItem(100);
  });
  const list = listOf(ITEMS, (id) => newsItem(id));
  site.on(/^content\/list 2031/, async (request) => {
    await new Promise<void>((resolve) => void held.push(resolve));
    return list(request);
  });

  /** Ends one round after another until the work is done. Returns the number of rounds. */
  async function roundsUntil(work: Promise<unknown>): Promise<number> {
    let isDone = false;
    void work.finally(() => {
      isDone = true;
    });
    for (let rounds = 0; ; rounds++) {
      await expect.poll(() => isDone || held.length > 0, { timeout: 20_000 }).toBe(true);
      await quiet();
      if (isDone) return rounds;
      for (const release of held.splice(0)) release();
    }
  }

  /** Resolves after {@link QUIET_TURNS} turns without a new call. Between two calls, the worker needs fewer turns. */
  async function quiet(): Promise<void> {
    let count = held.length;
    for (let turn = 0; turn < QUIET_TURNS; turn++) {
      // Between two calls, the worker reads the cache and waits for a moment.
      await caches.default.match(`https://quiet.example/${turn}`);
      await scheduler.wait(1);
      if (held.length !== count) turn = 0;
      count = held.length;
    }
  }

  return { site, roundsUntil };
}

async function visit(
  { site, roundsUntil }: ReturnType<typeof coldSite>,
  path: string,
  init: object,
) {
  const pending = site.get(path, init);
  const first = await roundsUntil(pending);
  const response = await pending;
  const body = response.text();
  const rest = await roundsUntil(body);
  return { response, html: await body, first, end: first + rest };
}

describe("with nothing cached,", () => {
  test.each([
    ["an article", "a browser", ARTICLE, BROWSER, { first: 1, end: 3 }],
    ["an article", "a crawler", ARTICLE, CRAWLER, { first: 1, end: 1 }],
    ["a list", "a browser", LIST, BROWSER, { first: 1, end: 2 }],
    ["a list", "a crawler", LIST, CRAWLER, { first: 2, end: 2 }],
  ])(
    "%s for %s begins and ends after the expected number of successive calls",
    async (_, _who, path, init, expected) => {
      const { first, end, response } = await visit(coldSite(), path, init);
      expect(response.status).toBe(200);
      expect({ first, end }).toEqual(expected);
    },
  );

  test("a second visit to an article within a minute takes one call even if caching is off, because the index of the list is cached for a minute", async () => {
    const cold = coldSite({ CACHE_FRESH_SECONDS: "0", CACHE_STALE_SECONDS: "0" });
    const indexCalls = () => cold.site.upstream.calls.filter((call) => INDEX.test(call)).length;
    await visit(cold, ARTICLE, BROWSER);
    cold.site.clock.now += 59_000;
    const { end, html } = await visit(cold, ARTICLE, CRAWLER);
    expect(end).toBe(1);
    expect(html).toContain("news_detail/101");
    expect(indexCalls()).toBe(5);
    cold.site.clock.now += 2_000;
    await visit(cold, ARTICLE, BROWSER);
    expect(indexCalls()).toBe(10);
  });
});

describe("a crawler", () => {
  test("gets an article before its neighbours have loaded, and the next crawler gets the complete article", async () => {
    const cold = coldSite();
    const { response, html } = await visit(cold, ARTICLE, CRAWLER);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-status")).not.toMatch(/html;[^,]*stored/);
    expect(html).toContain("正文100");
    expect(html).not.toContain("news_detail/99");
    await cold.roundsUntil(cold.site.settle());
    const next = await visit(cold, ARTICLE, CRAWLER);
    expect(next.end).toBe(0);
    expect(next.html).toContain("news_detail/99");
    expect(next.html).toContain("news_detail/101");
  });

  test("gets a list in document order, in a stream that is stored when it ends", async () => {
    const cold = coldSite();
    // This visit caches the navigation and the list, but not its own document, because the document is streamed.
    await visit(cold, LIST, BROWSER);
    await cold.roundsUntil(cold.site.settle());
    const { response, html } = await visit(cold, LIST, CRAWLER);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("cache-status")).toContain("html; fwd=uri-miss; stored");
    expect(html).not.toMatch(/<template|<!--\$\?-->/);
    await cold.site.settle();
    const again = await cold.site.get(LIST, CRAWLER);
    expect(again.headers.get("cache-status")).toContain("html; hit");
    expect(await again.text()).toBe(html);
  });
});

describe("an optional part of a page whose content cannot be fetched", () => {
  const failing: [string, string, RegExp][] = [
    ["the neighbours", ARTICLE, INDEX],
    ["the quick links", LIST, /^content\/list 2382/],
    ["the notice in the footer", LIST, /^content\/list 2390/],
  ];

  test.each(failing)(
    "is left out of the page, which is stored for only a minute: %s",
    async (_, path, calls) => {
      const site = createSite({ CACHE_FRESH_SECONDS: "3600" });
      let isDown = true;
      site.on(calls, (_request, usual) => (isDown ? new Response("no", { status: 500 }) : usual()));
      site.on(/^content\/100$/, () => newsItem(100));
      await visitAll(site, path);
      const stored = await site.get(path);
      expect(stored.headers.get("cache-status")).toMatch(/html; hit; ttl=\d\d$/);
      isDown = false;
      site.clock.now += 61_000;
      // The incomplete page is over a minute old. It must not be served stale.
      expect((await site.get(path)).headers.get("cache-status")).toContain("html; fwd=uri-miss");
      await site.settle();
      site.clock.now += 600_000;
      expect((await site.get(path)).headers.get("cache-status")).toContain("html; hit");
    },
  );

  /** Visits a page twice, because the first response may be streamed. */
  async function visitAll(site: Site, path: string): Promise<void> {
    for (let count = 0; count < 2; count++) {
      expect((await site.get(path)).status).toBe(200);
      await site.settle();
    }
  }
});
