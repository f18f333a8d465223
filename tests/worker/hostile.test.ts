import { env } from "cloudflare:workers";
import fc from "fast-check";
import { parse, type Token, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { describe, expect, test } from "vitest";
import { type HostileRequest, hostileRequest, MARK } from "../helpers/hostile-requests.ts";
import { createSite, ORIGIN, type Site } from "../helpers/site.ts";

const { HOSTILE_REQUESTS } = env as { HOSTILE_REQUESTS?: string };
const REQUESTS = Number(HOSTILE_REQUESTS || 2000);
const SEED = 20_261_120;
const BATCH = 100;
const HANGS_AFTER_MS = 10_000;

/** The paths that accept POST requests. */
const CALLS = new Set(["/hooks/content-changed", "/vitals", "/errors"]);

const pages = ["/home", "/news/press_releases", "/en/news/press_releases", "/api/contents/7"];

describe("hostile requests", () => {
  test(
    `all ${REQUESTS} get a response and do not change the site`,
    async () => {
      const site = createSite({ UPSTREAM_TIMEOUT_MS: "1000" });
      let count = 0;
      const responseIsSafe = fc.asyncProperty(hostileRequest, async (request) => {
        await expectSafe(site, request);
        // This pause lets waiting timers fire. They fire only while the isolate is idle, and the platform limits how
        // many timers may wait.
        if (++count % BATCH === 0) await scheduler.wait(1);
      });
      await fc.assert(responseIsSafe, { numRuns: REQUESTS, seed: SEED });
      for (const page of pages) expect(await full(site, page)).toBe(await full(createSite(), page));
    },
    REQUESTS * 100,
  );

  test.each([
    { host: "evil.example" },
    { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" },
    { "x-original-url": "/404", "x-rewrite-url": "/404" },
    { "x-http-method-override": "DELETE" },
    { range: "bytes=0-9" },
    { "if-none-match": "*" },
    { "accept-encoding": "identity;q=0", "accept-language": "en", cookie: "lang=en" },
    { "user-agent": `Googlebot/2.1 "><svg onload=${MARK}>` },
  ])("with the headers %o do not change the responses to later requests", async (headers) => {
    const site = createSite();
    for (const page of pages) {
      await site.visit(page, { headers: headers as Record<string, string> });
      expect(await full(site, page)).toBe(await full(createSite(), page));
    }
  });

  test("with another host do not change the URLs in responses to later requests", async () => {
    const site = createSite();
    for (const page of pages) {
      await site.fetch(new Request(`https://evil.example${page}`, { redirect: "manual" }));
      expect(await full(site, page)).not.toContain("evil.example");
      expect(await full(site, page)).toBe(await full(createSite(), page));
    }
  });
});

/** The status and the complete page, as crawlers get them. */
async function full(site: Site, page: string): Promise<string> {
  const response = await site.get(page, { headers: { "user-agent": "Baiduspider/2.0" } });
  return `${response.status} ${await response.text()}`;
}

async function expectSafe(site: Site, { target, ...init }: HostileRequest): Promise<void> {
  const response = await soon(site.get(target, init as RequestInit));
  const text = await soon(response.text());
  const { pathname } = new URL(ORIGIN + target);
  expect(response.status, JSON.stringify(site.log.slice(-2))).toBeLessThan(500);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  if (!isReading(init.method) && !CALLS.has(pathname)) expectRefused(response);
  if (pathname !== "/") expect(response.headers.has("set-cookie")).toBe(false);
  expectNoInjection(response);
  expectOwnLocation(response);
  expectNoScript(text);
}

function isReading(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

function expectRefused({ status, headers }: Response): void {
  expect(status).toBe(405);
  expect(headers.get("allow")).toBe("GET, HEAD");
}

function expectNoInjection({ headers }: Response): void {
  expect(headers.has("x-injected")).toBe(false);
  expect(headers.get("set-cookie") ?? "").not.toContain("injected");
}

function expectOwnLocation({ headers }: Response): void {
  const location = headers.get("location");
  if (location === null) return;
  expect(location).toMatch(/^\/(?![/\\])/);
  expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
}

/**
 * Hostile requests contain the text `MARK`. Expects that this text only occurs where no browser would execute it, even
 * if the browser takes the response for HTML.
 */
function expectNoScript(text: string): void {
  if (!text.includes(MARK)) return;
  const elements = elementsOf(parse(text));
  expect(elements.flatMap(({ attrs }) => attrs.filter(runs))).toEqual([]);
  expect(
    elements
      .filter(isScript)
      .flatMap(textsOf)
      .filter((code) => code.includes(MARK)),
  ).toEqual([]);
}

function runs({ name, value }: Token.Attribute): boolean {
  const isAddress = /^(?:href|src|action|formaction|poster|data|xlink:href|srcdoc)$/.test(name);
  return (
    value.includes(MARK) && (name.startsWith("on") || (isAddress && /^\s*javascript:/i.test(value)))
  );
}

/**
 * Whether an element is a script that browsers execute, or a style sheet. Browsers do not execute scripts that contain
 * JSON.
 */
function isScript({ tagName, attrs }: Tree.Element): boolean {
  const type = attrs.find(({ name }) => name === "type")?.value ?? "";
  return tagName === "style" || (tagName === "script" && !type.endsWith("json"));
}

function textsOf({ childNodes }: Tree.Element): string[] {
  return childNodes.map((child) => ("value" in child ? child.value : ""));
}

function elementsOf(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.flatMap((child) =>
    "tagName" in child ? [child, ...elementsOf(child)] : [],
  );
}

async function soon<T>(work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`the site has not responded within ${HANGS_AFTER_MS} ms`)),
    HANGS_AFTER_MS,
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
