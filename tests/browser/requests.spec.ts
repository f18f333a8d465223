import { expect, type Page, test } from "@playwright/test";
import { hydrated, navigated } from "../helpers/console-watch.ts";

const LIST = "/news/press_releases";

/** Holds responses of `/api` back until they are released. */
async function hold(page: Page): Promise<{ release: () => void; fail: () => void }> {
  const gate = Promise.withResolvers<"respond" | "fail">();
  await page.route("**/api/**", async (route) => {
    if ((await gate.promise) === "fail") await route.abort();
    else await route.continue();
  });
  return { release: () => gate.resolve("respond"), fail: () => gate.resolve("fail") };
}

function overlay(page: Page) {
  return page.locator("[data-overlay]");
}

async function openList(page: Page): Promise<void> {
  await page.goto(LIST);
  await hydrated(page);
}

test("a page that the server has rendered never shows the loading overlay", async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const shown = document.querySelector("[data-overlay]:not([hidden])");
      if (shown) Object.assign(window, { overlayShown: true });
    }).observe(document, { subtree: true, attributes: true, childList: true });
  });
  await openList(page);
  await page.locator("html[data-loaded]").waitFor({ state: "attached" });
  expect(await page.evaluate(() => "overlayShown" in window)).toBe(false);
});

test("while a navigation waits for data, the loading overlay is shown and the page cannot be scrolled", async ({
  page,
}) => {
  await openList(page);
  await page.evaluate(() => {
    document.body.style.overflow = "visible";
    window.scrollTo(0, 600);
  });
  const gate = await hold(page);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('main nav a[href$="page=2"]')?.click(),
  );
  await expect(page.getByRole("status", { name: "加载中" })).toBeVisible({ timeout: 250 });
  expect(
    await page.evaluate(() => [document.body.style.height, document.body.style.overflow]),
  ).toEqual(["100vh", "hidden"]);
  expect(await page.evaluate(() => document.body.scrollTop)).toBe(600);
  gate.release();
  await expect(page).toHaveURL(/page=2$/);
  await expect(overlay(page)).toBeHidden();
  expect(
    await page.evaluate(() => [document.body.style.height, document.body.style.overflow]),
  ).toEqual(["", "visible"]);
  // The new page starts at its top, although the old page was scrolled down.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("when a navigation fails, the page hides the loading overlay at once and offers a retry that works", async ({
  page,
}) => {
  await openList(page);
  const gate = await hold(page);
  await page.getByRole("link", { name: "第 2 页" }).click();
  await expect(overlay(page)).toBeVisible();
  gate.fail();
  await expect(page.getByRole("alert")).toContainText("内容加载失败");
  await expect(overlay(page)).toBeHidden();
  await page.unroute("**/api/**");
  await page.getByRole("button", { name: "重试" }).click();
  await expect(page.getByRole("link", { name: "第 2 页" })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("alert")).toBeHidden();
});

test("hovering over a link prefetches the data of the linked page, and following the link then fetches no data", async ({
  page,
}) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  await openList(page);
  const link = page.getByRole("link", { name: "第 2 页" });
  // The script that prefetches pages starts when the browser is idle for the first time, so the test moves the pointer
  // again until there is a request.
  await expect(async () => {
    await page.mouse.move(0, 0);
    const responded = page.waitForResponse(/\/api\/contents\?nodeId=2031&page=2/, {
      timeout: 5000,
    });
    await link.hover();
    await (await responded).finished();
  }).toPass();
  const before = calls.length;
  await page.getByRole("link", { name: "第 2 页" }).click();
  await expect(page).toHaveURL(/page=2$/);
  expect(calls.slice(before).filter((url) => /page=2(?:&|$)/.test(url))).toEqual([]);
});

test("hovering over a link prefetches nothing if the browser's data saver is on", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: true, effectiveType: "4g" },
    });
  });
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) calls.push(request.url());
  });
  await page.clock.install();
  await openList(page);
  await page.locator("html[data-loaded]").waitFor({ state: "attached" });
  await page.getByRole("link", { name: "第 2 页" }).hover();
  await page.clock.runFor(1000);
  // If hovering had caused a request, that request would come before this one.
  await page.evaluate(() => fetch("/api/nodes"));
  expect(calls.map((url) => new URL(url).pathname)).toEqual(["/api/nodes"]);
});

