import { expect, type Page, test } from "@playwright/test";
import { hydrated, watch } from "../helpers/console-watch.ts";

/** Opens an article from the first page of the list. `index` is the article's place on that page, from 0 to 11. */
async function openArticle(page: Page, index: number): Promise<void> {
  await page.goto("/news/press_releases");
  const href = await page.getByRole("article").getByRole("link").nth(index).getAttribute("href");
  await page.goto(href ?? "");
  await hydrated(page);
}

/** Replaces the browser's share sheet. Returns a function that reads the data that the page wanted to share. */
async function withShareSheet(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: async (data: unknown) => Object.assign(window, { shared: data }),
    });
  });
  return () => page.evaluate(() => "shared" in window && window.shared);
}

test("an article has a button that copies its link and announces whether this has worked, and a button that opens the browser's share sheet", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const shared = await withShareSheet(page);
  await openArticle(page, 1);
  const status = page.locator("[data-share]").getByRole("status");
  await expect(status).toBeEmpty();
  await page.getByRole("button", { name: "复制链接" }).click();
  await expect(status).toHaveText("已复制");
  const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
  await expect(status).toBeEmpty();

  await page.getByRole("button", { name: "分享", exact: true }).click();
  expect(await shared()).toEqual({ title: await page.title(), url: page.url() });

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "复制链接" }).click();
  await expect(status).toContainText("复制失败");
});

test("the QR code of an article loads when a visitor unfolds it, and the next article has a different code", async ({
  page,
}) => {
  await openArticle(page, 1);
  const seen = watch(page);
  const code = page.getByRole("img", { name: "本页地址的二维码" });
  const drawing = async () => {
    await expect
      .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    return (await page.request.get((await code.getAttribute("src")) ?? "")).text();
  };
  await expect(code).toBeHidden();
  await page.getByText("手机扫码阅读").click();
  await expect(code).toBeVisible();
  const first = await drawing();
  await page.getByRole("link", { name: /^下一篇/ }).click();
  await expect(page.getByRole("link", { name: /^上一篇/ })).toBeVisible();
  await expect(code).toBeHidden();
  await page.getByText("手机扫码阅读").click();
  await expect(code).toBeVisible();
  const second = await drawing();
  expect(second).not.toBe(first);
  expect(seen.complaints).toEqual([]);
});

test("an article links to the next and the previous article, and back to the page of the list on which the article stands", async ({
  page,
}) => {
  await openArticle(page, 11);
  const heading = page.getByRole("heading", { level: 1 });
  const title = (await heading.textContent()) ?? "";
  await expect(page.getByRole("link", { name: "返回列表" })).not.toHaveAttribute("href", /page=/);
  await page.getByRole("link", { name: /^下一篇/ }).click();
  await expect(heading).not.toHaveText(title);
  await expect(heading).toBeFocused();
  const back = page.getByRole("link", { name: "返回列表" });
  await expect(back).toHaveAttribute("href", "/news/press_releases?page=2");
  await expect(page.getByRole("link", { name: `上一篇 ${title}` })).toBeVisible();
  await page.getByRole("link", { name: /^上一篇/ }).click();
  await expect(heading).toHaveText(title);
  await page.goBack();
  await expect(back).toHaveAttribute("href", "/news/press_releases?page=2");
  await back.click();
  await expect(page.getByRole("link", { name: "第 2 页" })).toHaveAttribute("aria-current", "page");
});

test("an article is shown before the data for its links to the previous and the next article have loaded, and also if these data cannot be loaded", async ({
  page,
}) => {
  await openArticle(page, 1);
  const { promise: isShown, resolve: shown } = Promise.withResolvers<void>();
  await page.route("**/adjacent*", async (route) => {
    await isShown;
    await route.abort();
  });
  const heading = page.getByRole("heading", { level: 1 });
  const title = (await heading.textContent()) ?? "";
  const failure = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("/adjacent"),
  );
  await page.getByRole("link", { name: /^下一篇/ }).click();
  await expect(heading).not.toHaveText(title);
  await expect(heading).toBeFocused();
  await expect(page.getByRole("status", { name: "加载中" })).toBeHidden();
  shown();
  await failure;
  await expect(page.getByRole("link", { name: "返回列表" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "上一篇和下一篇" })).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an article has its QR code, links to the previous and the next article, and no button that needs scripts", async ({
    page,
  }) => {
    await page.goto("/news/press_releases");
    await page.getByRole("article").getByRole("link").nth(1).click();
    await page.reload();
    await page.getByText("手机扫码阅读").click();
    await expect(page.getByRole("img", { name: "本页地址的二维码" })).toBeVisible();
    await expect(page.getByRole("button", { name: "复制链接" })).toBeHidden();
    await page.getByRole("link", { name: /^下一篇/ }).click();
    await expect(page.getByRole("link", { name: /^上一篇/ })).toBeVisible();
  });
});
