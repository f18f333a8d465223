import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";

const HISTORY = /\/assets\/timeline-[\w-]{8}\.js$/;
const gone = { status: 404, body: "" };

/** Records each document that the browser requests. */
function requestedDocuments(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

function follow(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("navigation", { name: "网站地图" });
  return menu.getByRole("link", { name, exact: true }).click();
}

test("if the script of a page's main component fails to load after a click, the browser requests the page once as a document", async ({
  page,
}) => {
  await page.route(HISTORY, (route) => route.fulfill(gone));
  await page.goto("/news/press_releases");
  await hydrated(page);
  const requested = requestedDocuments(page);
  await follow(page, "发展历程");
  await expect(page).toHaveURL("/about/development_history");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("发展历程");
  await page.waitForLoadState("networkidle");
  expect(requested).toEqual(["/about/development_history"]);

  // This document is not hydrated, so the browser follows its links without the router.
  await follow(page, "新闻稿");
  await expect(page).toHaveURL("/news/press_releases");
  await hydrated(page);
  expect(requested).toEqual(["/about/development_history", "/news/press_releases"]);
});

for (const [part, file] of Object.entries({
  "a block": /\/assets\/chapter-[\w-]{8}\.js$/,
  "an opening": /\/assets\/growth-[\w-]{8}\.js$/,
})) {
  test(`if the script of ${part} fails to load after a click, the browser requests the page once as a document`, async ({
    page,
  }) => {
    await page.route(file, (route) => route.fulfill(gone));
    await page.goto("/news/press_releases");
    await hydrated(page);
    const requested = requestedDocuments(page);
    await follow(page, "公司简介");
    await expect(page).toHaveURL("/about/profile");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("公司简介");
    await page.waitForLoadState("networkidle");
    await expect(page.locator("main section").first()).toBeVisible();
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    expect(requested).toEqual(["/about/profile"]);

    await follow(page, "新闻稿");
    await expect(page).toHaveURL("/news/press_releases");
    await hydrated(page);
    expect(requested).toEqual(["/about/profile", "/news/press_releases"]);
  });
}

test("if a script fails to load because there is no network, the browser requests the document only once", async ({
  page,
  context,
}) => {
  await page.goto("/news/press_releases");
  await hydrated(page);
  const requested = requestedDocuments(page);
  const failed = page.waitForEvent("requestfailed", (request) => request.isNavigationRequest());
  await context.setOffline(true);
  await follow(page, "发展历程");
  await failed;
  await expect(page.getByRole("heading", { level: 1, name: "新闻稿" })).toHaveCount(0);
  expect(requested).toEqual(["/about/development_history"]);
});

for (const [name, file] of Object.entries({
  "the main script": /\/assets\/main-[\w-]{8}\.js$/,
  "the script with the texts": /\/assets\/zh-[\w-]{8}\.js$/,
  "the script of the page's main component": HISTORY,
})) {
  test(`if ${name} cannot be loaded, a document stays as the server has rendered it, but still loads its pictures, and its links work`, async ({
    page,
  }) => {
    const requested = requestedDocuments(page);
    await page.route(file, (route) => route.fulfill(gone));
    await page.goto("/about/development_history");
    await expect(page.locator("main img[data-src]").first()).toHaveAttribute("src", /^\/media\//);
    await expect(page.locator("html[data-hydrated]")).toHaveCount(0);
    await follow(page, "新闻稿");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("新闻稿");
    expect(requested).toEqual(["/about/development_history", "/news/press_releases"]);
  });
}

test("if the script of the deferred effects cannot be loaded, a page is still hydrated and the router handles links", async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  const lost = page.waitForEvent("requestfailed");
  await page.route(/\/assets\/deferred-effects-/, (route) => route.abort());
  await page.goto("/news/press_releases");
  await hydrated(page);
  await lost;
  const requested = requestedDocuments(page);
  await follow(page, "发展历程");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("发展历程");
  expect(requested).toEqual([]);
  expect(errors).toEqual([]);
});
