import { expect, type Page, test } from "@playwright/test";
import { localPath } from "../../shared/i18n/locales.ts";
import { hydrated } from "../helpers/console-watch.ts";
import { detailPaths, listedRoutes } from "../helpers/site-paths.ts";

const VISITS = [
  { locale: "zh", width: 390, height: 844 },
  { locale: "en", width: 768, height: 1024 },
  { locale: "zh", width: 1440, height: 900 },
] as const;

for (const { locale, ...window } of VISITS) {
  test(`nothing moves when a page is hydrated (${locale}, ${window.width} px)`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(window);
    const views = new Map(listedRoutes.map((route) => [route.view, route.path]));
    const paths = [...views.values()].map((path) => localPath(locale, `/${path}`));
    for (const path of [...paths, ...(await detailPaths(request, locale))]) {
      expect(await movedByScripts(page, path), path).toEqual([]);
    }
  });
}

/** Elements that hydration and the deferred effects have moved by more than a pixel. */
async function movedByScripts(page: Page, path: string): Promise<string[]> {
  const entry = Promise.withResolvers<void>();
  await page.route("**/assets/entry-*.js", async (route) => {
    await entry.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const tops = new Map(
      [...document.querySelectorAll("main *, footer *")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => [element, element.getBoundingClientRect()] as const),
    );
    Object.assign(window, { tops });
  });
  const deferred = page.waitForResponse(/\/assets\/deferred-effects-/);
  entry.resolve();
  await hydrated(page);
  await deferred;
  await page.waitForLoadState("networkidle");
  const moved = await page.evaluate(() => {
    const { tops } = window as unknown as { tops: Map<Element, DOMRect> };
    return [...tops].flatMap(([element, before]) => {
      const { x, y } = element.getBoundingClientRect();
      const isStill = Math.abs(x - before.x) <= 1 && Math.abs(y - before.y) <= 1;
      return isStill
        ? []
        : [`${element.outerHTML.slice(0, 90)}: ${before.x}, ${before.y} → ${x}, ${y}`];
    });
  });
  await page.unroute("**/assets/entry-*.js");
  return moved.slice(0, 5);
}
