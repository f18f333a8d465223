import { describe, expect, test } from "vitest";
import { parseConfig } from "../config/config.ts";
import { navigationCall } from "../upstream/calls.ts";
import { createHtmlCleaner } from "../upstream/html.ts";
import { parseItem } from "../upstream/schema.ts";
import { resolverOf } from "./content-urls.ts";

const { upstream } = parseConfig({
  UPSTREAM_ORIGIN: "https://cms.example.com",
  UPSTREAM_KEY: "key",
});
const resolve = resolverOf(upstream);

describe("a URL in an external service's content", () => {
  test.each([
    "/",
    "/about/profile",
    "/en/about/profile?x=1#part",
    "/About/Profile/",
    "/about",
    "/news/news_detail/10128",
    "/home/search?keyword=steel",
    "/feed.xml",
    "/en/feeds/disclosures.xml",
    "/sitemap.xml",
    "/robots.txt",
    "/media/barge-480.webp",
  ])("%s stays on the site", (url) => {
    expect(resolve(url)).toBe(url);
  });

  test.each([
    ["/about/people", "https://cms.example.com/about/people"],
    ["/media/photo.jpg", "https://cms.example.com/media/photo.jpg"],
    ["/en/sitemap.xml", "https://cms.example.com/en/sitemap.xml"],
    ["/news.html", "https://cms.example.com/news.html"],
    ["about/profile", "https://cms.example.com/about/profile"],
    ["//other.example/about/profile", "https://other.example/about/profile"],
    ["/\t/other.example/about/profile", "https://other.example/about/profile"],
    ["/\\other.example/about/profile", "https://other.example/about/profile"],
    ["https://other.example/about/profile", "https://other.example/about/profile"],
    ["mailto:a@example.com", "mailto:a@example.com"],
    ["https://[", "https://["],
  ])("%s becomes %s", (url, expected) => {
    expect(resolve(url)).toBe(expected);
  });

  test("is resolved in bodies and in linkUrl", () => {
    const clean = createHtmlCleaner([], resolve);
    const content = '<a href="/about/profile">a</a><a href="/a.pdf">b</a>';
    const data = { id: 1, title: "a", content, linkUrl: "/about/profile", imgUrl: "/a.png" };
    expect(parseItem({ code: 1000, data }, clean, resolve)).toMatchObject({
      content: '<a href="/about/profile">a</a><a href="https://cms.example.com/a.pdf">b</a>',
      linkUrl: "/about/profile",
      imgUrl: "https://cms.example.com/a.png",
    });
  });

  test("is resolved in linkUrl of nodes, at every depth and beside the tree", () => {
    const node = (nodeId: number, linkUrl: string, childs: object[] = []) => ({
      nodeId,
      nodeName: "a",
      linkUrl,
      childs,
    });
    const tree = node(1, "/", [node(2, "/shop", [node(3, "/about/profile")])]);
    const response = { code: 1000, data: [tree, node(4, "/a.pdf")] };
    expect(navigationCall(38).parse(response, String, resolve)).toMatchObject({
      nodes: [{ linkUrl: "https://cms.example.com/shop", childs: [{ linkUrl: "/about/profile" }] }],
      others: [{ linkUrl: "https://cms.example.com/a.pdf" }],
    });
  });
});

test.each([
  "/uploads/2026/coil_1-960.webp",
  "/uploads/../coil.webp",
  "/./coil.webp",
  "/.well-known/coil.webp",
  "/coil/",
  "/coil.webp?v=2#top",
  "/钢 卷.webp",
  "/%7Ecoil.webp",
  "//cdn.example/coil.webp",
  "coil.webp",
  "HTTPS://CDN.example",
])("%s is resolved as a browser would", (url) => {
  expect(resolve(url)).toBe(new URL(url, upstream.origin).href);
});
