import { afterEach, beforeEach, expect } from "vitest";
import { UPSTREAM_TEXT } from "../../tools/mock-upstream/faults.ts";
import type { Fault } from "./fetch-faults.ts";
import { createSite, type Site } from "./site.ts";

export interface Page {
  path: string;
  /** A text that the page shows if all calls succeed. */
  content: string;
  /**
   * Whether the page is about one item. The status of such a page depends on the item, so nothing is sent before the
   * item has arrived.
   */
  isItem?: true;
}

export const pages: Page[] = [
  { path: "/home", content: "新闻第30条" },
  { path: "/news/press_releases", content: "新闻第30条" },
  { path: "/en/news/press_releases", content: "The mill runs" },
  { path: "/news/news_detail/7", content: "正文7", isItem: true },
  { path: "/about/profile", content: "简介正文" },
  { path: "/about/development_history", content: "历程正文" },
  { path: "/product/core_business", content: "现货正文" },
  { path: "/home/search?keyword=新闻", content: "摘要30" },
];

export const calls: Page[] = [
  { path: "/api/nodes", content: "新闻中心" },
  { path: "/api/contents?nodeId=2031", content: "新闻第30条" },
  { path: "/api/groups?nodeId=2003", content: "钢材现货" },
  { path: "/api/contents/7", content: "正文7", isItem: true },
  { path: "/api/search?keyword=新闻", content: "摘要30" },
];

const CRAWLER = { headers: { "user-agent": "Mozilla/5.0 (compatible; Baiduspider/2.0)" } };
/** The timeout of upstream calls, in milliseconds, for faults in which a response never arrives. */
const TIMEOUT_MS = 150;
/** A time in milliseconds after which no response is fresh any more. */
const STALE_MS = 90_000;
/** How long the cache keeps a “not found”, in milliseconds. */
const NOT_FOUND_MS = 10_000;

/** Makes a test fail if it leaves a promise rejection unhandled. Applies to all tests of the file. */
export function expectNoUnhandledRejection(): void {
  const unhandled: unknown[] = [];
  const remember = (event: PromiseRejectionEvent) => void unhandled.push(event.reason);
  beforeEach(() => addEventListener("unhandledrejection", remember));
  afterEach(() => {
    removeEventListener("unhandledrejection", remember);
    expect(unhandled.splice(0)).toEqual([]);
  });
}

export function faultySite(fault: Fault, pattern: RegExp): { site: Site; mend: () => void } {
  const site = siteFor(fault);
  return { site, mend: spoil(site, fault, pattern) };
}

function siteFor({ isStreamed }: Fault): Site {
  return createSite(isStreamed ? { UPSTREAM_TIMEOUT_MS: String(TIMEOUT_MS) } : {});
}

/** Makes all calls whose names match the pattern fail. The returned function ends the fault. */
function spoil(site: Site, fault: Fault, pattern: RegExp): () => void {
  const attempts = new Map<string, number>();
  let isBroken = true;
  site.on(pattern, (request, usual, call) => {
    if (!isBroken) return usual();
    const attempt = (attempts.get(call) ?? 0) + 1;
    attempts.set(call, attempt);
    return fault.response({ request, attempt, usual });
  });
  return () => {
    isBroken = false;
  };
}

/**
 * Expects that pages still show cached content. Each page is requested twice, because the first visit only starts the
 * revalidation, which then fails.
 */
export async function expectKept(fault: Fault, page: Page): Promise<void> {
  const site = siteFor(fault);
  await fetchPage(site, page.path);
  await site.settle();
  spoil(site, fault, /./);
  site.clock.now += STALE_MS;
  for (let visit = 0; visit < 2; visit++) {
    const { status, headers, text } = await fetchPage(site, page.path);
    expect(status).toBe(200);
    expect(text).toContain(page.content);
    if (!page.path.startsWith("/api/")) expect(text).toContain(layoutOf(page));
    expectNothingOfUpstream(headers, text);
    await site.settle();
  }
}

interface ServiceResponse {
  status: number;
  headers: Headers;
  text: string;
}

async function fetchPage(site: Site, path: string, init?: RequestInit): Promise<ServiceResponse> {
  const response = await site.get(path, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export async function expectDefined(
  site: Site,
  fault: Fault,
  page: Page,
  hasNavigation: boolean,
): Promise<void> {
  // The two requests are sent at the same time and share the upstream calls. If they were sent one after the other,
  // they would cause repeated failures, which start the back-off.
  const [visitor, crawler] = await Promise.all([
    fetchPage(site, page.path),
    fetchPage(site, page.path, CRAWLER),
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
  // If a call fails after the first byte was sent, the status is still 200. A timeout always happens after the first
  // byte.
  const isStreamed = hasNavigation && !page.isItem && visitor.status === 200;
  if (hasNavigation && !page.isItem && fault.isStreamed) expect(isStreamed).toBe(true);
  if (isStreamed) expectFailureInPlace(visitor, page);
  else expect(visitor.status).toBe(status);
  if (!isStreamed) expectFailure(visitor, page);
}

export async function expectDefinedJson(
  site: Site,
  fault: Fault,
  call: Page,
  hasNavigation: boolean,
): Promise<void> {
  const response = await fetchPage(site, call.path);
  expectNothingOfUpstream(response.headers, response.text);
  const status = statusOf(fault, call, hasNavigation);
  expect(response.status).toBe(status);
  if (status === 200) return expect(response.text).toContain(call.content);
  expectErrorHeaders(response);
  const code = status === 404 ? "not-found" : "upstream";
  expect(JSON.parse(response.text)).toEqual({ error: { code, message: expect.any(String) } });
}

/** Expects that the next request succeeds as soon as the content service works again. */
export async function expectRecovery(site: Site, mend: () => void, { path, content }: Page) {
  mend();
  await site.settle();
  site.clock.now += NOT_FOUND_MS;
  const { status, text } = await fetchPage(site, path);
  expect(status).toBe(200);
  expect(text).toContain(content);
}

/**
 * The status of a page with this fault. If the navigation fails as well, the page must not be cached as missing when
 * the item is not found, so the status is 503 and not 404.
 */
function statusOf(fault: Fault, page: Page, hasNavigation: boolean): number {
  if (fault.leadsTo === "content") return 200;
  return fault.leadsTo === "missing item" && page.isItem && hasNavigation ? 404 : 503;
}

function expectContent(fault: Fault, page: Page, responses: ServiceResponse[]): void {
  for (const { status, text } of responses) {
    expect(status).toBe(200);
    expect(text).toContain(page.content);
    if (fault.shows) expect(text).toContain(fault.shows);
    if (fault.hides) expect(text).not.toContain(fault.hides);
  }
}

function expectFailure(response: ServiceResponse, page: Page): void {
  expectErrorHeaders(response);
  const failed = isEnglish(page) ? "Content failed to load" : "内容加载失败";
  expect(response.text).toContain(response.status === 404 ? "页面不存在" : failed);
  expect(response.text).not.toContain(page.content);
}

function expectFailureInPlace({ headers, text }: ServiceResponse, page: Page): void {
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-security-policy")).toContain("'nonce-");
  expect(text).toContain(isEnglish(page) ? "Content failed to load" : "内容加载失败");
}

function expectErrorHeaders({ status, headers }: ServiceResponse): void {
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

/** A text that pages show only in their navigation: the title of a node. */
function layoutOf(page: Page): string {
  return isEnglish(page) ? "Press releases</a>" : "媒体报道";
}
