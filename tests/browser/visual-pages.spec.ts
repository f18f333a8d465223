import { expect, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";
import { requireSameRendering, settled, still } from "../helpers/rendering.ts";

/** Ten pages as they look, at half size: that shows what has moved or changed its colour. */
test.use({ deviceScaleFactor: 0.5 });

/** A window and a half of each page keeps the files small. */
const HEIGHT = 1350;

for (const [name, path] of Object.entries({
  home: "/home",
  "press-releases": "/news/press_releases",
  article: "/news/news_detail/10128",
  executives: "/about/executives",
  history: "/about/development_history",
  "core-business": "/product/core_business",
  disclosures: "/announcement/information_disclosure",
  positions: "/recruitment/recruitment",
  search: "/home/search?keyword=热轧",
  "english-profile": "/en/about/profile",
})) {
  test(`${path} looks as before, wide and light, narrow and dark`, async ({ page, browser }) => {
    await requireSameRendering(browser);
    await still(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await hydrated(page);
    for (const [width, colorScheme] of [
      [1440, "light"],
      [390, "dark"],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      const clip = { x: 0, y: 0, width, height: HEIGHT };
      const file = `${name}-${width}-${colorScheme}.png`;
      await expect.soft(page).toHaveScreenshot(file, { fullPage: true, clip });
    }
  });
}
