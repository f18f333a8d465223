import { expect, test } from "@playwright/test";
import { site } from "../../shared/brand/site.ts";
import { shiftsOf, watchShifts } from "../helpers/movement.ts";
import { existing } from "../helpers/site-paths.ts";
import { type SlowSite, slowDocuments } from "../helpers/slow-document.ts";

/** Pages on which the top or the first items consist of several elements beside or above each other. */
const PAGES = [
  ...existing([
    "/news/video",
    "/news/press_releases",
    "/news/media_reports",
    "/announcement/report_rating",
    "/announcement/csr_report",
    "/about/external_investors",
    "/about/development_history",
    "/recruitment/recruitment",
  ]),
  `/en/about/${site.slug}_culture`,
];

/** The largest allowed score of a layout shift. */
const MAX_SHIFT = 0.003;

let slow: SlowSite;

test.beforeAll(async ({ baseURL }) => {
  slow = await slowDocuments(baseURL ?? "");
});

test.afterAll(() => slow?.stop());

test.use({ viewport: { width: 360, height: 800 } });

for (const path of PAGES) {
  test(`nothing on ${path} jumps while the document arrives in small pieces`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(slow.origin + path);
    await page.evaluate(() => document.fonts.ready);
    // Text that moves is not a fault, because the lines of a paragraph move a little while the rest of the paragraph
    // arrives. Only elements must not move.
    const jumps = (await shiftsOf(page))
      .filter(({ score }) => score > MAX_SHIFT)
      .flatMap(({ moved }) =>
        moved.filter(({ isElement, isInHeader }) => isElement && !isInHeader),
      );
    expect(jumps).toEqual([]);
  });
}
