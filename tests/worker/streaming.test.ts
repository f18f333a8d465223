import { describe, expect, test } from "vitest";
import { gate } from "../helpers/fake-upstream.ts";
import { createSite, LIST } from "../helpers/site.ts";

const BAIDU = {
  headers: {
    "user-agent":
      "Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)",
  },
};

/** A site whose navigation is cached, and whose list of press releases arrives only when the test opens a gate. */
async function slowList() {
  const site = createSite();
  await site.visit("/about/profile");
  const slow = gate();
  site.on(/^content\/list 2031/, async () => {
    await slow.wait;
    return { data: [{ id: 1, title: "迟到的新闻", content: "" }], totalCount: 1 };
  });
  return { site, slow };
}

describe("a document whose list is slow", () => {
  test("contains the head, navigation and heading first, and the list later in the same response", async () => {
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

  test("has its quick links and its footer after the list, even if they are ready earlier", async () => {
    const { site, slow } = await slowList();
    const response = await site.get(LIST);
    slow.open();
    expectOrder(await response.text(), [
      "</h1>",
      "迟到的新闻",
      'id="quick-links"',
      "<footer",
      "苏ICP备00000000号",
      "</footer>",
    ]);
  });

  test("keeps its status if the list fails after the first byte, and shows the failure in place of the list", async () => {
    const { site, slow } = await slowList();
    site.on(/^content\/list 2031/, async () => {
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

  test("is complete for a crawler, in document order and without placeholders", async () => {
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

test("the parts of a document are streamed in document order, even if the data of later parts arrive first", async () => {
  const site = createSite();
  await site.text("/api/nodes");
  const [started, hasNews, hasNotice] = [gate(), gate(), gate()];
  site.on(/^content\/list 2390/, async (_, usual) => {
    await started.wait;
    hasNotice.open();
    return usual();
  });
  site.on(/^content\/list 2031/, async (_, usual) => {
    await hasNotice.wait;
    hasNews.open();
    return usual();
  });
  site.on(/^content\/listAll 2003/, async (_, usual) => {
    await hasNews.wait;
    return usual();
  });
  const response = await site.get("/home");
  started.open();
  expectOrder(await response.text(), ["</main>", "钢材现货", "新闻第30条", "苏ICP备00000000号"]);
});

test("a list is streamed before the financial results above it if these results arrive later", async () => {
  const site = createSite();
  const [started, hasList] = [gate(), gate()];
  const results = { id: 2393, nodeId: 2393, nodeName: "业绩", nodeIndexName: "RESULTS AND DATES" };
  site.on(/^node\/list 38/, (_, usual) => [...(usual() as object[]), results]);
  site.on(/^content\/list 2021/, async () => {
    await started.wait;
    return [{ id: 1, title: "迟到的公告", content: "" }];
  });
  site.on(/^content\/list 2393/, async () => {
    await hasList.wait;
    return [{ id: 2, title: "营业收入", subTitle: "114.6亿元", content: "" }];
  });
  await site.text("/api/nodes");
  const chunks = textChunks(await site.get("/announcement/information_disclosure"));
  started.open();
  await readUntil(chunks, "迟到的公告");
  hasList.open();
  await readUntil(chunks, "114.6亿元");
});

describe("a document whose data is in the cache", () => {
  test("has no placeholders and no executable inline scripts, and its Cache-Status says that the data was a hit", async () => {
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
});

test("fifty concurrent requests for a page that is not cached make each upstream call only once", async () => {
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

function textChunks(response: Response): ReadableStreamDefaultReader<string> {
  if (!response.body) throw new Error("the response has no body");
  return response.body.pipeThrough(new TextDecoderStream()).getReader();
}

/** Reads until a text has arrived. Fails if the stream ends earlier. */
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

/** Expects the texts in this order. Only the first occurrence of each counts, because streamed values repeat them. */
function expectOrder(html: string, texts: string[]): void {
  const places = texts.map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

function expectComplete(html: string): void {
  expect(html).not.toContain("<!--$?-->");
  expect(html).not.toContain("<template");
  const inline = (html.match(/<script\b[^>]*>/g) ?? []).filter(
    (tag) => !tag.includes("src=") && !/type="application\/(ld\+)?json"/.test(tag),
  );
  expect(inline).toEqual([]);
}
