import { type APIRequestContext, expect, test } from "@playwright/test";
import { CRAWLER } from "../helpers/document-head.ts";
import { gzipped, weightFaults } from "../helpers/page-weight.ts";
import { existing } from "../helpers/site-paths.ts";

/** One page of each kind. crawl.spec.ts weighs the document of every page to which a link leads. */
const PAGES = [
  ...existing([
    "/home",
    "/news/press_releases",
    "/about/profile",
    "/about/external_investors",
    "/home/search?keyword=1",
    "/recruitment/recruitment",
    "/about/executives",
    "/contact/marketing_network",
    "/about/development_history",
    "/contact/headquarters",
    "/product/core_business",
    "/announcement/information_disclosure",
    "/subject/meeting",
  ]),
  "/news/news_detail/10128",
  "/404",
];

/**
 * The largest allowed weights of scripts in kB (gzip). Every page loads the common scripts. A page's own scripts are
 * those of its main component, of the components that show its items, and of the component at its top.
 */
const SCRIPTS = { common: 134, own: { article: 12, other: 14 } };

for (const path of PAGES) {
  test(`the document, styles and scripts of a first visit to ${path} do not exceed their limits`, async ({
    request,
  }) => {
    // The test requests the document as a crawler, because crawlers get it complete, without streamed parts.
    const html = await (await request.get(path, CRAWLER)).text();
    expect(weightFaults(path, html)).toEqual([]);
    const modules = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(
      ([, href = ""]) => href,
    );
    const [common = [], own = []] = [true, false].map((isCommon) =>
      modules.filter((href) => /\/(?:entry|late|main|zh)-/.test(href) === isCommon),
    );
    const { article, other } = SCRIPTS.own;
    expect(await weightOf(request, common), "common scripts").toBeLessThanOrEqual(SCRIPTS.common);
    expect(await weightOf(request, own), "own scripts").toBeLessThanOrEqual(
      path.includes("detail") ? article : other,
    );
  });
}

async function weightOf(request: APIRequestContext, files: string[]): Promise<number> {
  const sizes = files.map(async (href) => gzipped(await (await request.get(href)).text()));
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
