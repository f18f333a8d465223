import { type APIRequestContext, expect, test } from "@playwright/test";
import { type Locale, localPath } from "../../shared/i18n/locales.ts";
import { movedByFace } from "../helpers/face-movement.ts";
import { resize } from "../helpers/resize.ts";
import { detailPaths, listedRoutes } from "../helpers/site-paths.ts";

/** A page of each view, and an item's page for each list that has them. */
async function pathsOf(request: APIRequestContext, locale: Locale): Promise<string[]> {
  const views = new Map(listedRoutes.map((route) => [route.view, route.path]));
  const paths = [...views.values()].map((path) => localPath(locale, `/${path}`));
  return [...paths, ...(await detailPaths(request, locale))];
}

/** Of what is seen, times how far it moves in proportion to the window. */
const MAX_SHIFT = 0.002;

for (const [locale, width, height] of [
  ["en", 360, 800],
  ["zh", 1440, 900],
] as const) {
  test(`nothing moves when the house face arrives late (${locale}, ${width} px)`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce" });
    await resize(page, { width, height });
    for (const path of await pathsOf(request, locale)) {
      expect.soft(await movedByFace(page, path), path).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });
}
