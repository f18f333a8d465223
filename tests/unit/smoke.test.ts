import { describe, expect, test } from "vitest";
import { checkSite, sending } from "../../tools/smoke/checks.ts";

/** The status, headers and body of a response. */
type Served = [status: number, headers?: Record<string, string>, body?: string];

const NOSNIFF = { "x-content-type-options": "nosniff" };
const SECURE = { ...NOSNIFF, "strict-transport-security": "max-age=31536000" };
const HOOK = "POST /hooks/content-changed";
const PAGE = {
  ...SECURE,
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'self'; script-src 'self'; frame-ancestors 'none'",
  "referrer-policy": "strict-origin-when-cross-origin",
};
const HOME = '<head><link href="/assets/entry-a1.js"/></head><h1>a</h1></html>';
const STREAMED =
  '<h1>a</h1><template id="B:0"></template></html><div hidden id="S:0">b</div></html>';
const SCRIPT = {
  "content-type": "text/javascript",
  "cache-control": "public, max-age=31536000, immutable",
};

/** The responses by method and path. Queries are ignored. */
const healthy: Record<string, Served> = {
  "/healthz": [200, SECURE, '{"status":"ok","build":"a"}'],
  "/home": [200, PAGE, HOME],
  "/home/search": [200, PAGE, STREAMED],
  "/home/search for a crawler": [200, PAGE, HOME],
  "/": [302, { location: "/home", "set-cookie": "lang=zh; Path=/; Secure" }],
  "/api/nodes": [200, { ...SECURE, "content-type": "application/json" }, '{"nodes":[{"id":1}]}'],
  "/feed.xml": [200, { "content-type": "application/atom+xml; charset=utf-8" }, "<entry></entry>"],
  "/sitemap.xml": [200, { "content-type": "application/xml" }, "<loc>https://a.example/</loc>"],
  "/robots.txt": [200, { "content-type": "text/plain" }, "Sitemap: https://a.example/sitemap.xml"],
  "/smoke-word": [404, PAGE, "</html>"],
  "/assets/entry-a1.js": [200, SCRIPT, ""],
  [HOOK]: [401, {}, '{"error":{"code":"refused"}}'],
};

function siteWith(over: Record<string, Served> = {}, requests: Request[] = []): typeof fetch {
  const served = { ...healthy, ...over };
  return async (input, init) => {
    const request = new Request(input as URL, init);
    requests.push(request);
    const { pathname } = new URL(request.url);
    const method = request.method === "GET" ? "" : `${request.method} `;
    const isCrawler = request.headers.get("user-agent")?.includes("Googlebot");
    const key = `${method}${pathname}${isCrawler ? " for a crawler" : ""}`;
    const [status, headers = {}, body = ""] = served[key] ?? [500];
    return new Response(body, { status, headers });
  };
}

async function problemsOf(fetch: typeof globalThis.fetch, key = ""): Promise<string[]> {
  const settings = new Map([["INVALIDATION_KEY", { value: key, place: "" }]]);
  const site = { origin: "https://a.example", settings, word: "smoke-word", fetch };
  const problems: string[] = [];
  for await (const { name, problem } of checkSite(site)) {
    if (problem !== undefined) problems.push(`${name}: ${problem}`);
  }
  return problems;
}

test("the smoke test of a site without faults sends twelve requests and finds no problems", async () => {
  const requests: Request[] = [];
  expect(await problemsOf(siteWith({}, requests))).toEqual([]);
  expect(requests).toHaveLength(12);
});

test.each<[string, string, Served]>([
  ["status 500 instead of 200", "/healthz", [500, SECURE]],
  ['the body does not contain "status":"ok"', "/healthz", [200, SECURE, '{"status":"degraded"}']],
  ["no strict-transport-security", "/healthz", [200, NOSNIFF, '"status":"ok"']],
  [
    "content-security-policy is “a”",
    "/home",
    [200, { ...PAGE, "content-security-policy": "a" }, HOME],
  ],
  ["the streamed part 0 is missing", "/home/search", [200, PAGE, '<h1><template id="B:0"></html>']],
  ["the body does not contain </html>", "/home/search", [200, PAGE, "<h1>cut"]],
  ['the body contains <template id="B:', "/home/search for a crawler", [200, PAGE, STREAMED]],
  ["location is “/en/home”", "/", [302, { location: "/en/home", "set-cookie": "lang=zh; Secure" }]],
  [
    "content-type is “a/b”",
    "/api/nodes",
    [200, { ...SECURE, "content-type": "a/b" }, '{"nodes":[{'],
  ],
  [
    "the body does not contain <entry>",
    "/feed.xml",
    [200, { "content-type": "application/atom+xml" }],
  ],
  [
    "the body does not contain <loc>http",
    "/sitemap.xml",
    [200, { "content-type": "application/xml" }],
  ],
  ["status 503 instead of 200", "/robots.txt", [503]],
  ["status 200 instead of 404", "/smoke-word", [200, PAGE, "</html>"]],
  ["cache-control is “a”", "/assets/entry-a1.js", [200, { ...SCRIPT, "cache-control": "a" }]],
  ["status 202 instead of 401", HOOK, [202]],
])("the problem “%s” is reported for %s", async (problem, path, response) => {
  const problems = await problemsOf(siteWith({ [path]: response }));
  expect(problems).toEqual([expect.stringContaining(`: ${problem}`)]);
});

test("if the site cannot be reached, the result of each request contains the reason", async () => {
  const unreachable = async () => {
    throw new TypeError("fetch failed", { cause: new Error("ECONNREFUSED") });
  };
  const problems = await problemsOf(unreachable as typeof fetch);
  expect(problems).toHaveLength(12);
  expect(problems[0]).toMatch(/: fetch failed: ECONNREFUSED$/);
});

describe("the content-changed call", () => {
  test("may get 404 with a JSON error from a site without a key, but 404 with an HTML page is a problem", async () => {
    const off: Served = [404, {}, '{"error":{"code":"not-found"}}'];
    const requests: Request[] = [];
    expect(await problemsOf(siteWith({ [HOOK]: off }, requests))).toEqual([]);
    expect(requests).toHaveLength(12);
    expect(await problemsOf(siteWith({ [HOOK]: [404, PAGE, "</html>"] }))).toHaveLength(1);
  });

  test("is signed if there is a key, must then be accepted, and changes nothing in the caches", async () => {
    const requests: Request[] = [];
    const accepting = siteWith({ [HOOK]: [202] }, requests);
    expect(await problemsOf(accepting, "key")).toEqual([]);
    expect(requests.at(-1)?.headers.get("x-signature")).toBeTruthy();
    expect(await requests.at(-1)?.json()).toEqual({ contentIds: ["0"] });
    expect(await problemsOf(siteWith(), "key")).toEqual([
      expect.stringMatching(/a signed call is accepted: .* refused the call with 401/),
    ]);
  });
});

test("the headers of a rollout are sent in addition to the headers of each request", async () => {
  const requests: Request[] = [];
  await problemsOf(sending({ "X-Version": "b" }, siteWith({}, requests)));
  const sent = (name: string) => requests.map(({ headers }) => headers.get(name) ?? "");
  expect(new Set(sent("x-version"))).toEqual(new Set(["b"]));
  expect(sent("user-agent").join()).toContain("Googlebot");
});
