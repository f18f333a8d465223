import { afterEach, describe, expect, test } from "vitest";
import type { LogLine } from "../../worker/platform/log.ts";
import { breakLists, mendLists } from "../helpers/broken-list.ts";
import { down } from "../helpers/fake-upstream.ts";
import { createSite, LIST, type Site } from "../helpers/site.ts";

const RAY = "8f2b6c1d4e5a7b90-FRA";
const CRAWLER = { "user-agent": "Baiduspider/2.0" };
const TRACEPARENT = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

async function visit(site: Site, path: string, headers: Record<string, string> = {}) {
  return (await site.visit(path, { headers })).response;
}

function linesOf(site: Site, level: LogLine["level"]): LogLine[] {
  return site.log.filter((line) => line.level === level);
}

afterEach(mendLists);

describe("the log line of an error", () => {
  test("contains the stack, route, cf-ray and build", async () => {
    breakLists();
    const site = createSite();
    expect((await visit(site, LIST, { ...CRAWLER, "cf-ray": RAY })).status).toBe(500);
    expect(linesOf(site, "error")[0]).toEqual({
      level: "error",
      message: "rendering failed",
      route: "PressReleases",
      requestId: RAY,
      build: "test",
      cause: "Error: the list cannot be rendered",
      stack: expect.stringMatching(/^Error: the list cannot be rendered\n\s+at /),
    });
  });

  test("contains the same random id as the line of the request if the request has no cf-ray", async () => {
    const site = createSite().on(/^content\/7$/, down);
    await visit(site, "/news/news_detail/7");
    await visit(site, "/news/news_detail/7");
    const ids = site.log.map(({ requestId }) => requestId);
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(2);
  });

  test("contains the stack of the error's cause", async () => {
    const site = createSite().on(/^content\/7$/, () =>
      Promise.reject(new TypeError("connection lost")),
    );
    await visit(site, "/news/news_detail/7");
    const [line] = linesOf(site, "warn");
    expect(line?.stack).toMatch(/^\S*Error: [\s\S]*\nCaused by: TypeError: connection lost\n/);
  });

  test.each([
    ["a page", LIST, { UPSTREAM_TIMEOUT_MS: "soon" }],
    ["a call of /api", "/api/nodes", { ROBOTS: "maybe" }],
  ])("reports an invalid setting that was noticed by a request for %s", async (_, path, env) => {
    const site = createSite(env);
    await visit(site, path, { "cf-ray": RAY });
    expect(linesOf(site, "error")).toMatchObject([
      {
        message: "a setting is invalid",
        requestId: RAY,
        build: "test",
        stack: expect.stringContaining("\n"),
      },
      { message: "request", status: 500, requestId: RAY },
    ]);
  });
});

test("the log line of a request contains the duration of the longest upstream call", async () => {
  const site = createSite();
  site.on(/^content\/7$/, (_, usual) => {
    site.clock.now += 120;
    return usual();
  });
  await visit(site, "/api/contents/7");
  await visit(site, "/api/contents/7");
  const [miss, hit] = linesOf(site, "info");
  expect(miss).toMatchObject({ upstreamMs: 120, status: 200 });
  expect(hit).not.toHaveProperty("upstreamMs");
});

test("an unavailable page is logged as a warning, because the content service has failed and not the site", async () => {
  const site = createSite().on(/./, down);
  expect((await visit(site, "/news/news_detail/7")).status).toBe(503);
  expect(linesOf(site, "warn").at(-1)).toMatchObject({ message: "request", status: 503 });
  expect(linesOf(site, "error")).toEqual([]);
});

describe("an error service", () => {
  const URL = "https://errors.example.com/in?key=1";

  /** Makes the error service send these responses, and returns the reports that the service receives. */
  function reportsTo(site: Site, response: () => Response | Promise<Response>) {
    const reports: Promise<unknown>[] = [];
    const { fetch } = site.upstream;
    site.upstream.fetch = async (url, init) => {
      if (url !== URL) return fetch(url, init);
      reports.push(new Request(url, init).json());
      return response();
    };
    return reports;
  }

  test("receives the log line of an error", async () => {
    breakLists();
    const site = createSite({ ERROR_REPORT_URL: URL });
    const reports = reportsTo(site, () => new Response(null, { status: 204 }));
    await visit(site, LIST, CRAWLER);
    const [line] = linesOf(site, "error");
    expect((await Promise.all(reports))[0]).toEqual(line);
  });

  test.each([
    [
      "cannot be reached",
      () => Promise.reject(new TypeError(`no route to ${URL}`)),
      "no response: TypeError",
    ],
    ["refuses the report", () => new Response("unknown key", { status: 401 }), "HTTP 401"],
  ])(
    "that %s does not affect responses, and the log names the error service without the key",
    async (...row) => {
      const [, response, cause] = row;
      breakLists();
      const site = createSite({ ERROR_REPORT_URL: URL });
      const reports = reportsTo(site, response);
      expect((await visit(site, LIST, CRAWLER)).status).toBe(500);
      expect(reports.length).toBeGreaterThan(0);
      expect(linesOf(site, "warn")[0]).toMatchObject({
        message: "the error service failed",
        cause,
      });
      expect(JSON.stringify(site.log)).not.toContain("key=1");
    },
  );

  test("is not called if the settings do not name it", async () => {
    breakLists();
    const site = createSite();
    const reports = reportsTo(site, () => new Response(null));
    await visit(site, LIST, CRAWLER);
    expect(linesOf(site, "error").length).toBeGreaterThan(0);
    expect(reports).toEqual([]);
  });

  test("receives no failures of the content service", async () => {
    const site = createSite({ ERROR_REPORT_URL: URL });
    const reports = reportsTo(site, () => new Response(null));
    site.on(/./, down);
    await visit(site, LIST, CRAWLER);
    expect(reports).toEqual([]);
  });
});

