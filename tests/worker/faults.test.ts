import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { UPSTREAM_TEXT } from "../../tools/mock-upstream/faults.ts";
import { type Fault, faults } from "../helpers/fetch-faults.ts";
import { createSite, type Site } from "../helpers/site.ts";

interface Page {
  path: string;
  /** Stands on the page when all is well. */
  content: string;
  /** Its status depends on an item, so nothing leaves before the item has come. */
  isItem?: true;
}

const pages: Page[] = [
  { path: "/home", content: "新闻第30条" },
  { path: "/news/press_releases", content: "新闻第30条" },
  { path: "/en/news/press_releases", content: "The mill runs" },
  { path: "/news/news_detail/7", content: "正文7", isItem: true },
  { path: "/about/profile", content: "简介正文" },
  { path: "/about/development_history", content: "历程正文" },
  { path: "/product/core_business", content: "现货正文" },
  { path: "/home/search?keyword=新闻", content: "摘要30" },
];

const calls: Page[] = [
  { path: "/api/nodes", content: "新闻中心" },
  { path: "/api/contents?nodeId=2031", content: "新闻第30条" },
  { path: "/api/groups?nodeId=2003", content: "钢材现货" },
  { path: "/api/contents/7", content: "正文7", isItem: true },
  { path: "/api/search?keyword=新闻", content: "摘要30" },
];

const CRAWLER = { headers: { "user-agent": "Mozilla/5.0 (compatible; Baiduspider/2.0)" } };
/** Long enough for what comes at all. */
const TIMEOUT_MS = 150;
/** How long it is known that something does not exist (contract section 6). */
const NOT_FOUND_MS = 10_000;

const unhandled: unknown[] = [];
const remember = (event: PromiseRejectionEvent) => void unhandled.push(event.reason);

beforeEach(() => addEventListener("unhandledrejection", remember));
afterEach(() => {
  removeEventListener("unhandledrejection", remember);
  expect(unhandled.splice(0)).toEqual([]);
});

describe.each(faults)("every answer of the content service is spoilt: $name", (fault) => {
  test.each(pages)("$path", async (page) => {
    const { site, mend } = spoiltSite(fault, /./);
    await expectDefined(site, fault, page, fault.leadsTo === "content");
    await expectRecovery(site, mend, page);
  });

  test.each(calls)("$path", async (call) => {
    const { site, mend } = spoiltSite(fault, /./);
    await expectDefinedJson(site, fault, call, fault.leadsTo === "content");
    await expectRecovery(site, mend, call);
  });
});

const ofContent = faults.filter(({ isOfNavigation }) => !isOfNavigation);

describe.each(ofContent)("the navigation is known, all else is spoilt: $name", (fault) => {
  test.each(pages)("$path", async (page) => {
    const { site, mend } = spoiltSite(fault, /^content/);
    await knowNavigation(site);
    await expectDefined(site, fault, page, true);
    await expectRecovery(site, mend, page);
  });

  test.each(calls.slice(1))("$path", async (call) => {
    const { site, mend } = spoiltSite(fault, /^content/);
    await knowNavigation(site);
    await expectDefinedJson(site, fault, call, true);
    await expectRecovery(site, mend, call);
  });
});

function spoiltSite(fault: Fault, pattern: RegExp): { site: Site; mend: () => void } {
  const site = createSite(fault.isLate ? { UPSTREAM_TIMEOUT_MS: String(TIMEOUT_MS) } : {});
  const attempts = new Map<string, number>();
  let isBroken = true;
  site.upstream.on(pattern, (request, usual) => {
    if (!isBroken) return usual();
    const call = site.upstream.calls.at(-1) ?? "";
    const attempt = (attempts.get(call) ?? 0) + 1;
    attempts.set(call, attempt);
    return fault.answer({ request, attempt, usual });
  });
  const mend = () => {
    isBroken = false;
  };
  return { site, mend };
}

