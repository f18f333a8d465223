import { describe, expect, test } from "vitest";
import type { Env } from "../../worker/env.ts";
import { newsItem } from "../helpers/fake-upstream.ts";
import { previewAssets } from "../helpers/preview-data.ts";
import { createSite, type Site } from "../helpers/site.ts";

const NEWS = "/previews/news/news_detail/7.png";
const down = () => new Response("secret of the upstream", { status: 500 });

/** A site with the real files, which counts how often they are asked for. */
function siteWithAssets(env: Partial<Env> = {}): { site: Site; reads: string[] } {
  const reads: string[] = [];
  const ASSETS = {
    fetch(address: string) {
      reads.push(address);
      return previewAssets.fetch(address);
    },
  } as unknown as Fetcher;
  return { site: createSite({ ASSETS, ...env }), reads };
}

/** Width and height from the header of a PNG. */
async function sizeOf(response: Response): Promise<number[]> {
  const bytes = await response.arrayBuffer();
  expect(new Uint8Array(bytes.slice(0, 4))).toEqual(Uint8Array.of(0x89, 0x50, 0x4e, 0x47));
  expect(bytes.byteLength).toBeLessThan(150 * 1024);
  const view = new DataView(bytes);
  return [view.getUint32(16), view.getUint32(20)];
}

async function tagOf(site: Site, path: string): Promise<string | null> {
  const response = await site.get(path);
  await response.arrayBuffer();
  await site.settle();
  return response.headers.get("etag");
}

describe("a preview", () => {
  test.each([
    "/previews/home.png",
    "/previews/about/profile.png",
    NEWS,
    "/previews/en/news/press_releases.png",
  ])("is a picture of 1200 by 630 pixels (%s)", async (path) => {
    const { site } = siteWithAssets();
    const response = await site.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("cache-control")).toBe("public, max-age=86400");
    expect(await sizeOf(response)).toEqual([1200, 630]);
  });

  test("is drawn once", async () => {
    const { site, reads } = siteWithAssets();
    // No other test shows it: what a picture shows is its key, for all sites alike.
    const path = "/previews/news/news_detail/29.png";
    const first = await tagOf(site, path);
    const drawn = reads.length;
    expect(drawn).toBeGreaterThan(0);
    expect(await tagOf(site, path)).toBe(first);
    expect(reads).toHaveLength(drawn);
  });

  test("is drawn once for many who ask at once", async () => {
    const { site, reads } = siteWithAssets();
    const path = "/previews/news/news_detail/28.png";
    const tags = await Promise.all(Array.from({ length: 8 }, () => tagOf(site, path)));
    expect(new Set(tags).size).toBe(1);
    const pictures = reads.filter((address) => address.includes("coil-warehouse"));
    expect(pictures).toHaveLength(1);
  });

  test("is not kept for a day by a browser while its title is being renewed", async () => {
    const { site } = siteWithAssets();
    await tagOf(site, NEWS);
    site.clock.now += 61_000;
    const response = await site.get(NEWS);
    await response.arrayBuffer();
    expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  });

  test("is another one once the title has changed", async () => {
    const { site } = siteWithAssets();
    const first = await tagOf(site, NEWS);
    site.upstream.on(/^content\/7$/, () => newsItem(7, { title: "新的标题" }));
    site.clock.now += 61_000;
    await tagOf(site, NEWS);
    const changed = await tagOf(site, NEWS);
    expect(changed).toMatch(/^"[0-9a-f]{32}"$/);
    expect(changed).not.toBe(first);
  });

  test("tells caches what it depends on", async () => {
    const { site } = siteWithAssets();
    const { headers, body } = await site.get(NEWS);
    await body?.cancel();
    expect(headers.get("cache-tag")?.split(",")).toContain("content-7");
    expect(headers.get("cloudflare-cdn-cache-control")).toMatch(/^public, max-age=\d+/);
  });

  test("answers HEAD, and 304 to who has it", async () => {
    const { site } = siteWithAssets();
    const head = await site.get(NEWS, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    await site.settle();
    const tag = head.headers.get("etag") ?? "";
    const response = await site.get(NEWS, { headers: { "if-none-match": tag } });
    expect([response.status, await response.text()]).toEqual([304, ""]);
  });

  test("draws whatever a title holds", async () => {
    const { site } = siteWithAssets();
    const titles = [
      "",
      " ",
      "𠮷龘🙂\u0000\u200d",
      "长".repeat(500),
      "W".repeat(400),
      "（《“",
      "。！？",
    ];
    for (const [index, title] of titles.entries()) {
      site.upstream.on(new RegExp(`^content/${index + 1}$`), () => newsItem(index + 1, { title }));
      const response = await site.get(`/previews/news/news_detail/${index + 1}.png`);
      expect(await sizeOf(response)).toEqual([1200, 630]);
    }
    expect(site.log.filter(({ level }) => level === "error")).toEqual([]);
  });
});

describe("there is no preview", () => {
  test.each([
    ["of an unknown page", "/previews/nowhere.png"],
    ["of the error page", "/previews/404.png"],
    ["of an unknown item", "/previews/news/news_detail/999.png"],
    ["of an item of the other edition", "/previews/en/news/news_detail/7.png"],
    ["without its ending", "/previews/home"],
    ["of no page", "/previews/.png"],
  ])("%s", async (_, path) => {
    const { site, reads } = siteWithAssets();
    const response = await site.get(path);
    expect([response.status, await response.text()]).toEqual([404, "no such preview"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(reads).toEqual([]);
  });

  test("of an edition that is switched off", async () => {
    const { site } = siteWithAssets({ CONTENT_DOMAIN_ID_EN: "" });
    expect((await site.get("/previews/en/home.png")).status).toBe(404);
  });

  test("where the site has no assets", async () => {
    expect((await createSite().get("/previews/home.png")).status).toBe(404);
  });
});

test("the preview of an item of another list is its own page's", async () => {
  const { site } = siteWithAssets();
  const response = await site.get("/previews/news/media_detail/7.png");
  expect([response.status, response.headers.get("location")]).toEqual([302, NEWS]);
});

describe("while the content service fails", () => {
  test.each(["/previews/news/press_releases.png", NEWS])(
    "a general picture stands in and is not kept (%s)",
    async (path) => {
      const { site } = siteWithAssets();
      site.upstream.on(/./, down);
      const response = await site.get(path);
      expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
      expect(response.headers.get("cloudflare-cdn-cache-control")).toBeNull();
      expect(await sizeOf(response)).toEqual([1200, 630]);
    },
  );

  test("a title that is known is drawn", async () => {
    const { site } = siteWithAssets();
    const first = await tagOf(site, NEWS);
    site.upstream.on(/./, down);
    site.clock.now += 61_000;
    expect(await tagOf(site, NEWS)).toBe(first);
  });
});
