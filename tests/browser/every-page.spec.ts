import { expect, type Page, test } from "@playwright/test";
import { type Locale, locales, localPath } from "../../shared/i18n/locales.ts";
import { loadAxe, violationsOf } from "../helpers/axe.ts";
import { brokenWords } from "../helpers/broken-words.ts";
import { hydrated, watch } from "../helpers/console-watch.ts";
import { laidOut, movedByScripts } from "../helpers/hydration-movement.ts";
import { layoutFaults, spacedLayoutFaults } from "../helpers/layout-faults.ts";
import { missingPictures } from "../helpers/missing-pictures.ts";
import { wrongPictureSizes } from "../helpers/picture-sizes.ts";
import { resize } from "../helpers/resize.ts";
import { detailPaths, groupPaths, listedRoutes } from "../helpers/site-paths.ts";

/** Of Chinese pages also that no word of a heading, a lead or a cell is broken. */
const SOUND =
  "is hydrated without warnings, stands still, is accessible, and all of it can be read";

/** Chromium says so about the document, each time it is loaded. */
const NOT_FOUND =
  "error: Failed to load resource: the server responded with a status of 404 (Not Found)";

type Scheme = "light" | "dark";
const LIGHT: readonly Scheme[] = ["light"];

/** The colours of a dark page are those of its view, whatever its language. */
function schemesIn(locale: Locale): readonly Scheme[] {
  return locale === "zh" ? ["light", "dark"] : LIGHT;
}

for (const locale of locales) {
  for (const [section, routes] of Map.groupBy(listedRoutes, ({ path }) => path.split("/")[0])) {
    test(`every page of ${section} ${SOUND} (${locale})`, async ({ page }) => {
      test.slow();
      const seen = await watchAll(page);
      for (const route of routes) {
        const isFirst = listedRoutes.find(({ view }) => view === route.view) === route;
        const schemes = isFirst ? schemesIn(locale) : LIGHT;
        await expectSound(page, seen, locale, localPath(locale, `/${route.path}`), schemes);
      }
    });
  }

  test(`the footer, the same on every page, is accessible (${locale})`, async ({ page }) => {
    await page.goto(localPath(locale, "/404"));
    await hydrated(page);
    await loadAxe(page);
    for (const width of ACCESSIBLE) {
      await resize(page, { width, height: 900 });
      await expectAccessible(page, `footer ${width}`, ["light", "dark"], []);
    }
  });

  test(`an item of every list ${SOUND} (${locale})`, async ({ page, request }) => {
    test.slow();
    const seen = await watchAll(page);
    for (const path of await detailPaths(request, locale)) {
      await expectSound(page, seen, locale, path, schemesIn(locale));
    }
  });

  test(`all of every group of a page can be read (${locale})`, async ({ page, request }) => {
    test.slow();
    for (const path of await groupPaths(request, locale)) {
      await page.goto(path);
      await hydrated(page);
      for (const width of READ) {
        await resize(page, { width, height: 900 });
        await expectReadable(page, `${path} at ${width} px`);
      }
    }
  });

  test(`a page that does not exist ${SOUND} (${locale})`, async ({ page }) => {
    const seen = await watchAll(page);
    const path = localPath(locale, "/404");
    await expectSound(page, seen, locale, path, schemesIn(locale), [NOT_FOUND, NOT_FOUND]);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    const header = await page.getByRole("banner").boundingBox();
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    expect(heading?.x).toBeGreaterThan(10);
  });
}

/** The first window of a page: what moves in it depends on width and view, not on the language. */
function firstWindowIn(locale: Locale) {
  return locale === "zh" ? { width: 1440, height: 900 } : { width: 768, height: 1024 };
}

/** Widths at which all of a page can be read. */
const READ = [1440, 768, 360];

/** 320 px is also 1280 px at 400 %. In other languages words are not looked at. */
function widthsIn(locale: Locale): readonly number[] {
  return locale === "zh" ? [1440, 1024, 768, 390, 360, 320] : [...READ, 320];
}

/** Those at which a page's accessibility is checked: in other languages where there is least room. */
const ACCESSIBLE = [1440, 360];

function isCheckedAt(width: number, locale: Locale): boolean {
  return ACCESSIBLE.includes(width) && (locale === "zh" || width === Math.min(...ACCESSIBLE));
}

/**
 * Checks a page as far as that is possible without knowing it.
 * @param complaints the browser's own, not the page's
 */
async function expectSound(
  page: Page,
  seen: ReturnType<typeof watch>,
  locale: Locale,
  path: string,
  schemes: readonly Scheme[],
  complaints: string[] = [],
): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
  await resize(page, firstWindowIn(locale));
  expect(await movedByScripts(page, path), `${path} moves when it is hydrated`).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await loadAxe(page);
  for (const width of widthsIn(locale)) {
    await resize(page, { width, height: 900 });
    if (locale === "zh") expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
    if (READ.includes(width)) await expectReadable(page, `${path} at ${width} px`);
    if (isCheckedAt(width, locale)) await expectAccessible(page, `${path} ${width}`, schemes);
  }
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess, `${path} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
  await resize(page, { width: 390, height: 844 });
  if (locale === "zh") expect(await movedByScripts(page, path), `${path}, 390 px`).toEqual([]);
  else await page.reload();
  await hydrated(page);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const { total, moved } = await shiftsOf(page);
  expect(seen, `${path} warns or fetches again`).toEqual({ complaints, apiCalls: [] });
  expect(total, `${path} moves while it loads: ${moved.join("; ")}`).toBeLessThanOrEqual(0.01);
}

/** No text lies on another, is cut off or beyond the window, with wider spacing neither; pictures are there, in the size that is loaded. */
async function expectReadable(page: Page, where: string): Promise<void> {
  await laidOut(page);
  expect(await layoutFaults(page), where).toEqual([]);
  expect(await spacedLayoutFaults(page), `${where}, wider spacing`).toEqual([]);
  expect(await wrongPictureSizes(page), where).toEqual([]);
  expect(await missingPictures(page), where).toEqual([]);
}

async function expectAccessible(
  page: Page,
  where: string,
  schemes: readonly Scheme[],
  exclude = FOOTER,
): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await laidOut(page);
    const options = colorScheme === "dark" ? { runOnly: COLOUR_RULES } : {};
    expect(await violationsOf(page, options, exclude), `${where} ${colorScheme}`).toEqual([]);
  }
}

/** Half of a page's elements, looked at once. */
const FOOTER = ["footer > *"];

/** Light pages are checked by all rules, dark ones by those whose result colours can change. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/** What a page of the browser complains of, and the shifts of each document in it. */
async function watchAll(page: Page): Promise<ReturnType<typeof watch>> {
  await watchShifts(page);
  return watch(page);
}

interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Shifts {
  total: number;
  /** What has shifted, from where to where. */
  moved: string[];
}

/** Sums the layout shifts that the browser reports. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { total: 0, moved: [] };
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${[x, y, width, height]}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        shifts.total += entry.value;
        for (const { node, previousRect, currentRect } of entry.sources) {
          const name = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.nodeName;
          const offset = `at ${innerWidth} px, ${scrollY}, ${Math.round(entry.startTime)} ms`;
          shifts.moved.push(`${name} ${place(previousRect)} to ${place(currentRect)} ${offset}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

function shiftsOf(page: Page): Promise<Shifts> {
  return page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
}
