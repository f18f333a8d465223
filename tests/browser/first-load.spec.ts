import { expect, test } from "@playwright/test";
import { hydrated, watch } from "../helpers/console-watch.ts";

/** Other addresses of pages that every-page.spec.ts opens. */
const paths = [
  "/home/search?keyword=钢铁",
  "/en/home/search?keyword=steel",
  "/news/press_releases?page=2",
  "/en/news/press_releases?page=2",
];

for (const path of paths) {
  test(`${path} is hydrated without warnings and without refetching`, async ({ page }) => {
    const seen = watch(page);
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await expect(page.locator("h1")).toHaveCount(1);
    expect(seen).toEqual({ complaints: [], apiCalls: [] });
  });
}

test("hydration does not move the focus", async ({ page }) => {
  await page.goto("/news/press_releases");
  await hydrated(page);
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

for (const [texts, path] of Object.entries({
  zh: "/news/press_releases",
  en: "/en/news/press_releases",
})) {
  test(`${path} loads the scripts that package.json has a budget for, all preloaded in the document`, async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") loaded.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    const first = loaded.filter((name) => !/deferred-effects|scrollreveal/.test(name));
    const kinds = first.map((name) => name.replace(/^\/assets\/(.+)-[\w-]{8}\.js$/, "$1"));
    expect(kinds.toSorted()).toEqual(["entry", "main", texts].toSorted());
    const preloaded = await page
      .locator("link[rel=modulepreload], script[type=module]")
      .evaluateAll((all) =>
        all.map((each) => each.getAttribute("href") ?? each.getAttribute("src")),
      );
    for (const name of first) expect(preloaded).toContain(name);
  });
}
