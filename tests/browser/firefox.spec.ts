import { expect, test } from "@playwright/test";
import puppeteer, { type Browser, type Page } from "puppeteer-core";
import { findFirefox } from "../helpers/browser.ts";

/**
 * These tests run the site in Firefox, the second engine of the baseline (docs/behaviour.md 14). They drive an
 * installed Firefox by WebDriver BiDi, because Playwright needs its own patched build, which many systems do not offer
 * as a package. Debian 12 has Firefox 140 ESR, which is older than Puppeteer expects: Puppeteer's `goBack`, its
 * `waitForFunction` and its check that an element is enabled never end there, so the tests do without them.
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
  // Puppeteer always sets the screen's orientation, too, which Firefox 140 ESR cannot do. The size is set nevertheless.
  await page.setViewport({ width, height: 800 }).catch((error: unknown) => {
    if (!String(error).includes("unknown command emulation.setScreenOrientationOverride"))
      throw error;
  });
  return { page, complaints };
}

async function goto(page: Page, path: string, baseURL = ""): Promise<void> {
  await page.goto(baseURL + path);
  await page.waitForSelector("html[data-hydrated]");
}

/** The element that matches a selector, once it can be clicked. */
function found(page: Page, selector: string) {
  return page.locator(selector).setWaitForEnabled(false);
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
  await found(page, "[aria-label=打开菜单]").click();
  await found(page, "#mobile-menu button::-p-text(新闻中心)").click();
  await found(page, "#mobile-menu a[href$='/news/press_releases']").click();
  await expectHeading(page, "新闻稿");

  await found(page, "[aria-label='第 2 页']").click();
  await expect.poll(() => page.evaluate(() => location.search)).toBe("?page=2");
  await expect
    .poll(() => page.$eval("[data-announcer]", (region) => region.textContent))
    .toMatch(/^第 2 页，共 \d+ 页$/);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => location.search)).toBe("");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("href")))
    .toBe("/news/press_releases?page=2");

  const article = await page.$eval("main article a", (link) => link.getAttribute("href"));
  await found(page, "main article a").click();
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe(article);
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("h1");

  await goto(page, "/home/search", baseURL);
  await found(page, "main input[type=search]").fill("数据");
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
  const toggle = "[aria-label=展开关于我们]";
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
  await found(page, "nav li a[href='/about/development_history']").click();
  await expectHeading(page, "发展历程");
  expect(complaints).toEqual([]);
});
