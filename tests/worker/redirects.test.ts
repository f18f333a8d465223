import { exports } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import type { SeedNode } from "../../tools/content-import/seed.ts";
import { contentService } from "../../worker/content-service/content-service.ts";
import { NEVER } from "../../worker/content-service/visibility.ts";
import { db, load } from "../fixtures/content-service/service.ts";
import { call, visit, warmed } from "../helpers/content-changed.ts";
import { down } from "../helpers/fake-upstream.ts";
import { createSite, type Site } from "../helpers/site.ts";

/** A site whose content service sends redirects together with the navigation. */
function siteWith(redirects: Record<string, unknown>, site = createSite(), domainId = 38): Site {
  const childs = Object.entries(redirects).map(([nodeName, linkUrl]) => ({ nodeName, linkUrl }));
  site.on(new RegExp(`^node/list ${domainId}`), (_, usual) => [
    ...(usual() as object[]),
    { nodeId: 7000, nodeName: "Moved", nodeIndexName: "Redirects", childs },
  ]);
  return site;
}

/** The targets of former paths. A path that belongs to an existing page is not redirected. */
const FORMER = {
  "/Old/Page.html": "/news/press_releases",
  "/news/news_detail/999": "/news/news_detail/7",
  "/旧": "/about/profile",
  "/old": "/feed.xml",
  "/about/profile": "/home",
  "/itself": "/itself?again=1",
  "/news/news_detail/7": "/home",
  "/about": "/home",
};

/** The redirects of the English pages. */
const FORMER_ENGLISH = { "/en/former": "/en/home", "/EN/Upper": "/en/home" };

function node(nodeId: number, nodeIndexName: string, ...childs: SeedNode[]): SeedNode {
  return { nodeId, nodeName: nodeIndexName, nodeIndexName, taxis: 0, isShow: true, childs };
}

const root = node(
  1,
  "ROOT",
  node(2, "NEWS", node(3, "PRESS RELEASES")),
  node(4, "ABOUT", node(5, "COMPANY PROFILE")),
);
const article = { id: 7, node: "PRESS RELEASES", title: "轧机", content: "", fields: {} };
/** The redirects in the form in which the import stores them. */
const redirects = new Map(Object.entries(FORMER).map(([from, to]) => [from.toLowerCase(), to]));

const englishRedirects = new Map(
  Object.entries(FORMER_ENGLISH).map(([from, to]) => [from.toLowerCase(), to]),
);

const file = (name: string, publishTime = "", expireTime = NEVER) => {
  const path = `/files/${name}.pdf`;
  return { path, address: `/files/${name}.${HASH}.pdf`, publishTime, expireTime };
};
const HASH = "3f9a1c0b52d7e684";
const files = [
  file("reports/Annual"),
  file("reports/scheduled", "2099-01-01 00:00:00"),
  file("reports/expired", "", "2020-01-01 00:00:00"),
];

beforeAll(() =>
  load(
    { domainId: 38, root, others: [], items: [article], redirects, files },
    { domainId: 39, root, others: [], items: [], redirects: englishRedirects },
  ),
);

type Get = (path: string, init?: RequestInit) => Promise<Response>;

const { default: embeddedSite } = exports as unknown as { default: Fetcher };
const embedded: Get = (path, init) =>
  embeddedSite.fetch(`https://former.example.com${path}`, { redirect: "manual", ...init });
const external: Get = siteWith(FORMER_ENGLISH, siteWith(FORMER), 39).get;

async function locationOf(get: Get, path: string, init?: RequestInit) {
  const response = await get(path, init);
  await response.text();
  return [response.status, response.headers.get("location")];
}

describe.each([
  ["an external content service", external],
  ["the embedded content service", embedded],
])("a redirect that %s defines", (_, get) => {
  test.each([
    ["/old/page.html", "/news/press_releases"],
    ["/OLD//page.html/?page=2", "/news/press_releases?page=2"],
    ["/%E6%97%A7", "/about/profile"],
    ["/old", "/feed.xml"],
    ["/news/news_detail/999", "/news/news_detail/7"],
  ])("leads from %s to %s", async (from, to) => {
    const response = await get(from);
    expect([response.status, response.headers.get("location")]).toEqual([301, to]);
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    expect(await locationOf(get, from, { method: "HEAD" })).toEqual([301, to]);
  });

  test("is not a node of the navigation", async () => {
    for (const path of ["/api/nodes", "/about/profile"]) {
      expect(await (await get(path)).text()).not.toMatch(/REDIRECTS|Page\.html/i);
    }
  });

  test("applies only in the locale that defines it", async () => {
    expect(await locationOf(get, "/en/old")).toEqual([302, "/en/404"]);
  });

  test.each([
    "/en/former",
    "/EN/former",
    "/En/Former/",
    "//EN//former",
    "/en/upper",
    "/%45N/UPPER",
  ])("in the English locale is found for %s", async (path) => {
    expect(await locationOf(get, path)).toEqual([301, "/en/home"]);
  });

  test("does not exist for /EN/nowhere, which leads to the English page for unknown addresses", async () => {
    expect(await locationOf(get, "/EN/nowhere")).toEqual([302, "/en/404"]);
  });

  test("is ignored if it would lead to itself", async () => {
    expect(await locationOf(get, "/itself")).toEqual([302, "/404"]);
  });

  test("is ignored if its path is the path of a page or an item", async () => {
    expect(await locationOf(get, "/about/profile")).toEqual([200, null]);
    expect(await locationOf(get, "/news/news_detail/7")).toEqual([200, null]);
    expect(await locationOf(get, "/about")).toEqual([302, "/about/profile"]);
  });
});

