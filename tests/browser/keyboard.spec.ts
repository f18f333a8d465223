import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";
import { resize } from "../helpers/resize.ts";
import { existing } from "../helpers/site-paths.ts";

/** The test presses Tab at most this many times. Every page has fewer controls that Tab reaches. */
const MOST_STOPS = 260;

const PAGES = [
  "/home",
  "/news/press_releases",
  "/news/media_database?group=media-pictures",
  "/recruitment/recruitment",
];
const WIDTHS: Record<string, number> = { "/home": 1500, "/recruitment/recruitment": 390 };

for (const path of existing(PAGES)) {
  const width = WIDTHS[path] ?? 1280;
  test(`the keyboard reaches and leaves every control on ${path}, with a visible focus`, async ({
    page,
  }) => {
    test.slow();
    await resize(page, { width, height: 900 });
    await page.goto(path);
    await hydrated(page);
    const expected = await stops(page);
    const reached = new Set<number>();
    for (let step = 0; step < MOST_STOPS; step++) {
      await page.keyboard.press("Tab");
      const stop = await currentStop(page);
      if (stop === undefined) break;
      if (reached.has(stop.index)) break;
      reached.add(stop.index);
      expect(stop.isSeen, `the focus on ${stop.html} can be seen`).toBe(true);
    }
    expect([...reached].toSorted((a, b) => a - b)).toEqual(expected);
  });
}

const STOPS = "a[href], button, input:not([type=hidden]), select, summary, [tabindex='0']";

/** Numbers the visible focusable elements of the document, which are the expected tab stops. */
function stops(page: Page): Promise<number[]> {
  return page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)];
    const shown = all.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
        !element.closest("[inert]") &&
        // Quick links are left out, because they appear only after the page has been scrolled.
        !element.closest("nav:has([data-to-top])"),
    );
    for (const [index, element] of shown.entries()) element.dataset.stop = String(index);
    return shown.map((_, index) => index);
  }, STOPS);
}

/**
 * Describes the focused element. If it is a quick link, first presses Tab until another element has the focus, because
 * quick links appear and disappear while the page scrolls.
 */
async function currentStop(page: Page) {
  const read = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return undefined;
      const isQuickLink = element.closest("nav:has([data-to-top])") !== null;
      const style = getComputedStyle(element);
      const frame = element.closest<HTMLElement>(":has(:focus-visible)") ?? element;
      const parts = [element, ...ancestors(element)].map((part) => getComputedStyle(part));
      const hasOutline = [getComputedStyle(element, "::after"), ...parts].some(
        ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && outlineWidth !== "0px",
      );
      return {
        index: Number(element.dataset.stop ?? -1),
        isQuickLink,
        isSeen: hasOutline || style.position === "absolute" || frame.matches("[href='#main']"),
        html: element.outerHTML.slice(0, 120),
      };

      function ancestors(child: HTMLElement): HTMLElement[] {
        const parent = child.parentElement;
        return parent ? [parent, ...ancestors(parent)] : [];
      }
    });
  let stop = await read();
  while (stop?.isQuickLink) {
    await page.keyboard.press("Tab");
    stop = await read();
  }
  return stop;
}
