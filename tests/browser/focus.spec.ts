import { expect, type Locator, type Page, test } from "@playwright/test";
import { hydrated, navigated } from "../helpers/console-watch.ts";
import { resize } from "../helpers/resize.ts";
import { existing } from "../helpers/site-paths.ts";

const LIST = "/news/press_releases";

async function open(page: Page, path: string, width = 1280, height = 800): Promise<void> {
  await resize(page, { width, height });
  await page.goto(path);
  await hydrated(page);
}

function offset(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

function heading(page: Page): Locator {
  return page.getByRole("heading", { level: 1 });
}

async function expectShown(page: Page, query: string): Promise<void> {
  await expect(page).toHaveURL(query);
  await expect(page.locator("[data-overlay]")).toBeHidden();
}

for (const [control, use] of Object.entries({
  "the link to the next page": async (page: Page) => {
    await page.getByRole("link", { name: "下一页" }).focus();
    await page.keyboard.press("Enter");
    await expectShown(page, `${LIST}?page=2`);
  },
  "the page size": async (page: Page) => {
    await page.getByRole("combobox", { name: "每页条数" }).selectOption("10");
    await expectShown(page, `${LIST}?pageSize=10`);
  },
  "the field for a page number": async (page: Page) => {
    await page.getByRole("textbox", { name: "页码" }).fill("2");
    await page.keyboard.press("Enter");
    await expectShown(page, `${LIST}?page=2`);
  },
  "a link to the same page": async (page: Page) => {
    const sitemap = page.getByRole("navigation", { name: "网站地图" });
    await sitemap.getByRole("link", { name: "新闻稿" }).first().click();
    await expectShown(page, LIST);
  },
})) {
  test(`a visitor who uses ${control} at the end of a list gets to the top of the page, with the focus on the heading`, async ({
    page,
  }) => {
    await open(page, LIST);
    await use(page);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport();
    expect(await offset(page)).toBe(0);
  });
}

test("a link of the pager keeps the focus if the window is so high that the pager is visible without scrolling", async ({
  page,
}) => {
  await open(page, LIST, 1280, 6000);
  const next = page.getByRole("link", { name: "下一页" });
  await next.focus();
  await page.keyboard.press("Enter");
  await expectShown(page, `${LIST}?page=2`);
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
});

test("after going back or forward, the link that the visitor has used on the page has the focus and is in view", async ({
  page,
}) => {
  await open(page, LIST);
  const second = page.getByRole("link", { name: "第 2 页" });
  await second.click();
  await expectShown(page, `${LIST}?page=2`);
  const article = page.getByRole("article").getByRole("link").nth(5);
  await article.click();
  await navigated(page, /news_detail/);

  await page.goBack();
  await expectShown(page, `${LIST}?page=2`);
  await expect(article).toBeFocused();
  await expect(article).toBeInViewport();
  await page.goBack();
  await expectShown(page, LIST);
  await expect(second).toBeFocused();
  await expect(second).toBeInViewport();
  await page.goForward();
  await expectShown(page, `${LIST}?page=2`);
  await expect(article).toBeFocused();
  await expect(article).toBeInViewport();
});

test("going back focuses the link that the visitor followed, even if the link led to another document", async ({
  page,
}) => {
  await open(page, LIST);
  const link = page
    .getByRole("contentinfo")
    .getByRole("link", { name: "English" })
    .or(page.getByRole("banner").getByRole("link", { name: "English" }));
  await page.evaluate(() => window.scrollTo(0, 900));
  await link.first().click();
  await expect(page).toHaveURL(/\/en\/home$/);
  await page.goBack();
  await hydrated(page);
  await expect(link.first()).toBeFocused();
  await expect.poll(() => offset(page)).toBe(900);
});

test("going back focuses a visible element if the link that the visitor followed has disappeared", async ({
  page,
}) => {
  await open(page, LIST, 1500);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole("button", { name: "展开新闻中心" }).hover();
  await page
    .getByRole("navigation", { name: "主导航" })
    .getByRole("link", { name: "媒体报道" })
    .click();
  await navigated(page, /media_reports/);
  await page.mouse.move(700, 700);
  await page.goBack();
  await expectShown(page, LIST);
  await expect.poll(() => offset(page)).toBe(900);
  await expect(page.locator("main :focus")).toBeInViewport();
});

for (const [path, width] of [
  ["/announcement/information_disclosure", 1280],
  ["/announcement/information_disclosure", 390],
  ["/recruitment/recruitment", 390],
  ["/home/search?keyword=a", 1280],
  ["/news/media_database", 1280],
  ["/contact/marketing_network", 390],
] as const) {
  if (existing([path]).length === 0) continue;
  test(`the link of a filter or group on ${path} keeps its position and the focus when it is used (${width} px)`, async ({
    page,
  }) => {
    await open(page, path, width);
    const link = page.locator("main a[data-keep-scroll]:not([aria-current])").last();
    await link.evaluate((it) =>
      window.scrollTo({ top: it.getBoundingClientRect().top + scrollY - 300, behavior: "instant" }),
    );
    const top = async () => Math.round((await link.boundingBox())?.y ?? 0);
    const before = await top();
    const name = (await link.textContent()) ?? "";
    await link.press("Enter");
    const current = page.locator("main a[data-keep-scroll][aria-current]", { hasText: name });
    await expect(current.last()).toBeFocused();
    await expect(current.last()).toBeInViewport({ ratio: 1 });
    const box = await current.last().boundingBox();
    expect(Math.abs((box?.y ?? 0) - before)).toBeLessThanOrEqual(1);
  });
}

test("a link to a part of a page moves the focus to that part, and going back moves the focus to the link again", async ({
  page,
}) => {
  const [path = ""] = existing(["/about/development_history"]);
  test.skip(path === "", "this site has no such page");
  await open(page, path);
  const link = page.locator('main a[href^="#"]').nth(2);
  const href = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(page.locator(href)).toBeFocused();
  await expect(page.locator(href)).toBeInViewport();
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});
