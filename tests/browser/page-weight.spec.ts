import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type APIRequestContext, expect, test } from "@playwright/test";

/**
 * The greatest size of the styles in a document, in kB after gzip, for each kind of page. Each limit is the present
 * size, rounded up, so it should only ever be lowered. No page should exceed 9 kB, except the core business, whose
 * bodies contain three kinds of charts.
 */
const pages = {
  list: ["/news/press_releases", 6.8],
  home: ["/home", 8.3],
  article: ["/news/news_detail/10128", 8.4],
  profile: ["/about/profile", 8.2],
  investors: ["/about/external_investors", 8.3],
  search: ["/home/search?keyword=%E5%B9%B3%E5%8F%B0", 8.7],
  positions: ["/recruitment/recruitment", 7.2],
  executives: ["/about/executives", 6.8],
  network: ["/contact/marketing_network", 6.7],
  history: ["/about/development_history", 7.1],
  headquarters: ["/contact/headquarters", 8.1],
  business: ["/product/core_business", 10],
  disclosures: ["/announcement/information_disclosure", 8.6],
  conference: ["/subject/meeting", 8],
  "page that does not exist": ["/404", 7.5],
} as const;

/**
 * The part of the limit for the header and the metadata, in kB after Brotli. They are compressed together with the
 * styles.
 */
const HEADER = 3.1;

/** The greatest size in kB of the scripts that a page loads and that not all pages load. */
const SCRIPTS = { article: 12, other: 14 };

for (const [kind, [path, limit]] of Object.entries(pages)) {
  test(`a first visit to the page “${kind}” loads only what the page shows`, async ({
    request,
  }) => {
    const html = await completeDocument(request, path);
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text);
    expect(gzipped(styles.join("")), "styles").toBeLessThanOrEqual(limit);
    const upToMain = html.slice(0, html.indexOf('id="main"'));
    expect(brotli(upToMain), "up to the content").toBeLessThanOrEqual(limit + HEADER);
    const scripts = kind === "article" ? SCRIPTS.article : SCRIPTS.other;
    expect(await ownScripts(request, html), "scripts").toBeLessThanOrEqual(scripts);
  });
}

/** The complete document as a crawler gets it, in which nothing is streamed later. */
async function completeDocument(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path, { headers: { "user-agent": "Baiduspider" } });
  return response.text();
}

/** The size in kB of the scripts that only some pages load and this document loads. */
async function ownScripts(request: APIRequestContext, html: string): Promise<number> {
  const modules = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)]
    .map(([, href = ""]) => href)
    .filter((href) => !/\/(?:entry|main|zh|en)-/.test(href));
  const sizes = modules.map(async (href) => gzipped(await (await request.get(href)).text()));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

function gzipped(text: string): number {
  return gzipSync(text).length / 1000;
}

/** The size in kB after Brotli, with the quality that CDNs use for responses that are not cached. */
function brotli(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(text, { params }).length / 1000;
}
