import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";
import { type Network, networkTo } from "../helpers/flaky-network.ts";
import { itemsOf } from "../helpers/site-paths.ts";

/** playwright.config.ts blocks service workers. These tests allow them, and can interrupt the network. */
test.use({ serviceWorkers: "allow" });

let network: Network;

test.beforeEach(async ({ baseURL }) => {
  network = await networkTo(baseURL ?? "");
});

test.afterEach(() => network.close());

/** Opens a page and waits until the service worker has stored it. */
async function openAndStore(page: Page, path: string): Promise<void> {
  await page.goto(network.origin + path);
  await untilStored(page, path);
}

function untilStored(page: Page, path: string): Promise<void> {
  const isStored = () =>
    page.evaluate(async (address) => {
      const cache = await caches.open("pages-1");
      return (await cache.match(address)) !== undefined;
    }, path);
  return expect.poll(isStored, { timeout: 20_000 }).toBe(true);
}

// With navigation preload, Firefox could not open a stored page without a network, because the preload request would
// fail.
test("the service worker does not use navigation preload", async ({ page }) => {
  await page.goto(`${network.origin}/about/profile`);
  const isPreloading = page.evaluate(async () => {
    const { navigationPreload } = await navigator.serviceWorker.ready;
    return (await navigationPreload.getState()).enabled;
  });
  expect(await isPreloading).toBe(false);
});

test("with a network connection, a page comes from the site even if the service worker has stored it", async ({
  page,
}) => {
  await openAndStore(page, "/about/profile");
  await page.evaluate(async () => {
    const cache = await caches.open("pages-1");
    const old = new Response("<h1>old</h1>", { headers: { "content-type": "text/html" } });
    await cache.put("/about/profile", old);
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("公司简介");
});

test("if the router opens a page that the service worker has stored, the new version replaces the stored one", async ({
  page,
}) => {
  await openAndStore(page, "/about/profile");
  await openAndStore(page, "/news/press_releases");
  await hydrated(page);
  await page.evaluate(async () => {
    const cache = await caches.open("pages-1");
    const old = new Response("<h1>old</h1>", { headers: { "content-type": "text/html" } });
    await cache.put("/about/profile", old);
  });
  const sitemap = page.getByRole("navigation", { name: "网站地图" });
  await sitemap.getByRole("link", { name: "公司简介" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("公司简介");
  const stored = () =>
    page.evaluate(async () => {
      const cache = await caches.open("pages-1");
      return (await cache.match("/about/profile"))?.text();
    });
  await expect.poll(stored).toContain("公司简介");
});

for (const how of ["by the router", "as a document"]) {
  test(`a stored page is no longer shown offline after a visitor has opened it ${how} and the site has responded with 404`, async ({
    page,
  }) => {
    const [first] = await itemsOf(page.request, "zh", "PRESS RELEASES");
    const item = `/news/news_detail/${first?.id}`;
    const heading = page.getByRole("heading", { level: 1 });
    await openAndStore(page, item);
    const title = (await heading.textContent()) ?? "";
    await openAndStore(page, "/news/press_releases");
    await hydrated(page);
    const gone = { status: 404, contentType: "text/html", body: "<h1>gone</h1>" };
    await page.context().route(`**${item}`, (route) => route.fulfill(gone));
    await page
      .context()
      .route(`**/api/contents/${first?.id}`, (route) => route.fulfill({ status: 404, json: {} }));
    if (how === "as a document") await page.goto(network.origin + item);
    else await page.getByRole("main").getByRole("link", { name: title }).click();
    await expect(heading).not.toHaveText("新闻稿");
    const isStored = () =>
      page.evaluate(async (path) => (await caches.match(path)) !== undefined, item);
    await expect.poll(isStored).toBe(false);
    await page.context().unrouteAll();
    await network.close();
    await page.goto(network.origin + item);
    await expect(heading).toHaveText("没有网络连接");
    await expect(page.getByRole("listitem").first()).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: title })).toHaveCount(0);
  });
}

test("without a network, a visitor sees the pages that were opened before, and an offline page in place of every new page", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await openAndStore(page, "/about/profile");
  const sitemap = page.getByRole("navigation", { name: "网站地图" });
  await sitemap.getByRole("link", { name: "新闻稿" }).click();
  await expect(heading).toHaveText("新闻稿");
  // When the router opens a page, the service worker stores its document in the background.
  await untilStored(page, "/news/press_releases");
  const [first] = await itemsOf(page.request, "zh", "PRESS RELEASES");
  await network.close();

  await page.reload();
  await expect(heading).toHaveText("新闻稿");
  await expect(page.getByRole("main")).toContainText(first?.title ?? "");
  const styled = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(styled).not.toMatch(/^"?Times/);

  const response = await page.goto(`${network.origin}/contact/headquarters`);
  expect(response?.status()).toBe(503);
  await expect(heading).toHaveText("没有网络连接");
  const seen = page.getByRole("listitem").getByRole("link");
  await expect(seen).toHaveText([/^新闻稿/, /^公司简介/]);
  await seen.last().click();
  await expect(heading).toHaveText("公司简介");

  await page.goto(`${network.origin}/en/about/profile`);
  await expect(heading).toHaveText("You are offline");

  // A URL with a parameter that selects other content is a different page. A URL with a tracking parameter is the same
  // page.
  for (const [query, text] of [
    ["year=2026", "没有网络连接"],
    ["utm_source=mail", "新闻稿"],
  ]) {
    await page.goto(`${network.origin}/news/press_releases?${query}`);
    await expect(heading).toHaveText(text ?? "");
  }
});

test("without a network, following a link and going back or forward show stored documents", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await openAndStore(page, "/about/profile");
  await openAndStore(page, "/news/press_releases");
  await hydrated(page);
  await network.close();
  const sitemap = page.getByRole("navigation", { name: "网站地图" });
  await sitemap.getByRole("link", { name: "公司简介" }).click();
  await expect(heading).toHaveText("公司简介");
  await page.goBack();
  await expect(heading).toHaveText("新闻稿");
  await page.goForward();
  await expect(heading).toHaveText("公司简介");
});
