import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { type Locale, locales, localPath } from "../../shared/i18n/locales.ts";
import { ambiguousNames } from "../helpers/ambiguous-names.ts";
import { loadAxe, violationsOf } from "../helpers/axe.ts";
import { brokenWords } from "../helpers/broken-words.ts";
import { hydrated, watch } from "../helpers/console-watch.ts";
import { largeNumberFaults } from "../helpers/large-numbers.ts";
import { layoutFaults, spacedLayoutFaults } from "../helpers/layout-faults.ts";
import { laidOut, openAgain, openFirst, shiftsOf, watchShifts } from "../helpers/movement.ts";
import { wrongPictureSizes } from "../helpers/picture-sizes.ts";
import { CommonPlaces, textsOffGrid } from "../helpers/places.ts";
import { resize } from "../helpers/resize.ts";
import { shortLastLines } from "../helpers/short-last-lines.ts";
import { detailPaths, groupPaths, listedRoutes, listedSections } from "../helpers/site-paths.ts";

/**
 * The end of the titles of tests that make all checks of a page. On Chinese pages, the tests also check that no word of
 * a heading, an introduction or a table cell is broken into two lines, and that no last line is too short.
 */
const SOUND =
  "is hydrated without warnings, does not move, is accessible, has unambiguous names, and can be read completely";

/** The message that Chromium prints whenever it loads a document with status 404. */
const NOT_FOUND =
  "error: Failed to load resource: the server responded with a status of 404 (Not Found)";

type Scheme = "light" | "dark";
const LIGHT: readonly Scheme[] = ["light"];
const BOTH: readonly Scheme[] = ["light", "dark"];

