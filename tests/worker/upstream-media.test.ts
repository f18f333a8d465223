import { describe, expect, test, vi } from "vitest";
import type { Effects } from "../../worker/platform/effects.ts";
import { countedCache } from "../helpers/counted-cache.ts";
import { gate, newsItem } from "../helpers/fake-upstream.ts";
import { createSite, type Site } from "../helpers/site.ts";

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

type Picture = (url: string, init: RequestInit) => Response | Promise<Response>;

/** A site whose content service has pictures. `requests` records the requests for pictures. */
function siteWithPictures(
  images: string,
  picture: Picture = () => new Response(PNG),
  bindings: object = {},
  { platformCache = caches.default as Effects["platformCache"] } = {},
) {
  const requests: { url: string; init: RequestInit }[] = [];
  const effects = {
    platformCache,
    fetch: (url: string, init: RequestInit): Promise<Response> => {
      if (url.includes("/v1/web/api/")) return site.upstream.fetch(url, init);
      requests.push({ url, init });
      return Promise.resolve(picture(url, init));
    },
  };
  const site: Site = createSite({ UPSTREAM_IMAGES: images, ...bindings }, {}, effects);
  return Object.assign(site, { requests });
}

/** The addresses of the pictures in an article. */
async function addresses(site: Site, item: object): Promise<string[]> {
  site.on(/^content\/77$/, () => newsItem(77, item));
  const { text: html } = await site.visit("/news/news_detail/77");
  return [...html.matchAll(/\ssrc="([^"]*)"/g)].map(([, src = ""]) => src.replaceAll("&amp;", "&"));
}

async function addressOf(site: Site, picture: string): Promise<string> {
  const found = await addresses(site, { content: `<p><img src="${picture}"></p>` });
  const address = found.find((src) => src.startsWith("/upstream-media/"));
  if (!address) throw new Error(`${picture} is not proxied: ${found.join(" ")}`);
  return address;
}

describe("UPSTREAM_IMAGES=proxy", () => {
  test("serves pictures of the content service from the site's host, lets browsers store them for a year, and fetches them once", async () => {
    const site = siteWithPictures("proxy");
    const address = await addressOf(site, "/photos/a b.png?v=2");
    expect(address).toMatch(/^\/upstream-media\/full\/[\w-]{22}\/photos\/a%20b\.png\?v=2$/);
    for (let count = 0; count < 2; count++) {
      const response = await site.get(address);
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("image/png");
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
      await site.settle();
    }
    expect(site.requests.map(({ url }) => url)).toEqual([
      `${site.contentOrigin}/photos/a%20b.png?v=2`,
    ]);
    expect(site.requests[0]?.init).toMatchObject({
      redirect: "manual",
      headers: { accept: "image/*" },
    });
  });

  test("does not change the addresses of pictures on other hosts, of data URLs, of videos and of SVG", async () => {
    const site = siteWithPictures("proxy");
    const urls = ["https://other.example/a.png", "data:image/png;base64,AAAA", "/drawing.svg"];
    const content = [...urls.map((url) => `<img src="${url}">`), '<video src="/film.mp4"></video>'];
    const found = await addresses(site, { content: content.join("") });
    expect(found).toEqual(
      expect.arrayContaining([
        ...urls.slice(0, 2),
        `${site.contentOrigin}/drawing.svg`,
        `${site.contentOrigin}/film.mp4`,
      ]),
    );
    expect(found.filter((src) => src.startsWith("/upstream-media/"))).toEqual([]);
  });

  test("serves the picture of an item, on the item's page and for link previews", async () => {
    const site = siteWithPictures("proxy");
    site.on(/^content\/78$/, () => newsItem(78, { imgUrl: "/photos/lead.jpg" }));
    const html = await site.text("/news/news_detail/78");
    expect(html).not.toContain(site.contentOrigin);
    expect(html).toMatch(/src="\/upstream-media\/full\/[\w-]{22}\/photos\/lead\.jpg"/);
    await site.settle();
  });

  test.each<[string, string | RegExp, string]>([
    ["another path", "a.png", "b.png"],
    ["another query", /$/, "?x=1"],
    ["no signature", /full\/[\w-]+/, "full"],
    ["a short signature", /full\/([\w-]{5})[\w-]+/, "full/$1"],
    ["another host", "/a.png", "/https://evil.example/a.png"],
    ["another host after two slashes", "/a.png", "//evil.example/a.png"],
    ["a file", "/a.png", "/file:///etc/passwd"],
    ["a private address", "/a.png", "/http://169.254.169.254/"],
    ["user info", "/a.png", "@127.0.0.1/a.png"],
    ["a width that is not offered", "full", "481"],
  ])(
    "responds with 404 to %s, without a request to the content service",
    async (_, part, other) => {
      const site = siteWithPictures("proxy");
      const address = await addressOf(site, "/a.png");
      const response = await site.get(address.replace(part, other));
      expect(response.status).toBe(404);
      expect(await response.text()).toBe("no such picture");
      expect(site.requests).toEqual([]);
    },
  );

  const sent = (body: BodyInit | null, type = "image/png") =>
    new Response(body, { headers: { "content-type": type } });

  test.each<[string, Picture, number]>([
    ["SVG with a script", () => sent(SVG, "image/svg+xml"), 502],
    ["SVG that pretends to be PNG", () => sent(SVG), 502],
    ["HTML", () => sent("<script>alert(1)</script>"), 502],
    ["an empty response", () => new Response(null), 502],
    ["50 MB", () => new Response(longBody(PNG, 50 * 2 ** 20)), 502],
    ["an endless redirect to itself", (url) => Response.redirect(url, 302), 502],
    ["a redirect to another host", () => Response.redirect("http://169.254.169.254/", 301), 502],
    ["HTTP 404", () => new Response("", { status: 404 }), 404],
    ["HTTP 500", () => new Response("secret", { status: 500 }), 502],
    ["a network failure", () => Promise.reject(new TypeError("fetch failed")), 502],
  ])(
    "if the content service sends %s, responds with an error message and with nothing that the service has sent",
    async (_, picture, status) => {
      const site = siteWithPictures("proxy", picture);
      const response = await site.get(await addressOf(site, "/a.png"));
      expect(response.status).toBe(status);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
      expect(await response.text()).toBe(
        status === 404 ? "no such picture" : "the picture is unavailable",
      );
      expect(site.requests).toHaveLength(1);
      await site.settle();
    },
  );

  test("logs the status of a picture that could not be loaded, and its size only if it is too large", async () => {
    const site = siteWithPictures("proxy", () => new Response("secret", { status: 500 }));
    await site.get(await addressOf(site, "/a.png"));
    await site.settle();
    const line = site.log.find(({ level }) => level === "warn");
    expect(line?.cause).toMatch(/: the picture could not be loaded: HTTP 500$/);
  });
});

