import { expect, test } from "@playwright/test";
import { resize } from "../helpers/resize.ts";
import { detailPaths, listedRoutes } from "../helpers/site-paths.ts";

// An opening is the top of a page. Below the page's name, it can have a drawing, a picture or some facts.

// Scripts change nothing that these tests check, and would take most of the time.
test.use({ javaScriptEnabled: false });

test("the top of every list page shows the number of items in the list", async ({ page }) => {
  for (const { path, itemNoun, view } of listedRoutes) {
    if (!itemNoun || view === "videos") continue;
    // The first response may stream the list, and then the opening is sent before the number of items is known. The
    // second response is complete.
    await page.request.get(`/${path}`);
    await page.goto(`/${path}`);
    const opening = page.locator("[data-opening]");
    await expect(opening, path).toContainText(new RegExp(`[1-9]\\d*${itemNoun.zh.other}`));
  }
});

test("the title of a page and the English name next to it have the same position and size on all pages", async ({
  page,
}) => {
  await resize(page, { width: 1440, height: 900 });
  const places = new Set<string>();
  for (const path of [
    "/about/profile",
    "/news/press_releases",
    "/contact/headquarters",
    "/recruitment/recruitment",
    "/home/search",
  ]) {
    await page.goto(path);
    const heading = page.locator("[data-opening] h1");
    const [title, name] = await Promise.all(
      [heading, heading.locator("+ p")].map((part) => part.boundingBox()),
    );
    const size = await heading.evaluate((element) => getComputedStyle(element).fontSize);
    places.add([title?.x, title?.y, size, name?.x, name?.y].join());
  }
  expect([...places]).toHaveLength(1);
});

for (const [locale, width] of [
  ["zh", 1440],
  ["zh", 360],
  ["en", 390],
] as const) {
  test(`an item's headline is the largest text of its page (${locale}, ${width} px)`, async ({
    page,
    request,
  }) => {
    await resize(page, { width, height: 900 });
    for (const path of await detailPaths(request, locale)) {
      await page.goto(path);
      const sizes = await page.evaluate(() => {
        const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
        const shown = [...document.querySelectorAll("main *")].filter(
          (element) =>
            !element.closest("h1, [aria-hidden=true]") &&
            [...element.childNodes].some(
              (node) => node.nodeType === 3 && /\S/.test(node.textContent ?? ""),
            ),
        );
        const headline = document.querySelector("h1");
        return {
          headline: headline ? sizeOf(headline) : 0,
          others: Math.max(...shown.map(sizeOf)),
        };
      });
      expect(sizes.headline, path).toBeGreaterThan(sizes.others);
    }
  });
}
