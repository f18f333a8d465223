import { describe, expect, test } from "vitest";
import { createSite, LIST, ORIGIN, type Site } from "../helpers/site.ts";

const SERVICE = "https://errors.example.com/in";
const page = { build: "93c4a056039e", view: "list", locale: "zh" };
const vitals = {
  ...page,
  navigation: "back-forward",
  connection: "3g",
  metrics: { LCP: 1234.5, CLS: 0 },
};
const error = {
  ...page,
  kind: "error",
  name: "TypeError",
  frames: ["main-msq4lnd9.js:2:345", "scrollreveal.es-chcba10c.js:1:2"],
  components: ["home-fv751vy3.js:1:99"],
};
const bodies: Record<string, object> = { "/vitals": vitals, "/errors": error };

interface Dataset {
  points: AnalyticsEngineDataPoint[];
  binding: AnalyticsEngineDataset;
}

function dataset(): Dataset {
  const points: AnalyticsEngineDataPoint[] = [];
  return { points, binding: { writeDataPoint: (point) => void (point && points.push(point)) } };
}

/**
 * Returns a site with both kinds of reports switched on, and the lines of the log that the error service has received.
 */
function reportingSite(env: Parameters<typeof createSite>[0] = {}) {
  const site = createSite({ VITALS_SAMPLE: "0.5", ERROR_REPORT_URL: SERVICE, ...env });
  const received: unknown[] = [];
  const { fetch } = site.upstream;
  site.upstream.fetch = async (url, init) => {
    if (url !== SERVICE) return fetch(url, init);
    received.push(JSON.parse(String(init.body)));
    return new Response(null, { status: 204 });
  };
  return { site, received };
}

async function send(site: Site, path: string, body: unknown, init: RequestInit = {}) {
  const response = await site.get(path, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    ...init,
    headers: { origin: ORIGIN, "content-type": "application/json", ...init.headers },
  });
  await site.settle();
  return response;
}

/** The lines of the log that are not about requests. */
function reportsIn({ log }: Site) {
  return log.filter(({ message }) => message !== "request");
}

describe("web vitals", () => {
  test("become a data point for each metric", async () => {
    const { points, binding } = dataset();
    const { site } = reportingSite({ VITALS: binding });
    const { status, headers } = await send(site, "/vitals", vitals);
    expect([status, headers.get("cache-control")]).toEqual([204, "no-store"]);
    const facts = ["list", "zh", "back-forward", "3g", "93c4a056039e"];
    expect(points).toEqual([
      { indexes: ["CLS"], blobs: ["CLS", ...facts], doubles: [0] },
      { indexes: ["LCP"], blobs: ["LCP", ...facts], doubles: [1234.5] },
    ]);
    expect(reportsIn(site)).toEqual([]);
  });

  test("become one line of the log if there is no Analytics Engine dataset", async () => {
    const { site, received } = reportingSite();
    await send(site, "/vitals", vitals, { headers: { "cf-ray": "1", "user-agent": "typed" } });
    const line = { level: "info", message: "web vitals", route: "vitals", requestId: "1" };
    expect(reportsIn(site)).toEqual([{ ...line, ...vitals }]);
    expect(received).toEqual([]);
  });
});

describe("an error in a browser", () => {
  test("becomes a line of the log, and the error service receives this line, too", async () => {
    const { site, received } = reportingSite();
    expect((await send(site, "/errors", error, { headers: { "cf-ray": "1" } })).status).toBe(204);
    expect(reportsIn(site)).toEqual([
      {
        level: "error",
        message: "an error in a browser",
        route: "errors",
        requestId: "1",
        ...page,
        browser: "other",
        kind: "error",
        cause: "TypeError",
        stack:
          "TypeError\n    at main-msq4lnd9.js:2:345\n    at scrollreveal.es-chcba10c.js:1:2\n    in component home-fv751vy3.js:1:99",
      },
    ]);
    expect(received).toEqual(reportsIn(site));
  });

  test("that React has thrown is logged with React's error number", async () => {
    const { site } = reportingSite();
    await send(site, "/errors", { ...error, name: "Error", code: 418 });
    expect(reportsIn(site)).toMatchObject([{ cause: "Error (React error 418)" }]);
  });

  const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

  test.each([
    [
      "WeChat",
      `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} Version/4.0 Chrome/130.0 Mobile Safari/537.36 XWEB/1300289 MicroMessenger/8.0.54 Language/zh_CN`,
    ],
    ["Edge", `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/142.0 Safari/537.36 Edg/142.0`],
    ["Chrome", `Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/142.0 Safari/537.36`],
    ["Firefox", "Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0"],
    ["Safari", `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) ${WEBKIT} Version/18.0 Safari/604.1`],
    ["other", "typed by a visitor"],
  ])("is logged with the family of the browser: %s", async (browser, userAgent) => {
    const { site } = reportingSite();
    await send(site, "/errors", error, { headers: { "user-agent": userAgent } });
    expect(reportsIn(site)).toMatchObject([{ browser }]);
    expect(JSON.stringify(site.log)).not.toContain(userAgent);
  });
});

