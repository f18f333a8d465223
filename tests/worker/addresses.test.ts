import { describe, expect, test } from "vitest";
import { pageRoutes } from "../../shared/brand/pages.ts";
import { createSite } from "../helpers/site.ts";

const site = createSite();

async function expectRedirected(from: string, to: string): Promise<void> {
  const response = await site.get(from);
  expect(response.status, from).toBe(301);
  expect(response.headers.get("location"), from).toBe(to);
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
}

describe("another spelling of a canonical URL", () => {
  test.each([
    ["/News/Press_Releases/", "/news/press_releases"],
    ["/news/press_releases/", "/news/press_releases"],
    ["/news//press_releases", "/news/press_releases"],
    ["//news/press_releases//", "/news/press_releases"],
    ["/news/press_releases/index.html", "/news/press_releases"],
    ["/news/press%5Freleases", "/news/press_releases"],
    ["/news%2Fpress_releases", "/news/press_releases"],
    ["/EN/News/Press_Releases", "/en/news/press_releases"],
    ["/en/news/press_releases/Index.PHP", "/en/news/press_releases"],
    ["/About", "/about"],
    ["/about/", "/about"],
    ["/announcement/CSR", "/announcement/csr"],
    ["/en/", "/en/home"],
    ["/EN", "/en/home"],
    ["/index.html", "/"],
    ["/en/index.php", "/en/home"],
    ["//", "/"],
    ["/404/", "/404"],
  ])("redirects from %s to %s", expectRedirected);

  test.each([
    ["/NEWS/News_Detail/AbC-7/", "/news/news_detail/AbC-7"],
    ["/en/About/executives_detail/X_1", "/en/about/executives_detail/X_1"],
    ["/news/news_detail/%41b", "/news/news_detail/Ab"],
  ])("redirects from %s to %s, and keeps the case of the id", expectRedirected);

  test.each([
    ["/sitemap.xml/", "/sitemap.xml"],
    ["/Sitemap.xml", "/sitemap.xml"],
    ["/robots.txt/", "/robots.txt"],
    ["/ROBOTS.TXT", "/robots.txt"],
    ["/feed.xml/", "/feed.xml"],
    ["/Feed.xml", "/feed.xml"],
    ["/EN/Feed.XML", "/en/feed.xml"],
    ["//feeds/Disclosures.xml/", "/feeds/disclosures.xml"],
  ])("redirects from %s to %s, which is a sitemap, a feed or robots.txt", async (from, to) => {
    await expectRedirected(from, to);
    expect((await site.get(to)).status).toBe(200);
  });

  test("redirects with its query unchanged", async () => {
    await expectRedirected(
      "/News/Press_Releases/?page=2&Keyword=%E9%92%A2+A",
      "/news/press_releases?page=2&Keyword=%E9%92%A2+A",
    );
    await expectRedirected("//?lang=en", "/?lang=en");
  });

  test("redirects HEAD requests, too", async () => {
    const response = await site.get("/News/", { method: "HEAD" });
    expect([response.status, response.headers.get("location")]).toEqual([301, "/news"]);
  });
});

describe("a canonical URL does not redirect to another spelling:", () => {
  const paths = pageRoutes.filter(({ parent }) => !parent).map(({ path }) => `/${path}`);

  test.each(["/", "/en", ...paths, ...paths.map((path) => `/en${path}`), "/news/news_detail/7"])(
    "%s",
    async (path) => {
      expect((await site.get(path)).status).not.toBe(301);
    },
  );
});

test.each([
  "//evil.example/",
  "//evil.example/news/press_releases",
  "/\\evil.example/",
  "/%2F%2Fevil.example",
  "/%5Cevil.example/",
  "///evil.example//news",
  "/en//evil.example",
  "/news/news_detail/%2F%2Fevil.example",
  "/https://evil.example/news",
  "/%00/news/press_releases",
  "/%E0%A4%A",
])("a URL that names another site does not redirect there: %s", async (path) => {
  const response = await site.get(path);
  expect([302, 404]).toContain(response.status);
  expect(["/404", "/en/404", null]).toContain(response.headers.get("location"));
});

describe("a URL without a page", () => {
  test.each([
    ["/no/such/page/", 302],
    ["/News/Nothing", 302],
    ["/news/news_detail/a.b", 404],
    ["/news/news_detail/", 302],
    ["/constructor", 302],
    ["/API/nodes", 302],
    ["/Robots.txt/more", 302],
    ["/api/nodes", 200],
    ["/api/Nothing", 404],
    ["/assets/Main.js", 302],
    // This was once the URL of a picture for link previews. Other sites may still request it.
    ["/previews/news/news_detail/7.png", 302],
  ])("does not redirect to another spelling: %s responds with %i", async (path, status) => {
    const response = await site.get(path);
    expect(response.status).toBe(status);
    if (status === 302) expect(response.headers.get("location")).toBe("/404");
  });

  test("does not redirect to another spelling if its locale is switched off", async () => {
    const chinese = createSite({ CONTENT_DOMAIN_ID_EN: "" });
    for (const path of ["/en/News/", "/en/index.html", "/EN/home"]) {
      const response = await chinese.get(path);
      expect(response.status, path).toBe(302);
      expect(response.headers.get("location")).toBe("/404");
    }
  });

  test("redirects directly to the page for unknown addresses if its locale is switched off and its path is invalid", async () => {
    const chinese = createSite({ CONTENT_DOMAIN_ID_EN: "" });
    expect((await chinese.get("/en/%E0")).headers.get("location")).toBe("/404");
  });
});