test.each([
  ["by its plain name", "/files/reports/Annual.pdf", [301, `/files/reports/Annual.${HASH}.pdf`]],
  [
    "by the name that it had before its content changed",
    "/files/reports/Annual.0000000000000000.pdf",
    [301, `/files/reports/Annual.${HASH}.pdf`],
  ],
  ["before its item is published", "/files/reports/scheduled.pdf", [302, "/404"]],
  ["after its item has expired", "/files/reports/expired.pdf", [302, "/404"]],
  ["by a guessed name", "/files/reports/other.pdf", [302, "/404"]],
  [
    "by its current name while the file is missing",
    `/files/reports/Annual.${HASH}.pdf`,
    [302, "/404"],
  ],
])("if a file is requested %s, %s responds with %j", async (_, path, expected) => {
  expect(await locationOf(embedded, path)).toEqual(expected);
});

test.each([
  "//evil.example/",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/a\r\nb",
  7,
  null,
])("a redirect to %j is ignored", async (target) => {
  expect(await locationOf(siteWith({ "/old": target }).get, "/old")).toEqual([302, "/404"]);
});

test.each([
  ["no childs", {}],
  ["childs that are not a list", { childs: "x" }],
])("a REDIRECTS node with %s is ignored", async (_, more) => {
  const site = createSite();
  const node = { nodeId: 7000, nodeName: "Moved", nodeIndexName: "REDIRECTS", ...more };
  site.on(/^node\/list 38/, (_, usual) => [...(usual() as object[]), node]);
  expect(await locationOf(site.get, "/old")).toEqual([302, "/404"]);
});

test.each(["//evil.example/", "/\\evil.example", "https://evil.example/", "/a\r\nb", ""])(
  "the embedded content service ignores a redirect to %j, and the redirect works as soon as its target is corrected",
  async (target) => {
    const change = db.prepare("INSERT OR REPLACE INTO redirects VALUES (38, '/moved', ?1)");
    await change.bind(target).run();
    expect(await locationOf(embedded, "/moved")).toEqual([302, "/404"]);
    await change.bind("/home").run();
    expect(await locationOf(embedded, "/moved")).toEqual([301, "/home"]);
  },
);

const failing = { contentService: async () => down() };

describe("an unknown path", () => {
  test("does not count as a failure of the content service", async () => {
    const embedded = { UPSTREAM_ORIGIN: "", UPSTREAM_KEY: "", DB: db };
    const site = createSite(embedded, {}, { contentService });
    expect((await site.get("/unknown")).status).toBe(302);
    expect(site.log.filter(({ level }) => level !== "info")).toEqual([]);
  });

  test("redirects to the page for unknown addresses while the content service fails", async () => {
    const sites = [createSite(), createSite({ UPSTREAM_ORIGIN: "" }, {}, failing)];
    for (const site of sites) {
      site.on(/./, down);
      expect(await locationOf(site.get, "/old")).toEqual([302, "/404"]);
    }
  });

  test("counts towards the rate limit of item pages", async () => {
    const limit = async () => ({ success: false });
    const limited = createSite({ ITEM_LIMIT: { limit } as RateLimit });
    expect((await limited.get("/unknown")).status).toBe(429);
    expect((await limited.get("/about/profile")).status).toBe(200);
  });
});

test("a redirect to a target with a query ignores the query of the request", async () => {
  const site = createSite().on(/^node\/list 38/, (_, usual) => [
    ...(usual() as object[]),
    {
      nodeId: 1,
      nodeIndexName: "REDIRECTS",
      nodeName: "r",
      childs: [{ nodeName: "/old", linkUrl: "/product/core_business?group=group-2" }],
    },
  ]);
  const { headers } = await site.get("/old?utm_source=x");
  expect(headers.get("location")).toBe("/product/core_business?group=group-2");
});

test("a content-changed call about any node makes new redirects work at once", async () => {
  const site = await warmed();
  await visit(site, "/old");
  siteWith({ "/old": "/home" }, site);
  expect(await locationOf(site.get, "/old")).toEqual([302, "/404"]);
  expect((await call(site, { nodeIds: [2031] })).status).toBe(202);
  await visit(site, "/old");
  expect(await locationOf(site.get, "/old")).toEqual([301, "/home"]);
});

describe("plain HTTP", () => {
  const over = (origin: string, settings = {}, path = "/home?a=1") =>
    createSite(settings).fetch(new Request(`${origin}${path}`, { redirect: "manual" }));

  test.each(["/home?a=1", "/healthz", "/media/video/ladle.mp4"])(
    "is redirected to HTTPS for %s, even if a setting is invalid",
    async (path) => {
      for (const settings of [{}, { UPSTREAM_ORIGIN: "?" }]) {
        const response = await over("http://www.example.com", settings, path);
        expect(response.status).toBe(308);
        expect(response.headers.get("location")).toBe(`https://www.example.com${path}`);
      }
    },
  );

  test.each(["http://localhost:8787", "http://127.0.0.1:8787", "http://[::1]:8787"])(
    "is served on %s",
    async (origin) => {
      expect((await over(origin)).status).toBe(200);
    },
  );

  test("is served by the local server, whatever its address", async () => {
    expect((await over("http://192.168.0.7:8787", { LOCAL_SERVER: "true" })).status).toBe(200);
  });
});
