import { expect, type Page, test } from "@playwright/test";
import { type RunningSite, startSite } from "../helpers/running-site.ts";

/** The service worker, over a site that a test takes down. */
test.use({ serviceWorkers: "allow" });
test.describe.configure({ mode: "serial" });

let site: RunningSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({});
});

test.afterAll(() => site?.stop());

/** Opens a page and waits until it is kept for the time without a network. */
async function openAndKeep(page: Page, path: string): Promise<void> {
  await page.goto(site.origin + path);
  await untilKept(page, path);
}

function untilKept(page: Page, path: string): Promise<void> {
  const isKept = () =>
    page.evaluate(async (address) => {
      const cache = await caches.open("pages-1");
      return (await cache.match(address)) !== undefined;
    }, path);
  return expect.poll(isKept, { timeout: 20_000 }).toBe(true);
}

test("without a network pages seen before are shown, and an honest page for the others", async ({
  page,
}) => {
  await openAndKeep(page, "/about/profile");
  await page
    .getByRole("navigation", { name: "栏目导航" })
    .getByRole("link", { name: "发展历程" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("发展历程");
  // Opened by the router: the service worker was told of it.
  await untilKept(page, "/about/development_history");
  await site.stop();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("发展历程");
  await expect(page.getByRole("main")).toContainText("联轴器上的红线");
  const styled = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(styled).not.toMatch(/^"?Times/);

  const response = await page.goto(`${site.origin}/contact/headquarters`);
  expect(response?.status()).toBe(503);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("没有网络连接");
  const seen = page.getByRole("listitem").getByRole("link");
  await expect(seen).toHaveText([/^发展历程/, /^公司简介/]);
  await seen.last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("公司简介");

  await page.goto(`${site.origin}/en/about/profile`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no network");
});

test("with a network nothing old is shown: the page comes from the site each time", async ({
  page,
}) => {
  site = await startSite({});
  await openAndKeep(page, "/about/profile");
  await page.evaluate(async () => {
    const cache = await caches.open("pages-1");
    const old = new Response("<h1>old</h1>", { headers: { "content-type": "text/html" } });
    await cache.put("/about/profile", old);
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("公司简介");
});
