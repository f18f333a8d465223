import { expect, test } from "@playwright/test";
import { allFaults, type Fault, UPSTREAM_TEXT } from "../../tools/mock-upstream/faults.ts";
import { type ContentServer, startContentServer } from "../../tools/mock-upstream/server.ts";
import { smallSite } from "../../tools/mock-upstream/small-site.ts";
import { type RunningSite, startSite } from "../helpers/running-site.ts";

/** The built site with a content service that fails in every way, on real sockets. */
let server: ContentServer;
let site: RunningSite;
/** A site whose content service cannot be resolved. */
let lost: RunningSite;

// Serial: the tests share the sites and the behaviour of their content service.
test.describe.configure({ mode: "default" });

/** Longer than the back-off for a key with nothing stored. */
const RECOVERY = { timeout: 15_000 };
/** Nothing may take longer than a few of the site's timeouts. */
const ANSWERED_MS = 8000;
const CRAWLER = "Mozilla/5.0 (compatible; Baiduspider/2.0)";

/** For an item 404 is a valid response: there is no such item. */
const faults = allFaults.filter((fault) => fault !== "HTTP 404");

/** For every fault an item that is cached before it, and one in each locale that is not. */
const seen = faults.map((_, index) => item(1000 + index, 41));
const unseen = faults.map((_, index) => item(2000 + index, 41));
const unseenEnglish = faults.map((_, index) => item(3000 + index, 141));

const doubted = item(4000, 41);
/** For every fault a list that is cached before it. */
const lists = Object.fromEntries(
  faults.map((_, index) => [listNode(index), [item(5000 + index, 41)]]),
);

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startContentServer({
    ...smallSite,
    trees: { ...smallSite.trees, 38: withLists(smallSite.trees[38]) },
    items: { ...smallSite.items, ...lists, 41: [...seen, ...unseen, doubted], 141: unseenEnglish },
  });
  const settings = {
    UPSTREAM_KEY: smallSite.key,
    UPSTREAM_TIMEOUT_MS: "1500",
    CACHE_FRESH_SECONDS: "1",
  };
  [site, lost] = await Promise.all([
    startSite({ ...settings, UPSTREAM_ORIGIN: server.origin }),
    startSite({ ...settings, UPSTREAM_ORIGIN: "http://no-such-host.invalid" }),
  ]);
  // Navigation of both locales, and the items themselves.
  for (const index of faults.keys()) await expectSeen(index);
  await expectStatus("/news/press_releases", 200);
  await expectStatus("/en/news/press_releases", 200);
});

test.afterAll(async () => {
  await Promise.all([site?.stop(), lost?.stop()]);
  await server?.close();
});

for (const { fault, path, domain, layout } of [
  { fault: "wrong type", path: "/news/press_releases", domain: 38, layout: "小厂动态" },
  { fault: "deep nesting", path: "/en/news/press_releases", domain: 39, layout: "Mill news" },
] as const) {
  test(`an invalid navigation does not replace the cached one: ${fault}`, async () => {
    const call = `node/list?domainId=${domain}`;
    server.behaviour.faultOf = (target) => (target.endsWith(call) ? fault : undefined);
    const count = countCalls(call);
    const requested = async () => {
      await expectPage(path, layout);
      return count();
    };
    await expect.poll(requested, RECOVERY).toBeGreaterThanOrEqual(2);
    await expectPage(path, layout);
    stopFailing();
  });
}

for (const [index, fault] of faults.entries()) {
  test.describe(`while every call fails with: ${fault}`, () => {
    test.beforeAll(() => startFailing(fault));
    test.afterAll(stopFailing);

    test("cached pages are served, after two failed upstream calls", async () => {
      const count = countCalls(`/content/${seen[index]?.id}`, `"nodeId":${listNode(index)}}`);
      const requested = async () => {
        await expectSeen(index);
        return count();
      };
      await expect.poll(requested, RECOVERY).toBeGreaterThanOrEqual(2);
      await expectSeen(index);
    });

    test("a page not seen before fails in its language, and recovers by itself", async () => {
      const paths = [
        { path: `/news/news_detail/${unseen[index]?.id}`, language: "zh-CN", layout: "小厂动态" },
        {
          path: `/en/news/news_detail/${unseenEnglish[index]?.id}`,
          language: "en",
          layout: "News",
        },
      ];
      await Promise.all(paths.map(expectFailure));
      stopFailing();
      await Promise.all(paths.map(({ path }) => expectRecovery(path)));
    });
  });
}

test("a service that returns 404 for everything loses no list and no navigation", async () => {
  startFailing("HTTP 404");
  const calls = countCalls("");
  const requested = async () => {
    await expectPage("/news/press_releases", `小厂新闻${seen[0]?.id}`);
    return calls();
  };
  await expect.poll(requested, RECOVERY).toBeGreaterThan(0);
  await expectPage("/news/press_releases", `小厂新闻${seen[0]?.id}`);
  stopFailing();
});

