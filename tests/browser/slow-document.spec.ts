import { expect, type Page, test } from "@playwright/test";
import { site } from "../../shared/brand/site.ts";
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

/**
 * The largest allowed layout shift of one element. While the rest of a paragraph arrives, its own lines move a little,
 * so shifts of text nodes are not counted.
 */
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
    expect(await shiftsOf(page)).toEqual([]);
  });
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Records each layout shift of an element of the page's content that is larger than allowed. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript((most) => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${[x, y, width, height]}`;
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
        for (const { node, previousRect, currentRect } of sources) {
          if (value <= most || !(node instanceof Element) || node.closest("header")) continue;
          shifts.push(
            `${node.outerHTML.slice(0, 100)}: ${place(previousRect)} → ${place(currentRect)}`,
          );
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, MAX_SHIFT);
}

function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}