test("after a navigation, the new page is announced and its heading has the focus", async ({
  page,
}) => {
  await openList(page);
  await page
    .getByRole("navigation", { name: "网站地图" })
    .getByRole("link", { name: "招聘职位" })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("招聘职位");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("[data-announcer]")).toHaveText(/招聘职位/);
  await expect(page.locator("html")).toHaveAttribute("data-switching", "");
  await expect(page.locator("html")).not.toHaveAttribute("data-switching", "", { timeout: 1500 });
});

test("if a script fails to load even after a reload, the page shows an error, and the retry button requests the page from the server", async ({
  page,
}) => {
  await openList(page);
  await page.route(/\/assets\/timeline-.*\.js$/, (route) => route.abort());
  // This value in the session storage means that a script of the page has failed to load before, in the same build, and
  // that the browser has then requested the page as a document. The browser does this only once for each build.
  await page.evaluate(() => {
    const build =
      document.querySelector<HTMLLinkElement>('link[href^="/assets/main-"][href$=".js"]')?.href ??
      "";
    sessionStorage.setItem("reloaded /about/development_history", build);
  });
  await page
    .getByRole("navigation", { name: "网站地图" })
    .getByRole("link", { name: "发展历程" })
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("alert")).toContainText("内容加载失败");
  await page.unroute(/\/assets\/timeline-.*\.js$/);
  await page.getByRole("button", { name: "重试" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("发展历程");
});

test("hovering over a link changes nothing on the page, even if the script of the linked page fails to load", async ({
  page,
}) => {
  await openList(page);
  await page.route(/\/assets\/timeline-.*\.js$/, (route) => route.abort());
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page
    .getByRole("navigation", { name: "网站地图" })
    .getByRole("link", { name: "发展历程" })
    .first();
  await page.locator("html[data-loaded]").waitFor({ state: "attached" });
  const failed = page.waitForEvent("requestfailed", (request) => /timeline-/.test(request.url()));
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  await failed;
  // A reload caused by the failed chunk would start before this navigation ends.
  await page.getByRole("link", { name: "第 2 页" }).click();
  await navigated(page, /page=2$/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("if one navigation never ends, the loading overlay is hidden as soon as a second navigation has ended", async ({
  page,
}) => {
  await openList(page);
  await page.route(/page=2/, () => {});
  const second = page.getByRole("link", { name: "第 2 页" });
  // The script that prefetches pages starts when the browser is idle for the first time, so the test moves the pointer
  // again until there is a request.
  await expect(async () => {
    const requested = page.waitForRequest(/page=2/, { timeout: 5000 });
    await page.mouse.move(0, 0);
    await second.hover();
    await requested;
  }).toPass();
  await second.evaluate((link: HTMLElement) => link.click());
  await expect(overlay(page)).toBeVisible();
  await page
    .getByRole("navigation", { name: "网站地图" })
    .getByRole("link", { name: "招聘职位" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("招聘职位");
  await expect(overlay(page)).toBeHidden();
});

test("the page is inert and not marked as loaded while the loading overlay is shown, and can be used afterwards", async ({
  page,
}) => {
  await openList(page);
  const loaded = page.locator("html[data-loaded]");
  await expect(loaded).toHaveCount(1);
  const gate = await hold(page);
  const second = page.getByRole("link", { name: "第 2 页" });
  await second.focus();
  await page.keyboard.press("Enter");
  await expect(overlay(page)).toBeVisible();
  await expect(loaded).toHaveCount(0);
  for (const role of ["banner", "main", "contentinfo"] as const) {
    await expect(page.locator(roles[role])).toHaveAttribute("inert");
  }
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  gate.release();
  await expect(overlay(page)).toBeHidden();
  for (const selector of Object.values(roles)) {
    await expect(page.locator(selector)).not.toHaveAttribute("inert");
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(loaded).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

const roles = { banner: "body > header", main: "body > main", contentinfo: "body > footer" };