for (const locale of locales) {
  for (const [section, routes] of listedSections) {
    test(`every page of ${section} ${SOUND} (${locale})`, async ({ context }) => {
      test.slow();
      const places = new CommonPlaces();
      for (const route of routes) {
        const isFirst = listedRoutes.find(({ view }) => view === route.view) === route;
        await expectSound(context, locale, localPath(locale, `/${route.path}`), {
          schemes: isFirst ? BOTH : LIGHT,
          visits: isFirst ? ["first", "again"] : [ONE_VISIT[locale]],
          // When the site's font replaces the fallback font, some lines of long texts break at other words, and the
          // text below moves. The strict limit therefore applies only to the first page of each kind, and the other
          // pages get the looser limit.
          maxShiftByFace: isFirst ? MAX_SHIFT_BY_FACE : MAX_SHIFT,
          places,
        });
      }
      // This test compares only pages of the same section. places.spec.ts compares pages of different sections.
      expect(places.different()).toEqual([]);
    });
  }

  test(`the footer, which is the same on every page, is accessible (${locale})`, async ({
    page,
  }) => {
    await page.goto(localPath(locale, "/404"));
    await hydrated(page);
    await loadAxe(page);
    for (const width of [1440, 360]) {
      await resize(page, windowOf(width));
      await expectAccessible(page, `footer ${width}`, ["light", "dark"], []);
    }
  });

  test(`the page of one item of every list ${SOUND} (${locale})`, async ({ context, request }) => {
    test.slow();
    const places = new CommonPlaces();
    for (const path of await detailPaths(request, locale)) {
      await expectSound(context, locale, path, { schemes: BOTH, places });
    }
    expect(places.different()).toEqual([]);
  });

  test(`every group of items that has a URL of its own, and a page of search results, can be read completely, without cut or covered text (${locale})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const results = `${localPath(locale, "/home/search")}?keyword=2026`;
    for (const path of [results, ...(await groupPaths(request, locale))]) {
      await page.goto(path);
      await hydrated(page);
      expect(await ambiguousNames(page), path).toEqual([]);
      for (const width of READ) {
        await resize(page, windowOf(width));
        await expectReadable(page, `${path} at ${width} px`);
      }
    }
  });

  test(`a page that does not exist ${SOUND} (${locale})`, async ({ context, page }) => {
    const path = localPath(locale, "/404");
    await expectSound(context, locale, path, {
      schemes: BOTH,
      complaints: [NOT_FOUND],
      // The error page has only a number, a title and one sentence, so the typographic rules for lists and articles do
      // not apply.
      isTypeset: false,
    });
    await page.goto(path);
    const header = await page.getByRole("banner").boundingBox();
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    expect(heading?.x).toBeGreaterThan(10);
  });
}

interface WindowSize {
  width: number;
  height: number;
}

/**
 * On the first visit, the browser's cache is empty and the site's font arrives last. On a later visit, everything is
 * cached.
 */
type Visit = "first" | "again";

/**
 * The window sizes for a page's first and second visit. How a page moves while it loads depends on the width and on the
 * kind of page, but not on the language. Each language therefore tests two of the four widths.
 */
const WINDOWS: Record<Locale, Record<Visit, WindowSize>> = {
  zh: { first: { width: 1440, height: 900 }, again: { width: 390, height: 844 } },
  en: { first: { width: 360, height: 800 }, again: { width: 768, height: 1024 } },
};

/**
 * The first page of each kind is opened twice: as on a first visit, and as on a later visit. All remaining pages are
 * opened only once. This map says for each language whether they are opened as on a first or as on a later visit.
 */
const ONE_VISIT: Record<Locale, Visit> = { zh: "again", en: "first" };

/**
 * Whether a window is as narrow as a phone's. Phones load pages slowly and show little at a time, so movement is
 * noticed most there.
 */
function isNarrow({ width }: WindowSize): boolean {
  return width < 768;
}

/** The largest allowed layout shift score when the site's font replaces the fallback font. */
const MAX_SHIFT_BY_FACE = 0.002;

/** The largest allowed layout shift score in total, while the page loads and while a visitor scrolls. */
const MAX_SHIFT = 0.01;

/** The widths at which a page must be readable. */
const READ = [1440, 768, 360];

/** The widths of windows in which a visitor must not see more than one large number at once. */
const NUMBERS = [1440, 360];

/**
 * All widths at which a page is checked. One of them is 320 px, which is the width of a window of 1280 px at a zoom of
 * 400 %. A Chinese word may be broken at one width only, so Chinese pages are checked at more widths.
 */
function widthsIn(locale: Locale): readonly number[] {
  return locale === "zh" ? [1440, 1024, 768, 390, 360, 320] : [...READ, 320];
}

/**
 * The width in pixels at which accessibility is checked, by language. Hardly any fault appears at only one width and in
 * only one language, so each width is checked in one language.
 */
const ACCESSIBLE: Record<Locale, number> = { zh: 1440, en: 360 };

function windowOf(width: number): WindowSize {
  return { width, height: width === 360 ? 740 : 900 };
}

/** Makes the checks that every page must pass. Opens the page once for each visit. */
async function expectSound(
  context: BrowserContext,
  locale: Locale,
  path: string,
  {
    schemes,
    visits = ["first", "again"],
    maxShiftByFace = MAX_SHIFT_BY_FACE,
    complaints = [],
    places,
    isTypeset = locale === "zh",
  }: Expectations,
): Promise<void> {
  let opened: Awaited<ReturnType<typeof openTab>> | undefined;
  for (const visit of visits) {
    await opened?.tab.close();
    const size = WINDOWS[locale][visit];
    opened = await openTab(context, size);
    if (visit === "first") {
      const { byScripts, byFace } = await openFirst(opened.tab, path);
      expect(byScripts, `${path} moves when it is hydrated`).toEqual([]);
      expect(byFace, `${path} moves when the site's font arrives`).toBeLessThanOrEqual(
        maxShiftByFace,
      );
    } else {
      const moved = await openAgain(opened.tab, path);
      expect(moved, `${path} moves when it is hydrated again`).toEqual([]);
    }
    if (isNarrow(size)) await expectStill(opened.tab, path);
    expect(opened.seen, `${path} causes warnings or fetches data again`).toEqual({
      complaints,
      apiCalls: [],
    });
  }
  if (!opened) throw new Error("The parameter `visits` names no visit");
  const { tab } = opened;
  await expect(tab.getByRole("heading", { level: 1 })).toHaveCount(1);
  expect(await ambiguousNames(tab), path).toEqual([]);
  await loadAxe(tab);
  for (const width of widthsIn(locale)) {
    const where = `${path} at ${width} px`;
    await resize(tab, windowOf(width));
    // Content that is wider than the window is cut off, or the window scrolls sideways. If content is cut off, the
    // width of the document does not show this, so the test measures the width of `main`.
    const excess = await tab.locator("main").evaluate((main) => main.scrollWidth - innerWidth);
    expect(excess, `${where}: pixels beyond the window`).toBeLessThanOrEqual(0);
    if (locale === "zh") expect(await brokenWords(tab), where).toEqual([]);
    if (READ.includes(width)) {
      await expectReadable(tab, where);
      if (isTypeset) expect(await shortLastLines(tab), where).toEqual([]);
      await places?.add(tab);
    }
    if (width === 1440 && isTypeset) expect(await textsOffGrid(tab), where).toEqual([]);
    if (width === ACCESSIBLE[locale]) await expectAccessible(tab, where, schemes);
  }
  await tab.close();
}