test("an item that is missing for a while is not found, and comes back", async () => {
  const path = `/news/news_detail/${doubted.id}`;
  startFailing("HTTP 404");
  await expectStatus(path, 404);
  stopFailing();
  await expectRecovery(path);
});

test("a list not seen before fails with 503 for a crawler whatever the status upstream", async () => {
  for (const [index, fault] of (["HTTP 404", "HTTP 500", "hang"] as const).entries()) {
    startFailing(fault);
    const response = await get(site, `/news/press_releases?page=${index + 2}`, CRAWLER);
    stopFailing();
    expect(response.status, fault).toBe(503);
    expect(await response.text(), fault).toContain("内容加载失败");
  }
});

test("a list that fails shows its failure in place", async () => {
  startFailing("hang");
  const response = await get(site, "/news/press_releases?pageSize=20");
  const html = await response.text();
  stopFailing();
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(html).toContain("小厂动态");
  expect(html).toContain("内容加载失败");
  expect(html).toContain("</html>");
});

test("/api reports a failure with a message of the site's own", async () => {
  startFailing("HTML");
  const response = await get(site, "/api/contents?nodeId=41&pageSize=30");
  stopFailing();
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(await response.json()).toEqual({
    error: { code: "upstream", message: expect.not.stringContaining(UPSTREAM_TEXT) },
  });
});

test("when the content service dies and comes back, so do pages not seen before", async () => {
  const path = "/about/profile";
  await server.close();
  await expectFailure({ path, language: "zh-CN", layout: "小厂动态" });
  await expectPage(`/news/news_detail/${seen[0]?.id}`, `正文${seen[0]?.id}`);
  await server.reopen();
  await expectRecovery(path);
  await expectPage(path, "一家很小的钢厂");
});

for (const [path, language] of [
  ["/home", "zh-CN"],
  ["/en/home", "en"],
  ["/news/press_releases", "zh-CN"],
  ["/news/news_detail/505", "zh-CN"],
]) {
  test(`a content service that cannot be resolved makes ${path} unavailable`, async () => {
    const response = await get(lost, `${path}`);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(await response.text()).toContain(`<html lang="${language}"`);
  });
}

function startFailing(fault: Fault): void {
  server.behaviour.faultOf = () => fault;
}

function stopFailing(): void {
  delete server.behaviour.faultOf;
}

interface FailingPage {
  path: string;
  language: string;
  /** A text of the navigation. */
  layout: string;
}

async function expectFailure({ path, language, layout }: FailingPage): Promise<void> {
  const response = await get(site, path);
  const html = await response.text();
  expect(response.status, path).toBe(503);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain(layout);
  expect(html).not.toContain(UPSTREAM_TEXT);
}

/** An item's page and a list. */
async function expectSeen(index: number): Promise<void> {
  const id = seen[index]?.id;
  await expectPage(`/news/news_detail/${id}`, `正文${id}`);
  await expectPage(`/api/contents?nodeId=${listNode(index)}`, `小厂新闻${5000 + index}`);
}

/** How often each of these calls arrives from now on; the lowest of the counts. */
function countCalls(...parts: string[]): () => number {
  const numbers = () => parts.map((part) => callsWith(part));
  const before = numbers();
  return () => Math.min(...numbers().map((number, at) => number - (before[at] ?? 0)));
}

function callsWith(part: string): number {
  const found = [...server.counts].filter(([call]) => call.includes(part));
  return found.reduce((sum, [, count]) => sum + count, 0);
}

/** The tree with a hidden node for each list: the site serves only nodes of its navigation. */
function withLists(tree: object | undefined): object {
  const nodes = faults.map((_, index) => ({
    id: listNode(index),
    nodeId: listNode(index),
    nodeName: `清单${index}`,
    nodeIndexName: `LIST ${index}`,
    isShow: 0,
    taxis: 900 + index,
    childs: [],
  }));
  const { childs = [] } = (tree ?? {}) as { childs?: object[] };
  return { ...tree, childs: [...childs, ...nodes] };
}

function listNode(index: number): number {
  return 700 + index;
}

async function expectPage(path: string, content: string): Promise<void> {
  const response = await get(site, path);
  expect(response.status, path).toBe(200);
  expect(await response.text()).toContain(content);
}

async function expectStatus(path: string, status: number): Promise<void> {
  expect((await get(site, path)).status, path).toBe(status);
}

async function expectRecovery(path: string): Promise<void> {
  await expect.poll(async () => (await get(site, path)).status, RECOVERY).toBe(200);
}

function get({ origin }: RunningSite, path: string, userAgent = "Mozilla/5.0"): Promise<Response> {
  return fetch(`${origin}${path}`, {
    headers: { "user-agent": userAgent },
    signal: AbortSignal.timeout(ANSWERED_MS),
  });
}

function item(id: number, nodeId: number) {
  const node = { nodeId, nodeIndexName: "PRESS RELEASES", nodeName: "厂内新闻", taxis: 1 };
  return { id, title: `小厂新闻${id}`, content: `<p>小厂新闻${id}的正文${id}。</p>`, node };
}