describe("a picture that is not cached", () => {
  test("is fetched once for ten concurrent requests", async () => {
    const site = siteWithPictures("proxy");
    const address = await addressOf(site, "/crowd.png");
    const responses = await Promise.all(Array.from({ length: 10 }, () => site.get(address)));
    for (const response of responses) {
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
    }
    expect(site.requests).toHaveLength(1);
    await site.settle();
  });

  test("with a Content-Length is not buffered in memory", async () => {
    const bytes = 4 * 2 ** 20;
    const headers = { "content-length": String(bytes + PNG.length) };
    const site = siteWithPictures("proxy", () => new Response(longBody(PNG, bytes), { headers }));
    const response = await site.get(await addressOf(site, "/large.png"));
    expect(response.headers.get("etag")).toBe(`"${bytes + PNG.length}-image/png"`);
    expect((await response.arrayBuffer()).byteLength).toBe(bytes + PNG.length);
    await site.settle();
  });

  test("without Content-Length is buffered in memory, and at most two such pictures at the same time", async () => {
    let collecting = 0;
    const held = gate();
    const body = () =>
      new ReadableStream(
        {
          async pull(controller) {
            collecting++;
            await held.wait;
            controller.enqueue(PNG);
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
    const site = siteWithPictures("proxy", () => new Response(body()));
    const pictures = [1, 2, 3, 4].map((number) => `<img src="/chunked-${number}.png">`);
    const found = await addresses(site, { content: `<p>${pictures.join("")}</p>` });
    const own = found.filter((address) => address.startsWith("/upstream-media/"));
    const responses = own.map((address) => site.get(address));
    await expect.poll(() => collecting).toBe(2);
    held.open();
    for (const response of await Promise.all(responses)) expect(response.status).toBe(200);
    expect(collecting).toBe(4);
    await site.settle();
  });

  test("that is missing or broken is not fetched again for a minute", async () => {
    for (const status of [404, 500]) {
      const site = siteWithPictures("proxy", () => new Response("", { status }));
      const address = await addressOf(site, `/broken-${status}.png`);
      const expected = status === 404 ? 404 : 502;
      for (let count = 0; count < 3; count++) {
        expect((await site.get(address)).status).toBe(expected);
      }
      expect(site.requests).toHaveLength(1);
      site.clock.now += 60_001;
      await site.get(address);
      expect(site.requests).toHaveLength(2);
      await site.settle();
    }
  });

  test.each(["match", "put"] as const)(
    "is served even if the method `%s` of the Cache API fails",
    async (name) => {
      const site = siteWithPictures("proxy", undefined, {}, countedCache(name));
      const address = await addressOf(site, `/no-${name}.png`);
      const response = await site.get(address);
      expect(response.status).toBe(200);
      expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
      expect(site.log.map(({ message }) => message)).toContain("a picture could not be cached");
      await site.settle();
    },
  );

  test("counts towards a rate limit, but a cached picture does not", async () => {
    let success = true;
    const site = siteWithPictures("proxy", undefined, {
      API_LIMIT: { limit: async () => ({ success }) },
    });
    const address = await addressOf(site, "/limited.png");
    await (await site.get(address)).arrayBuffer();
    success = false;
    expect((await site.get(address)).status).toBe(200);
    const cold = siteWithPictures("proxy", undefined, {
      API_LIMIT: { limit: async () => ({ success: false }) },
    });
    expect((await cold.get(await addressOf(cold, "/cold.png"))).status).toBe(429);
    expect(cold.requests).toEqual([]);
    await site.settle();
  });
});

test("UPSTREAM_IMAGES=direct proxies no picture, not even at an address that was signed before", async () => {
  const address = await addressOf(siteWithPictures("proxy"), "/a.png");
  const site = siteWithPictures("direct");
  expect(await addresses(site, { content: '<img src="/a.png">' })).toContain(
    `${site.contentOrigin}/a.png`,
  );
  expect((await site.get(address)).status).toBe(404);
});

describe("UPSTREAM_IMAGES=cloudflare", () => {
  const resized: Picture = () =>
    new Response(JPEG, { headers: { "cf-resized": "internal=ok/- q=0" } });

  test("lets the platform resize a picture to the requested width, in a format that the browser accepts", async () => {
    const site = siteWithPictures("cloudflare", resized);
    const address = await addressOf(site, "/a.jpg");
    expect(address).toMatch(/^\/upstream-media\/960\//);
    const accepts = ["image/avif,image/webp,*/*", "image/webp,*/*", "*/*"];
    for (const accept of accepts) {
      const response = await site.get(address.replace("/960/", "/480/"), { headers: { accept } });
      expect(response.headers.get("vary")).toContain("Accept");
      expect(response.headers.get("cache-control")).toContain("31536000");
      await response.arrayBuffer();
      await site.settle();
    }
    const options = site.requests.map(({ init }) => (init as { cf?: object }).cf);
    const image = { width: 480, fit: "scale-down" };
    expect(options).toEqual([
      { image: { ...image, format: "avif" } },
      { image: { ...image, format: "webp" } },
      { image },
    ]);
  });

  test("writes srcset and sizes for pictures of items, and for pictures in bodies whose width is large enough", async () => {
    const site = siteWithPictures("cloudflare", resized);
    const content =
      '<img src="/wide.jpg" width="1200" height="600"><img src="/icon.png" width="40">';
    site.on(/^content\/79$/, () => newsItem(79, { imgUrl: "/lead.jpg", content }));
    const html = await site.text("/news/news_detail/79");
    const list = (name: string) =>
      new RegExp(
        [480, 960, 1440]
          .map((width) => `/upstream-media/${width}/[\\w-]{22}/${name} ${width}w`)
          .join(),
      );
    expect(html).toMatch(list("wide.jpg"));
    expect(html).toContain('sizes="min(1200px, 92vw)"');
    expect(html).not.toMatch(list("icon.png"));
    expect(html).toMatch(/lead\.jpg"[^>]*(?:data-)?sizes="/);
    await site.settle();
  });

  test("serves the original if the platform does not resize pictures, and logs that once", async () => {
    const site = siteWithPictures("cloudflare");
    const address = await addressOf(site, "/a.png");
    for (const width of [480, 960]) {
      const response = await site.get(address.replace("/960/", `/${width}/`));
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
      await response.arrayBuffer();
      await site.settle();
    }
    expect(site.log.filter(({ message }) => message === "pictures are not resized")).toHaveLength(
      1,
    );
  });

  test.each<[string, Picture | undefined, string]>([
    [
      "an original picture, although its response has the header Vary: Accept",
      undefined,
      "public, max-age=3600, stale-if-error=0",
    ],
    [
      "no picture that the platform has resized, because the cache ignores Vary for such a picture",
      resized,
      "no-store",
    ],
  ])("tells shared caches to store %s", async (_, picture, expected) => {
    const site = siteWithPictures("cloudflare", picture);
    const address = await addressOf(site, "/a.png");
    for (const _visit of [1, 2]) {
      const { headers } = await site.get(address);
      expect(headers.get("vary")).toBe("Accept");
      expect(headers.get("cloudflare-cdn-cache-control")).toBe(expected);
      await site.settle();
    }
  });

  test("fetches the original if resizing fails", async () => {
    const picture = vi.fn<Picture>((_, init) =>
      "cf" in init
        ? new Response("", { status: 403, headers: { "cf-resized": "err=9524" } })
        : new Response(PNG),
    );
    const site = siteWithPictures("cloudflare", picture);
    expect((await site.get(await addressOf(site, "/a.png"))).status).toBe(200);
    expect(picture).toHaveBeenCalledTimes(2);
    await site.settle();
  });
});

/**
 * Returns a body that begins with `start`. At least `bytes` zero bytes follow, which are created while the body is
 * read.
 */
function longBody(start: Uint8Array, bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    start: (controller) => controller.enqueue(start),
    pull(controller) {
      controller.enqueue(new Uint8Array(65_536));
      left -= 65_536;
      if (left <= 0) controller.close();
    },
  });
}