describe("a trace", () => {
  async function headersFor(headers: Record<string, string>, settings = {}) {
    const site = createSite(settings);
    const seen: Headers[] = [];
    site.on(/./, (request, usual) => {
      seen.push(request.headers);
      return usual();
    });
    await visit(site, LIST, headers);
    return seen;
  }

  test("of a trusted caller is passed on to the content service, with the worker's own parent id", async () => {
    const incoming = { traceparent: TRACEPARENT, tracestate: "vendor=visitor" };
    const seen = await headersFor(incoming, { TRACEPARENT: "caller" });
    expect(seen.length).toBeGreaterThan(0);
    for (const headers of seen) {
      expect(headers.get("traceparent")).toMatch(
        /^00-4bf92f3577b34da6a3ce929d0e0e4736-[0-9a-f]{16}-01$/,
      );
      expect(headers.get("traceparent")).not.toBe(TRACEPARENT);
      expect(headers.has("tracestate")).toBe(false);
      expect(headers.get("x-signature")).not.toBeNull();
    }
  });

  test("of an untrusted caller is replaced by a new trace, which all calls share and which contains nothing from the visitor", async () => {
    const seen = await headersFor({ traceparent: TRACEPARENT });
    const traces = seen.map((headers) => headers.get("traceparent")?.split("-") ?? []);
    const [[, id = ""] = []] = traces;
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(TRACEPARENT).not.toContain(id);
    for (const trace of traces) {
      expect(trace).toEqual(["00", id, expect.stringMatching(/^[0-9a-f]{16}$/), "00"]);
    }
  });
});

describe("the log contains nothing that a visitor has typed", () => {
  const TYPED = "typed-by-a-visitor";
  const paths = [
    `/news/news_detail/${TYPED}`,
    `/api/contents/${TYPED}`,
    `/api/contents/${TYPED}/adjacent`,
    `/api/contents?nodeId=2031&position=${TYPED}`,
    `/api/contents?nodeId=${TYPED}`,
    `/home/search?keyword=${TYPED}`,
    `/home/search?keyword=a&section=${TYPED}`,
    `/api/search?keyword=${TYPED}`,
    `/api/${TYPED}`,
    `/${TYPED}?${TYPED}=${TYPED}`,
    `/news/press_releases?page=${TYPED}&group=${TYPED}`,
    `/sitemap-${TYPED}-1.xml`,
    `/%E0%A4%A/${TYPED}`,
  ];
  const failures: Record<string, () => Response | Promise<Response>> = {
    "responds with HTTP 500": down,
    "responds with HTTP 404": () => new Response("no", { status: 404 }),
    "cannot be reached": () => Promise.reject(new TypeError("connection lost")),
    "responds without JSON": () => new Response("<html>"),
    "responds with another shape": () => Response.json({ code: 1000, data: "?" }),
    "responds with another code": () => Response.json({ code: 1001, data: null }),
    "responds with another item": () => Response.json({ code: 1000, data: { id: 1, title: "?" } }),
  };

  test.each(Object.entries(failures))("while the content service %s", async (_, response) => {
    const site = createSite();
    const headers = {
      cookie: `id=${TYPED}`,
      referer: `https://other.example/${TYPED}`,
      "user-agent": TYPED,
      "cf-connecting-ip": TYPED,
    };
    for (const path of paths) await visit(site, path, headers);
    site.on(/^content\//, response);
    for (const path of paths) await visit(site, `${path}2`, headers);
    expect(site.log.length).toBeGreaterThan(paths.length);
    expect(JSON.stringify(site.log)).not.toContain(TYPED);
  });
});
