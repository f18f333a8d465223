import { expect, test } from "@playwright/test";
import { localPath } from "../../shared/i18n/locales.ts";
import { movedByScripts } from "../helpers/hydration-movement.ts";
import { detailPaths, listedRoutes } from "../helpers/site-paths.ts";

/** In wide windows: every-page.spec.ts, which opens all pages in one. */
const VISITS = [
  { locale: "zh", width: 390, height: 844 },
  { locale: "en", width: 768, height: 1024 },
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
