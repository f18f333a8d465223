import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type APIRequestContext, expect, test } from "@playwright/test";

/** kB, compressed. A connection's first flight is about 14 kB, headers included. */
const LIMITS = { styles: 9, upToMain: 11.5, scripts: 20, articleScripts: 13 };

const pages = {
  list: "/news/press_releases",
  home: "/home",
  article: "/news/news_detail/10128",
  profile: "/about/profile",
  investors: "/about/external_investors",
  search: "/home/search?keyword=%E5%B9%B3%E5%8F%B0",
  positions: "/recruitment/recruitment",
  executives: "/about/executives",
  network: "/contact/marketing_network",
  history: "/about/development_history",
  headquarters: "/contact/headquarters",
  business: "/product/core_business",
  conference: "/subject/meeting",
  "page that does not exist": "/404",
};

for (const [kind, path] of Object.entries(pages)) {
  test(`a first visit to a ${kind} loads what the page shows and no more`, async ({ request }) => {
    const html = await completeDocument(request, path);
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text);
    expect(gzipped(styles.join("")), "styles").toBeLessThanOrEqual(LIMITS.styles);
    const upToMain = html.slice(0, html.indexOf('id="main"'));
    expect(brotli(upToMain), "up to the content").toBeLessThanOrEqual(LIMITS.upToMain);
    const scripts = kind === "article" ? LIMITS.articleScripts : LIMITS.scripts;
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