describe("a refused report leaves no data point and no line in the log:", () => {
  type Hostile = [what: string, body: unknown, headers?: Record<string, string>];
  const without = (text: string) => text.slice(1);
  const ofAnyReport = (report: object): Hostile[] => [
    ["a body of a megabyte", JSON.stringify(report).padEnd(1_000_000)],
    ["a body of 2049 bytes", JSON.stringify(report).padEnd(2049)],
    ["an empty body", ""],
    ["a body that is not JSON", "LCP=1"],
    ["JSON that is cut off", JSON.stringify(report).slice(0, -1)],
    ["the body null", "null"],
    ["a number", "1"],
    ["an array", [report]],
    ["a deep array", "[".repeat(1000) + "]".repeat(1000)],
    ["a deep object", `${'{"metrics":'.repeat(150)}1${"}".repeat(150)}`],
    ["an object without fields", {}],
    ["an unknown field", { ...report, url: "https://www.example.com/?typed" }],
    ["the key __proto__", `{"__proto__":{"a":1},${without(JSON.stringify(report))}`],
    ["the key constructor", `{"constructor":{"a":1},${without(JSON.stringify(report))}`],
    ["an unknown view", { ...report, view: "admin" }],
    ["a view that is a property of Object.prototype", { ...report, view: "constructor" }],
    ["an unknown locale", { ...report, locale: "fr" }],
    ["a build that is free text", { ...report, build: "typed by a visitor" }],
    ["a build with invalid digits", { ...report, build: "constructor" }],
    ["a build with a line break", { ...report, build: "93c4a056039e\n" }],
    ["another origin", report, { origin: "https://evil.example" }],
    ["an opaque origin", report, { origin: "null" }],
    ["the origin with another scheme", report, { origin: "http://www.example.com" }],
    ["no origin", report, { origin: "" }],
    ["another site", report, { "sec-fetch-site": "cross-site" }],
    ["a subdomain", report, { "sec-fetch-site": "same-site" }],
    ["the content type of a form", report, { "content-type": "application/x-www-form-urlencoded" }],
    ["the content type of plain text", report, { "content-type": "text/plain;charset=UTF-8" }],
    ["no content type", report, { "content-type": "" }],
  ];
  const ofVitals: Hostile[] = [
    ["an unknown kind of navigation", { ...vitals, navigation: "<script>" }],
    ["an unknown connection", { ...vitals, connection: "9g" }],
    ["no metric", { ...vitals, metrics: {} }],
    ["metrics that are an array", { ...vitals, metrics: [1] }],
    ["an unknown metric", { ...vitals, metrics: { LCP: 1, FID: 1 } }],
    [
      "a metric that is a property of Object.prototype",
      { ...vitals, metrics: { LCP: 1, toString: 1 } },
    ],
    ["a negative metric", { ...vitals, metrics: { LCP: -1 } }],
    ["a metric that is text", { ...vitals, metrics: { LCP: "1" } }],
    ["a metric that is null", { ...vitals, metrics: { LCP: null } }],
    ["a metric that is NaN", JSON.stringify(vitals).replace("1234.5", "NaN")],
    ["an infinite metric", JSON.stringify(vitals).replace("1234.5", "1e999")],
    ["a metric of several days", { ...vitals, metrics: { LCP: 1e9 } }],
  ];
  const ofErrors: Hostile[] = [
    ["a name that is free text", { ...error, name: "typed by a visitor" }],
    ["a name with a line break", { ...error, name: "Error\n" }],
    ["a message", { ...error, message: "typed by a visitor" }],
    ["a frame of another host", { ...error, frames: ["https://evil.example/a.js:1:2"] }],
    ["a frame that is free text", { ...error, frames: ["typed by a visitor.js"] }],
    ["a frame with a line break", { ...error, components: ["a.js:1:2\ninjected"] }],
    ["eleven frames", { ...error, frames: Array(11).fill("a.js:1:2") }],
    ["frames that are an object", { ...error, frames: { length: 1, 0: "a.js:1:2" } }],
    ["a code that is not a number", { ...error, code: "418" }],
    ["an unknown kind", { ...error, kind: "__proto__" }],
  ];
  const rows = (path: string, list: Hostile[]) =>
    list.map(([what, body, headers = {}]) => ({ path, what, body, headers }));
  const table = [
    ...rows("/vitals", [...ofAnyReport(vitals), ...ofVitals]),
    ...rows("/errors", [...ofAnyReport(error), ...ofErrors]),
  ];

  async function expectRefused(path: string, status: number, body: unknown, init: RequestInit) {
    const { points, binding } = dataset();
    const { site, received } = reportingSite({ VITALS: binding });
    const response = await send(site, path, body, init);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect([reportsIn(site), points, received]).toEqual([[], [], []]);
    return response;
  }

  test.each(table)("$what, sent to $path", async ({ path, body, headers }) => {
    await expectRefused(path, 400, body, { headers });
  });

  test.each(
    Object.keys(bodies).flatMap((path) =>
      ["PUT", "PATCH", "DELETE", "OPTIONS", "GET", "HEAD"].map((method) => [path, method]),
    ),
  )("a request to %s with the method %s", async (path, method) => {
    const hasBody = method !== "GET" && method !== "HEAD";
    const init = { method, ...(!hasBody && { body: null }) };
    const { headers } = await expectRefused(path, 405, bodies[path], init);
    expect(headers.get("allow")).toBe("POST");
  });

  test.each(Object.keys(bodies))("a report to %s beyond the rate limit", async (path) => {
    const keys: string[] = [];
    const limit = async ({ key }: { key: string }) => {
      keys.push(key);
      return { success: false };
    };
    const { site } = reportingSite({ REPORT_LIMIT: { limit } });
    const headers = { "cf-connecting-ip": "192.0.2.7" };
    const response = await send(site, path, bodies[path], { headers });
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(response.headers.get("content-type")).toContain("json");
    expect(keys).toEqual(["192.0.2.7"]);
    expect(reportsIn(site)).toEqual([]);
  });

  test.each([
    ["web vitals", "/vitals", "VITALS_SAMPLE", "0"],
    ["errors", "/errors", "ERROR_REPORT_URL", ""],
  ])("a report of %s if the settings switch such reports off", async (_, path, name, value) => {
    const { site } = reportingSite({ [name]: value });
    expect((await send(site, path, bodies[path])).status).toBe(404);
    expect(reportsIn(site)).toEqual([]);
  });
});

