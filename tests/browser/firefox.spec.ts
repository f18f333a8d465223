import { expect, test } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findFirefox } from "../helpers/browser.ts";

/**
 * These tests run the site in Firefox, the second engine of the baseline (docs/behaviour.md 14). They drive an
 * installed Firefox by WebDriver BiDi, because Playwright needs its own patched build, which many systems do not offer
 * as a package.
 */
const firefox = findFirefox();

let browser: Browser;

// All tests share one browser, so they run in one process.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  // If Firefox is missing, tests/helpers/install.ts has already printed a notice. On CI, Firefox must be installed.
  test.skip(firefox === undefined && !process.env.CI, "Firefox is not installed");
  browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: firefox ?? "firefox",
    headless: true,
  });
});

test.afterAll(() => browser?.close());

async function open(width: number): Promise<{ page: Page; complaints: string[] }> {
  const complaints: string[] = [];
  const page = await browser.newPage();
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.setViewport({ width, height: 800 });
  return { page, complaints };
}

async function goto(page: Page, path: string, baseURL = ""): Promise<void> {
  await page.goto(baseURL + path);
  await page.waitForSelector("html[data-hydrated]");
}

/** The element with this role and accessible name. */
function named(page: Page, role: string, name: string) {
  return page.locator(`::-p-aria([role="${role}"][name="${name}"])`);
}

async function expectHeading(page: Page, text: string): Promise<void> {
  await expect
    .poll(() => page.$eval("h1", (heading) => heading.textContent?.replaceAll("\u200B", "")))
    .toBe(text);
}

test("Firefox shows the home page, the menu, a list, an article and a search, and prints a page, without errors", async ({
  baseURL,
}) => {
  test.slow();
  const { page, complaints } = await open(1200);
  await goto(page, "/home", baseURL);
  await named(page, "button", "打开菜单").click();
  await named(page, "button", "新闻中心").click();
  await page.locator("#mobile-menu a[href$='/news/press_releases']").click();
  await expectHeading(page, "新闻稿");

  await named(page, "link", "下一页").click();
  await page.waitForFunction(() => location.search === "?page=2");
  await expect
    .poll(() => page.$eval("[data-announcer]", (region) => region.textContent))
    .toMatch(/^第 2 页，共 \d+ 页$/);
  await page.goBack();
  await page.waitForFunction(() => location.search === "");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("href")))
    .toBe("/news/press_releases?page=2");

  const article = await page.$eval("main article a", (link) => link.getAttribute("href"));
  await page.locator("main article a").click();
  await page.waitForFunction((path) => location.pathname === path, {}, article);
  await page.waitForFunction(() => document.activeElement?.localName === "h1");

  await goto(page, "/home/search", baseURL);
  await page.locator("main input[type=search]").fill("数据");
  await page.keyboard.press("Enter");
  await page.waitForSelector("main mark");

  const print = await page.pdf();
  expect(Buffer.from(print.subarray(0, 5)).toString()).toBe("%PDF-");
  expect(complaints).toEqual([]);
});

test("Firefox opens and closes the drop-down lists by pointer and by keyboard", async ({
  baseURL,
}) => {
  const { page, complaints } = await open(1500);
  await goto(page, "/news/press_releases", baseURL);
  const toggle = '::-p-aria([role="button"][name="展开关于我们"])';
  await page.hover("nav a[href='/about/profile']");
  await expect
    .poll(() => page.$eval(toggle, (it) => it.getAttribute("aria-expanded")))
    .toBe("true");
  await page.mouse.move(700, 700);
  await expect
    .poll(() => page.$eval(toggle, (it) => it.getAttribute("aria-expanded")))
    .toBe("false");
  await page.focus(toggle);
  await page.keyboard.press("Enter");
  await page.locator("nav li a[href='/about/development_history']").click();
  await expectHeading(page, "发展历程");
  expect(complaints).toEqual([]);
});
