import { describe, expect, test } from "vitest";
import { parseConfig } from "../config/config.ts";
import { createHtmlCleaner } from "../content-html/html.ts";
import { navigationCall } from "../upstream/calls.ts";
import { parseItem } from "../upstream/schema.ts";
import { resolverOf } from "./content-urls.ts";

const { upstream } = parseConfig({
  UPSTREAM_ORIGIN: "https://cms.example.com",
  UPSTREAM_KEY: "key",
});
const resolve = resolverOf(upstream, true);

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
    expect(resolve(url, "link")).toBe(url);
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
    expect(resolve(url, "link")).toBe(expected);
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

  test("is a link within the body if an editing program has put the service's address before the fragment", () => {
    const clean = createHtmlCleaner([], resolve);
    const link = '<a href="https://cms.example.com/admin/edit.html#_Toc1">a</a>';
    expect(clean(`${link}<a name="_Toc1"></a>`)).toBe(
      '<a href="#c-_Toc1">a</a><a id="c-_Toc1"></a>',
    );
  });

  test("is resolved in linkUrl of nodes at every depth, and of nodes outside the tree", () => {
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
])("%s is resolved as a browser would resolve it", (url) => {
  expect(resolve(url, "link")).toBe(new URL(url, upstream.origin).href);
});

describe("an http: address", () => {
  /**
   * Parses an item in which all media, also those in its body, have this address. Returns the resolved URLs of these
   * media.
   */
  function mediaOf(address: string, service: string, isSecure: boolean): string[] {
    const env = { UPSTREAM_ORIGIN: service, UPSTREAM_KEY: "key", UPSTREAM_IMAGES: "direct" };
    const resolve = resolverOf(parseConfig(service ? env : {}).upstream, isSecure);
    const content =
      '<img src="A" srcset="A 1x, A 2x"><video src="A" poster="A"></video><audio src="A"></audio>' +
      '<video><source src="A"><track src="A"></video><picture><source srcset="A"><img src="A"></picture>';
    const body = content.replaceAll("A", address);
    const data = { id: 1, title: "a", content: body, imgUrl: address, videoUrl: address };
    const item = parseItem({ code: 1000, data }, createHtmlCleaner([], resolve), resolve);
    const inBody = [...item.content.matchAll(/(?:https?:)?\/\/[^" ,]+/g)].map(([url]) => url);
    return [item.imgUrl ?? "", item.videoUrl ?? "", ...inBody];
  }

  test.each([
    ["http://cdn.example.com/a", "https://cms.example.com", true],
    ["http://cdn.example.com/a", "http://cms.example.com", false],
    ["//cdn.example.com/a", "http://cms.example.com", true],
    ["http://cms.example.com/a", "http://cms.example.com", true],
    ["HTTP://cdn.example.com/a", "", true],
  ])(
    "of media, such as %s, becomes https: if the content service is “%s”",
    (address, service, isSecure) => {
      const media = mediaOf(address, service, isSecure);
      expect(media).toHaveLength(12);
      expect(media.filter((url) => !url.startsWith("https://"))).toEqual([]);
    },
  );

  test("of media stays as it is if neither the service nor the site has TLS", () => {
    const media = mediaOf("/a", "http://127.0.0.1:9100", false);
    expect(new Set(media)).toEqual(new Set(["http://127.0.0.1:9100/a"]));
  });

  test("of a link stays as it is", () => {
    const data = { id: 1, title: "a", content: "", linkUrl: "http://old.example.com/a" };
    expect(parseItem({ code: 1000, data }, String, resolve).linkUrl).toBe(data.linkUrl);
  });
});

test.each(["#", "#top"])("a linkUrl that leads nowhere is dropped: %s", (linkUrl) => {
  const data = { id: 1, title: "a", content: "", linkUrl };
  expect(parseItem({ code: 1000, data }, String, resolve)).not.toHaveProperty("linkUrl");
  const node = { nodeId: 1, nodeName: "a", childs: [{ nodeId: 2, nodeName: "b", linkUrl }] };
  const tree = navigationCall(38).parse({ code: 1000, data: [node] }, String, resolve);
  expect(tree.nodes[0]).not.toHaveProperty("linkUrl");
});