interface Expectations {
  schemes: readonly Scheme[];
  visits?: readonly Visit[];
  maxShiftByFace?: number;
  /** Collects the positions of elements that must have the same position on all pages. */
  places?: CommonPlaces;
  /**
   * Whether the page follows the rules for Chinese pages: texts begin at certain columns, and no last line is short.
   */
  isTypeset?: boolean;
  /** The messages of the browser that are expected each time the document is loaded. */
  complaints?: string[];
}

/** Opens a new tab, and records layout shifts, the browser's warnings and calls of `/api` in it. */
async function openTab(context: BrowserContext, size: WindowSize) {
  const tab = await context.newPage();
  await tab.setViewportSize(size);
  await watchShifts(tab);
  return { tab, seen: watch(tab) };
}

/** Scrolls down and back. Expects that nothing has moved while the page was loading and scrolling down. */
async function expectStill(page: Page, path: string): Promise<void> {
  const offset = () => page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 1500);
  await expect.poll(offset, { intervals: [10, 20, 50] }).toBeGreaterThan(0);
  const shifts = await shiftsOf(page);
  const total = shifts.reduce((sum, { score }) => sum + score, 0);
  const moved = shifts.flatMap(({ moved }) => moved.map(({ description }) => description));
  expect(total, `${path} moves while it loads: ${moved.join("; ")}`).toBeLessThanOrEqual(MAX_SHIFT);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const header = page.getByRole("banner");
  const opacity = () => header.evaluate(({ style }) => style.getPropertyValue("--header-opacity"));
  await expect.poll(opacity, { intervals: [20, 50] }).toBe("0");
}

/**
 * Expects that no text overlaps another, is cut off or lies outside the window, even with wider text spacing. Also
 * expects that each picture's file fits the size in which it is shown, and that a screen has at most one large number.
 * crawl.spec.ts checks that all pictures exist.
 */
async function expectReadable(page: Page, where: string): Promise<void> {
  await laidOut(page);
  expect(await layoutFaults(page), where).toEqual([]);
  expect(await wrongPictureSizes(page), where).toEqual([]);
  const { width } = page.viewportSize() ?? {};
  if (width && NUMBERS.includes(width)) expect(await largeNumberFaults(page), where).toEqual([]);
  expect(await spacedLayoutFaults(page), `${where}, wider spacing`).toEqual([]);
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

/**
 * Excludes the footer from the check of accessibility. The footer contains half of a page's elements, is the same on
 * all pages, and has a test of its own.
 */
const FOOTER = ["footer > *"];

/**
 * The rules whose results depend on colours. Dark pages are checked by these rules only, and light pages by all
 * rules.
 */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
