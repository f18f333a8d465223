import { expect, test } from "@playwright/test";
import { localPath } from "../../shared/i18n/locales.ts";
import { movedByScripts } from "../helpers/hydration-movement.ts";
import { detailPaths, listedRoutes } from "../helpers/site-paths.ts";

/** Wide and narrow windows: every-page.spec.ts, which opens all pages anyway. */
test("nothing moves when a page is hydrated in a window of middle width", async ({
  page,
  request,
}) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 768, height: 1024 });
  const views = new Map(listedRoutes.map((route) => [route.view, route.path]));
  const paths = [...views.values()].map((path) => localPath("en", `/${path}`));
  for (const path of [...paths, ...(await detailPaths(request, "en"))]) {
    const open = () => page.goto(path, { waitUntil: "commit" });
    expect(await movedByScripts(page, open), path).toEqual([]);
  }
});
