import { expect, test } from "@playwright/test";
import type { Miniflare } from "miniflare";
import { ROOT } from "../../tools/cli/root.ts";
import { type Fault, UPSTREAM_TEXT } from "../../tools/mock-upstream/faults.ts";
import { type ContentServer, startContentServer } from "../../tools/mock-upstream/server.ts";
import { smallSite } from "../../tools/mock-upstream/small-site.ts";
import { runBuiltWorker } from "../helpers/built-worker.ts";
import { CRAWLER } from "../helpers/document-head.ts";

/** A content service with real connections. The tests make these connections fail. */
let server: ContentServer;
let site: Miniflare;
/** A site with a content service whose host name cannot be resolved. */
let lost: Miniflare;
let origin: string;

// The tests run one after another, because they share the sites and the behaviour of the content service.
test.describe.configure({ mode: "default" });

/** After a failed call, the site does not repeat the call for some seconds. This timeout is longer than that time. */
const RECOVERY = { timeout: 15_000 };
/**
 * The time in milliseconds in which the site must respond. It is several times longer than the timeout of the site's
 * calls to the content service.
 */
const RESPONSE_MS = 8000;

/**
 * The faults of the content service that these tests cause on real connections. tests/worker/faults.test.ts tests most
 * of these faults, and many others, with simulated responses and without connections.
 */
const faults = [
  "slow",
  "hang",
  "drip",
  "refuse",
  "reset",
  "truncated",
  "huge",
  "HTTP 500",
] as const satisfies Fault[];

/**
 * Each of these three arrays has one item for each fault. The items in `seen` are cached before their fault begins. The
 * items in `unseen` and `unseenEnglish` are requested for the first time while calls fail.
 */
const seen = faults.map((_, index) => item(1000 + index, 41));
const unseen = faults.map((_, index) => item(2000 + index, 41));
const unseenEnglish = faults.map((_, index) => item(3000 + index, 141));

/** For each fault, a list that is cached before the fault begins. */
const lists = Object.fromEntries(
  faults.map((_, index) => [listNode(index), [item(5000 + index, 41)]]),
);

test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startContentServer({
    ...smallSite,
    trees: { ...smallSite.trees, 38: withLists(smallSite.trees[38]) },
    items: { ...smallSite.items, ...lists, 41: [...seen, ...unseen], 141: unseenEnglish },
  });
  const settings = {
    UPSTREAM_KEY: smallSite.key,
    UPSTREAM_TIMEOUT_MS: "1500",
    CACHE_FRESH_SECONDS: "1",
  };
  [site, lost] = await Promise.all([
    runBuiltWorker(ROOT, { ...settings, UPSTREAM_ORIGIN: server.origin }),
    runBuiltWorker(ROOT, { ...settings, UPSTREAM_ORIGIN: "http://no-such-host.invalid" }),
  ]);
  origin = (await site.ready).origin;
  // These requests also cache the navigation of both locales.
  for (const index of faults.keys()) await expectSeen(index);
  await expectStatus("/news/press_releases", 200);
  await expectStatus("/en/news/press_releases", 200);
});

test.afterAll(async () => {
  await Promise.all([site?.dispose(), lost?.dispose()]);
  await server?.close();
});

for (const [index, fault] of faults.entries()) {
  test.describe(`while every call to the content service fails (${fault})`, () => {
    test.beforeAll(() => {
      server.behaviour.faultOf = () => fault;
    });
    test.afterAll(stopFailing);

    test("cached pages are still served after two failed calls to the content service", async () => {
      const count = countCalls(`/content/${seen[index]?.id}`, `"nodeId":${listNode(index)}}`);
      const requested = async () => {
        await expectSeen(index);
        return count();
      };
      await expect.poll(requested, RECOVERY).toBeGreaterThanOrEqual(2);
      await expectSeen(index);
    });

    test("a page that is not cached shows an error in its own language, and recovers as soon as calls succeed", async () => {
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

test("a page that is not cached shows an error while the content service is down, and recovers as soon as the service is up", async () => {
  const path = "/about/profile";
  await server.close();
  await expectFailure({ path, language: "zh-CN", layout: "小厂动态" });
  await expectPage(`/news/news_detail/${seen[0]?.id}`, `正文${seen[0]?.id}`);
  await server.reopen();
  await expectRecovery(path);
  await expectPage(path, "一家很小的钢厂");
});

test("if the host name of the content service cannot be resolved, pages respond with 503 in their own language", async () => {
  for (const [path, language] of [
    ["/home", "zh-CN"],
    ["/en/home", "en"],
    ["/news/press_releases", "zh-CN"],
    ["/news/news_detail/505", "zh-CN"],
  ]) {
    const response = await fetch(new URL(path ?? "", await lost.ready));
    expect(response.status, path).toBe(503);
    expect(response.headers.get("retry-after")).toBe("30");
    expect(await response.text()).toContain(`<html lang="${language}"`);
  }
});

function stopFailing(): void {
  delete server.behaviour.faultOf;
}

interface FailingPage {
  path: string;
  language: string;
  /** A text of the navigation. The page must show it even if the content of the page cannot be loaded. */
  layout: string;
}

async function expectFailure({ path, language, layout }: FailingPage): Promise<void> {
  // If a call fails late, visitors have already received the beginning of the page with status 200. Crawlers get no
  // byte before the whole page has been rendered, so they get the correct status.
  const response = await get(path, CRAWLER);
  const html = await response.text();
  expect(response.status, path).toBe(503);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(html).toContain(`<html lang="${language}"`);
  expect(html).toContain(layout);
  expect(html).not.toContain(UPSTREAM_TEXT);
}

/** Expects that the item and the list which were cached before this fault are still served. */
async function expectSeen(index: number): Promise<void> {
  const id = seen[index]?.id;
  await expectPage(`/news/news_detail/${id}`, `正文${id}`);
  await expectPage(`/api/contents?nodeId=${listNode(index)}`, `小厂新闻${5000 + index}`);
}

/**
 * From now on, counts for each of these texts how many calls to the content service contain the text. Returns a
 * function that returns the lowest of these numbers.
 */
function countCalls(...parts: string[]): () => number {
  const numbers = () => parts.map((part) => callsWith(part));
  const before = numbers();
  return () => Math.min(...numbers().map((number, at) => number - (before[at] ?? 0)));
}

function callsWith(part: string): number {
  const found = [...server.counts].filter(([call]) => call.includes(part));
  return found.reduce((sum, [, count]) => sum + count, 0);
}

/**
 * Returns the navigation tree with an additional hidden node for each list. The site only serves the lists of nodes
 * that are in its navigation.
 */
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
  const response = await get(path);
  expect(response.status, path).toBe(200);
  expect(await response.text()).toContain(content);
}

async function expectStatus(path: string, status: number): Promise<void> {
  expect((await get(path)).status, path).toBe(status);
}

async function expectRecovery(path: string): Promise<void> {
  await expect.poll(async () => (await get(path)).status, RECOVERY).toBe(200);
}

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${origin}${path}`, { ...init, signal: AbortSignal.timeout(RESPONSE_MS) });
}

function item(id: number, nodeId: number) {
  const node = { nodeId, nodeIndexName: "PRESS RELEASES", nodeName: "厂内新闻", taxis: 1 };
  return { id, title: `小厂新闻${id}`, content: `<p>小厂新闻${id}的正文${id}。</p>`, node };
}
