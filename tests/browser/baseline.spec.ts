import { expect, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";

/**
 * Deletes features that some of the supported browsers lack. vite.config.ts names the oldest browsers that are
 * supported.
 */
function deleteYoungFeatures(): void {
  for (const [owner, name] of [
    [AbortSignal, "any"],
    [Map, "groupBy"],
    [Object, "groupBy"],
    [Promise, "withResolvers"],
    [Element.prototype, "checkVisibility"],
    [String.prototype, "toWellFormed"],
    [URL, "canParse"],
    [URL, "parse"],
    [URLSearchParams.prototype, "size"],
  ] as const) {
    Reflect.deleteProperty(owner, name);
  }
}

test("in the oldest supported browsers, pages are hydrated and client navigation works", async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(deleteYoungFeatures);
  await page.goto("/home");
  await hydrated(page);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const menu = page.getByRole("navigation", { name: "网站地图" });
  for (const name of ["发展历程", "核心业务", "信息披露", "新闻稿"]) {
    await menu.getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const filter = page.locator("main a[data-count]").first();
    if (name === "信息披露") await expect(filter).toHaveAttribute("href", /\?year=\d{4}$/);
  }
  await page.getByRole("link", { name: "第 2 页" }).click();
  await expect(page).toHaveURL(/page=2$/);
  await expect(page.locator("main").getByRole("alert")).toHaveCount(0);
  expect(documents).toEqual([]);
  expect(errors).toEqual([]);
});

test("a browser older than the supported ones does not hydrate the document, but its links and pictures work", async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "toReversed"));
  await page.goto("/about/development_history");
  await expect(page.locator("main img[data-src]").first()).toHaveAttribute("src", /^\/media\//);
  await page
    .getByRole("navigation", { name: "网站地图" })
    .getByRole("link", { name: "新闻稿", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("新闻稿");
  await page.waitForLoadState("networkidle");
  await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
  expect(errors).toEqual([]);
});