describe("a document", () => {
  async function documentOf(env: Parameters<typeof createSite>[0]) {
    return createSite(env).text(LIST, { headers: { "user-agent": "Baiduspider/2.0" } });
  }

  function reportingIn(html: string): unknown {
    const content = /<meta name="reporting" content="([^"]*)"/.exec(html)?.[1];
    return content && JSON.parse(content.replaceAll("&quot;", '"'));
  }

  test.each([
    ["web vitals", { VITALS_SAMPLE: "0.25" }, { vitals: 0.25, errors: false }],
    ["errors", { ERROR_REPORT_URL: SERVICE }, { vitals: 0, errors: true }],
  ])(
    "tells the browser to report %s, and names its build, view and locale",
    async (_, env, expected) => {
      const html = await documentOf(env);
      const reported = { build: "test", view: "list", locale: "zh" };
      expect(reportingIn(html)).toEqual({ ...expected, page: reported });
      expect(html).toContain('src="/assets/reporting.js"');
    },
  );

  test("contains nothing about reports by default", async () => {
    const html = await documentOf({});
    expect(html).not.toContain("reporting");
    expect(html).toContain('src="/assets/entry.js"');
  });

  test("is stored separately for each value of VITALS_SAMPLE", async () => {
    const UPSTREAM_ORIGIN = "https://cms-of-samples.example.com";
    for (const vitals of [0.25, 0.5]) {
      const site = createSite({ UPSTREAM_ORIGIN, VITALS_SAMPLE: String(vitals) });
      expect(reportingIn(await site.text(LIST))).toMatchObject({ vitals });
      await site.settle();
    }
  });
});

test.each(["1.1", "-1", "10%", ".5", "NaN"])("VITALS_SAMPLE=%s is invalid", async (value) => {
  const response = await createSite({ VITALS_SAMPLE: value }).get("/healthz");
  expect(await response.json()).toMatchObject({
    message: "VITALS_SAMPLE must be a number from 0 to 1, such as 0.1",
  });
});
