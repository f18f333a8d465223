import { expect, type Page, test } from "@playwright/test";
import { locales, localPath } from "../../shared/i18n/locales.ts";
import { loadAxe, violationsOf } from "../helpers/axe.ts";
import { hydrated, watch } from "../helpers/console-watch.ts";
import { laidOut, movedByScripts } from "../helpers/hydration-movement.ts";
import { detailPaths, itemsOf, listedRoutes } from "../helpers/site-paths.ts";

/** Pages that are not lists of a node's items. */
const WITHOUT_ITEMS = ["home", "search"];

/** Chromium says so about the document, each time it is loaded. */
const NOT_FOUND =
  "error: Failed to load resource: the server responded with a status of 404 (Not Found)";

for (const locale of locales) {
  for (const route of listedRoutes) {
    const path = localPath(locale, `/${route.path}`);

    test(`${path} shows its node's content in its own view`, async ({ request }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toContain(`data-view="${route.view}"`);
      if (WITHOUT_ITEMS.includes(route.view)) return;
      const items = await itemsOf(request, locale, route);
      expect(items.length, "items in the embedded content").toBeGreaterThan(0);
      const text = html
        .replace(/<script.*?<\/script>|<span data-gap><wbr><\/span>|<wbr>/gs, "")
        .replaceAll("&#x27;", "'");
      expect(text).toContain(escapeHtml(items[0]?.title ?? ""));
    });

    // The colours of a dark page are those of its view.
    const isFirst = listedRoutes.find(({ view }) => view === route.view) === route;
    const schemes = isFirst ? (["light", "dark"] as const) : (["light"] as const);
    test(`${path} is hydrated without warnings, stands still, is accessible and fits, narrow and wide, ${schemes.join(" and ")}`, async ({
      page,
    }) => {
      await expectSound(page, path, { schemes });
    });
  }

  test(`an item of every list is hydrated without warnings, stands still, is accessible and fits (${locale})`, async ({
    page,
    request,
  }) => {
    test.slow();
    const paths = await detailPaths(request, locale);
    expect(paths).toHaveLength(7);
    for (const path of paths) await expectSound(page, path);
  });

  test(`a page that does not exist is hydrated without warnings, stands still, is accessible and fits (${locale})`, async ({
    page,
  }) => {
    await expectSound(page, localPath(locale, "/404"), { complaints: [NOT_FOUND, NOT_FOUND] });
    await page.goto(localPath(locale, "/404"));
    const header = await page.getByRole("banner").boundingBox();
    const heading = await page.getByRole("heading", { level: 1 }).boundingBox();
    expect(heading?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    expect(heading?.x).toBeGreaterThan(10);
  });
}

interface Expected {
  schemes?: readonly ("light" | "dark")[];
  /** The browser's own, not the page's. */
  complaints?: string[];
}

/** Checks a page as far as that is possible without knowing it. */
async function expectSound(
  page: Page,
  path: string,
  { schemes = ["light", "dark"], complaints = [] }: Expected = {},
): Promise<void> {
  const seen = watch(page);
  await watchShifts(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await movedByScripts(page, path), `${path} moves when it is hydrated`).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await loadAxe(page);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await laidOut(page);
      const options = colorScheme === "dark" ? { runOnly: COLOUR_RULES } : {};
      expect(await violationsOf(page, options), `${path} ${width} ${colorScheme}`).toEqual([]);
    }
  }
  // 320 px is also 1280 px at 400 %.
  await page.setViewportSize({ width: 320, height: 640 });
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(excess, `${path} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  // A busy browser takes a moment; the next document would begin at the width before.
  await page.waitForFunction(() => innerWidth === 390);
  await page.reload();
  await hydrated(page);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  const { total, moved } = await shiftsOf(page);
  expect(seen, `${path} warns or fetches again`).toEqual({ complaints, apiCalls: [] });
  expect(total, `${path} moves while it loads: ${moved.join("; ")}`).toBeLessThanOrEqual(0.01);
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

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
