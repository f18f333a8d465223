import { expect, type Page, test } from "@playwright/test";
import { type Locale, locales, localPath } from "../../shared/i18n/locales.ts";
import { loadAxe, violationsOf } from "../helpers/axe.ts";
import { brokenWords } from "../helpers/broken-words.ts";
import { hydrated, watch } from "../helpers/console-watch.ts";
import { laidOut, movedByScripts } from "../helpers/hydration-movement.ts";
import { resize } from "../helpers/resize.ts";
import { detailPaths, listedRoutes } from "../helpers/site-paths.ts";

/** Of Chinese pages also that no word of a heading, a lead or a cell is broken. */
const SOUND = "is hydrated without warnings, stands still, is accessible and fits";

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
  for (const route of listedRoutes) {
    const path = localPath(locale, `/${route.path}`);

    const isFirst = listedRoutes.find(({ view }) => view === route.view) === route;
    const schemes = isFirst ? schemesIn(locale) : LIGHT;
    test(`${path} ${SOUND}, narrow and wide, ${schemes.join(" and ")}`, async ({ page }) => {
      await expectSound(page, locale, path, { schemes });
    });
  }

  test(`an item of every list ${SOUND} (${locale})`, async ({ page, request }) => {
    test.slow();
    for (const path of await detailPaths(request, locale)) await expectSound(page, locale, path);
  });

  test(`a page that does not exist ${SOUND} (${locale})`, async ({ page }) => {
    const complaints = [NOT_FOUND, NOT_FOUND];
    await expectSound(page, locale, localPath(locale, "/404"), { complaints });
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    const header = await page.getByRole("banner").boundingBox();
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    expect(heading?.x).toBeGreaterThan(10);
  });
}

interface Expected {
  schemes?: readonly Scheme[];
  /** The browser's own, not the page's. */
  complaints?: string[];
}

/** The first window of a page: what moves in it depends on width and view, not on the language. */
function firstWindowIn(locale: Locale) {
  return locale === "zh" ? { width: 1440, height: 900 } : { width: 768, height: 1024 };
}

/** 320 px is also 1280 px at 400 %. */
const WIDTHS = [1440, 1024, 768, 390, 360, 320];

/** The others differ in their texts only, so they are checked where these have least room. */
function accessibleWidthsIn(locale: Locale): readonly number[] {
  return locale === "zh" ? [1440, 360] : [360];
}

/** Checks a page as far as that is possible without knowing it. */
async function expectSound(
  page: Page,
  locale: Locale,
  path: string,
  { schemes = schemesIn(locale), complaints = [] }: Expected = {},
): Promise<void> {
  const seen = watch(page);
  await watchShifts(page);
  await resize(page, firstWindowIn(locale));
  expect(await movedByScripts(page, path), `${path} moves when it is hydrated`).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expectAccessible(page, path, accessibleWidthsIn(locale), schemes);
  for (const width of WIDTHS) {
    await resize(page, { width, height: 900 });
    if (locale === "zh") expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
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

async function expectAccessible(
  page: Page,
  path: string,
  widths: readonly number[],
  schemes: readonly Scheme[],
): Promise<void> {
  await loadAxe(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const options = colorScheme === "dark" ? { runOnly: COLOUR_RULES } : {};
    for (const width of widths) {
      await resize(page, { width, height: 900 });
      await laidOut(page);
      expect(await violationsOf(page, options), `${path} ${width} ${colorScheme}`).toEqual([]);
    }
  }
}

/** Light pages are checked by all rules, dark ones by those whose result colours can change. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

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
