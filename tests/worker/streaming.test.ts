import { describe, expect, test } from "vitest";
import { gate } from "../helpers/fake-upstream.ts";
import { createSite } from "../helpers/site.ts";

const LIST = "/news/press_releases";
const BAIDU = {
  headers: {
    "user-agent":
      "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  },
};

/** A page whose list is held back by a gate while the navigation is cached. */
async function slowList() {
  const site = createSite();
  await site.text("/about/profile");
  await site.settle();
  const slow = gate();
  site.upstream.on(/^content\/list 2031/, async () => {
    await slow.wait;
    return { data: [{ id: 1, title: "迟到的新闻", content: "" }], totalCount: 1 };
  });
  return { site, slow };
}

describe("a document whose list is slow", () => {
  test("sends head, navigation and heading before the list, then the list in the same response", async () => {
    const { site, slow } = await slowList();
    const response = await site.get(LIST);
    const chunks = textChunks(response);
    const first = await readUntil(chunks, "</h1>");
    expect(first).toContain("</head>");
    expect(first).toContain('aria-label="主导航"');
    expect(first).toMatch(/<h1[^>]*>[^<]*新闻稿/);
    expect(first).not.toContain("迟到的新闻");
    slow.open();
    const rest = await readUntil(chunks, "</html>");
    expect(rest).toContain("迟到的新闻");
  });

  test("is not cacheable and has a nonce for each of its scripts", async () => {
    const { site, slow } = await slowList();
    const response = await site.get(LIST);
    slow.open();
    const html = await response.text();
    const nonce = /'nonce-([^']+)'/.exec(
      response.headers.get("content-security-policy") ?? "",
    )?.[1];
    expect(nonce).toBeDefined();
    expect(response.headers.get("cache-control")).toBe("no-store");
    const scripts = html.match(/<script(?![^>]*type="application)[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  });

  test("keeps its status if the list fails after the first byte, and shows the failure in place", async () => {
    const { site, slow } = await slowList();
    site.upstream.on(/^content\/list 2031/, async () => {
      await slow.wait;
      return new Response("secret of the upstream", { status: 500 });
    });
    const response = await site.get(LIST);
    slow.open();
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain("内容加载失败");
    expect(html).toContain("重试");
    expect(html).not.toContain("secret of the upstream");
  });

  test("is complete for a crawler, in order and without placeholder", async () => {
    const { site, slow } = await slowList();
    const pending = site.get(LIST, BAIDU);
    slow.open();
    const response = await pending;
    const html = await response.text();
    expect(html).toContain("迟到的新闻");
    expectComplete(html);
    expect(html.indexOf("迟到的新闻")).toBeLessThan(html.indexOf("</main>"));
  });
});

describe("a document whose data is in the cache", () => {
  test("has no placeholder, no executable inline script, and says that it was a hit", async () => {
    const { site, slow } = await slowList();
    const streamed = await site.get(LIST);
    slow.open();
    await streamed.text();
    await site.settle();
    const response = await site.get(LIST);
    expectComplete(await response.text());
    expect(response.headers.get("cache-status")).toBe(
      "data; hit; ttl=60, html; fwd=uri-miss; stored",
    );
    expect(response.headers.get("content-security-policy")).not.toContain("nonce");
    expect(site.upstream.calls.filter((call) => call.startsWith("content/list 2031"))).toHaveLength(
      1,
    );
  });

  test("calls the content service once for fifty concurrent requests", async () => {
    const site = createSite();
    await Promise.all(Array.from({ length: 50 }, () => site.text(LIST)));
    expect(site.upstream.calls.toSorted()).toEqual([
      "content/list 2031 0 12",
      "content/list 2382 0 999",
      "content/list 2390 0 10",
      "node/list 38",
      "node/list 39",
    ]);
  });
});

function textChunks(response: Response): ReadableStreamDefaultReader<string> {
  if (!response.body) throw new Error("the response has no body");
  return response.body.pipeThrough(new TextDecoderStream()).getReader();
}

/** Reads until a text has arrived; fails if the stream ends before it. */
async function readUntil(
  chunks: ReadableStreamDefaultReader<string>,
  text: string,
): Promise<string> {
  let read = "";
  while (!read.includes(text)) {
    const { value, done } = await chunks.read();
    if (done) throw new Error(`the document ended before ${text}`);
    read += value;
  }
  return read;
}

function expectComplete(html: string): void {
  expect(html).not.toContain("<!--$?-->");
  expect(html).not.toContain("<template");
  const inline = (html.match(/<script\b[^>]*>/g) ?? []).filter(
    (tag) => !tag.includes("src=") && !/type="application\/(ld\+)?json"/.test(tag),
  );
  expect(inline).toEqual([]);
}
