import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type APIRequestContext, expect, test } from "@playwright/test";

/**
 * The styles in the document of each kind of page, in kB: what it has today, rounded up. No page should have more
 * than 9, which only the core business has, whose bodies have drawings of three kinds; so a limit here only ever goes down.
 */
const pages = {
  list: ["/news/press_releases", 6.8],
  home: ["/home", 8.3],
  article: ["/news/news_detail/10128", 8.3],
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

/** Header and metadata, in kB, when an edge compresses them with the styles. */
const HEADER = 3.1;

/** Scripts beside those of all pages, in kB. */
const SCRIPTS = { article: 12, other: 14 };

for (const [kind, [path, limit]] of Object.entries(pages)) {
  test(`a first visit to a ${kind} loads what the page shows and no more`, async ({ request }) => {
    const html = await completeDocument(request, path);
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text);
    expect(gzipped(styles.join("")), "styles").toBeLessThanOrEqual(limit);
    const upToMain = html.slice(0, html.indexOf('id="main"'));
    expect(brotli(upToMain), "up to the content").toBeLessThanOrEqual(limit + HEADER);
    const scripts = kind === "article" ? SCRIPTS.article : SCRIPTS.other;
    expect(await ownScripts(request, html), "scripts").toBeLessThanOrEqual(scripts);
  });
}

/** As a crawler gets it: nothing of it is streamed later. */
async function completeDocument(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path, { headers: { "user-agent": "Baiduspider" } });
  return response.text();
}

/** kB of the scripts that a document loads beside those of every page. */
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

/** At the quality with which edges compress what they send for the first time. */
function brotli(text: string): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(text, { params }).length / 1000;
}