/** The page that is not found asks for the navigation and for nothing that is not part of every page. */
async function knowNavigation(site: Site): Promise<void> {
  await Promise.all([site.text("/404"), site.text("/en/404")]);
  await site.settle();
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

async function ask(site: Site, path: string, init?: RequestInit): Promise<Answer> {
  const response = await site.get(path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function expectDefined(
  site: Site,
  fault: Fault,
  page: Page,
  hasNavigation: boolean,
): Promise<void> {
  // Both at once, so that they share the calls: what fails again and again is left alone for a while.
  const [visitor, crawler] = await Promise.all([
    ask(site, page.path),
    ask(site, page.path, CRAWLER),
  ]);
  for (const { headers, text } of [visitor, crawler]) {
    expectNothingOfUpstream(headers, text);
    expect(text).toContain(`<html lang="${isEnglish(page) ? "en" : "zh-CN"}"`);
    expect(text.includes(layoutOf(page))).toBe(hasNavigation);
    expect(text.endsWith("</html>")).toBe(true);
  }
  const status = statusOf(fault, page, hasNavigation);
  expect(crawler.status).toBe(status);
  if (status === 200) return expectContent(fault, page, [visitor, crawler]);
  expectFailure(crawler, page);
  // What fails after the first byte keeps its status; what ends with the time limit always does.
  const isStreamed = hasNavigation && !page.isItem && visitor.status === 200;
  if (hasNavigation && !page.isItem && fault.isLate) expect(isStreamed).toBe(true);
  if (isStreamed) expectFailureInPlace(visitor, page);
  else expect(visitor.status).toBe(status);
  if (!isStreamed) expectFailure(visitor, page);
}

async function expectDefinedJson(
  site: Site,
  fault: Fault,
  call: Page,
  hasNavigation: boolean,
): Promise<void> {
  const answer = await ask(site, call.path);
  expectNothingOfUpstream(answer.headers, answer.text);
  const status = statusOf(fault, call, hasNavigation);
  expect(answer.status).toBe(status);
  if (status === 200) return expect(answer.text).toContain(call.content);
  expectErrorHeaders(answer);
  const code = status === 404 ? "not-found" : "upstream";
  expect(JSON.parse(answer.text)).toEqual({ error: { code, message: expect.any(String) } });
}

/** When the content service is well again, so is the next visitor. */
async function expectRecovery(site: Site, mend: () => void, { path, content }: Page) {
  mend();
  await site.settle();
  site.clock.now += NOT_FOUND_MS;
  const { status, text } = await ask(site, path);
  expect(status).toBe(200);
  expect(text).toContain(content);
}

/** Where the navigation fails too, an item that is not found says little: nobody should forget the page. */
function statusOf(fault: Fault, page: Page, hasNavigation: boolean): number {
  if (fault.leadsTo === "content") return 200;
  return fault.leadsTo === "missing item" && page.isItem && hasNavigation ? 404 : 503;
}

function expectContent(fault: Fault, page: Page, answers: Answer[]): void {
  for (const { status, text } of answers) {
    expect(status).toBe(200);
    expect(text).toContain(page.content);
    if (fault.shows) expect(text).toContain(fault.shows);
    if (fault.hides) expect(text).not.toContain(fault.hides);
  }
}

function expectFailure(answer: Answer, page: Page): void {
  expectErrorHeaders(answer);
  const failed = isEnglish(page) ? "Content failed to load" : "内容加载失败";
  expect(answer.text).toContain(answer.status === 404 ? "页面不存在" : failed);
  expect(answer.text).not.toContain(page.content);
}

function expectFailureInPlace({ headers, text }: Answer, page: Page): void {
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-security-policy")).toContain("'nonce-");
  expect(text).toContain(isEnglish(page) ? "Content failed to load" : "内容加载失败");
}

function expectErrorHeaders({ status, headers }: Answer): void {
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("retry-after")).toBe(status === 503 ? "30" : null);
}

function expectNothingOfUpstream(headers: Headers, text: string): void {
  expect(text).not.toContain(UPSTREAM_TEXT);
  expect(JSON.stringify([...headers])).not.toContain(UPSTREAM_TEXT);
  expect(headers.has("set-cookie")).toBe(false);
}

function isEnglish({ path }: Page): boolean {
  return path.startsWith("/en/");
}

/** The name of a node that pages show in their navigation only. */
function layoutOf(page: Page): string {
  return isEnglish(page) ? "Press releases</a>" : "媒体报道";
}
