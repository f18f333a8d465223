import { expect, test } from "@playwright/test";
import { company } from "../../shared/brand/site.ts";
import { hydrated, navigated } from "../helpers/console-watch.ts";
import { resize } from "../helpers/resize.ts";

test.describe("in windows below 1450 px", () => {
  test.use({ viewport: { width: 1449, height: 800 } });

  test("the menu button opens the main navigation, and Escape or going back closes the navigation", async ({
    page,
  }) => {
    await page.goto("/news/press_releases");
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "公司简介" }).click();
    await navigated(page, /profile$/);
    const hamburger = page.getByRole("button", { name: "打开菜单" });
    await hamburger.click();
    const menu = page.getByRole("navigation", { name: "主导航" });
    await menu.getByRole("button", { name: "新闻中心" }).click();
    await expect(menu.getByRole("link", { name: "新闻稿" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(hamburger).toBeFocused();
    await hamburger.click();
    await page.goBack();
    await expect(page).toHaveURL(/press_releases$/);
    await expect(menu).toBeHidden();
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  });
});

test("the mobile menu marks the current page in both languages, also after a client navigation", async ({
  page,
}) => {
  await resize(page, { width: 390, height: 800 });
  for (const { path, hamburger, menu, section, from, to } of [
    {
      path: "/about/profile",
      hamburger: "打开菜单",
      menu: "主导航",
      section: "关于我们",
      from: "公司简介",
      to: "组织架构",
    },
    {
      path: "/en/about/profile",
      hamburger: "Open menu",
      menu: "Main",
      section: "About us",
      from: "Company profile",
      to: "Organisation",
    },
  ]) {
    await page.goto(path);
    await hydrated(page);
    const navigation = page.getByRole("navigation", { name: menu });
    const current = navigation.locator('[aria-current="page"]');
    const open = async () => {
      await page.getByRole("button", { name: hamburger }).click();
      const toggle = navigation.getByRole("button", { name: section });
      if ((await toggle.getAttribute("aria-expanded")) === "false") await toggle.click();
    };
    await open();
    await expect(current).toHaveText([from]);
    await expect(current).toBeVisible();
    await navigation.getByRole("link", { name: to }).click();
    await navigated(page, /organization$/);
    await open();
    await expect(current).toHaveText([to]);
    await expect(current).toBeVisible();
  }
});

test.describe("in windows from 1450 px", () => {
  test.use({ viewport: { width: 1450, height: 800 } });

  test("the keyboard opens a drop-down list by its toggle and closes it by Escape; hovering opens the list, one click keeps it open and a second click closes it", async ({
    page,
  }) => {
    await page.goto("/about/profile");
    await hydrated(page);
    const toggle = page.getByRole("button", { name: "展开新闻中心" });
    await toggle.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "新闻稿" }).first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");

    await toggle.hover();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  });

  test("a drop-down list closes when the pointer leaves the window at the top; the list of products links to each category", async ({
    page,
  }) => {
    await page.goto("/about/profile");
    await hydrated(page);
    const toggle = page.getByRole("button", { name: "展开新闻中心" });
    await toggle.hover();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    const box = await toggle.boundingBox();
    await page.mouse.move(box?.x ?? 0, 2);
    await page.mouse.move(box?.x ?? 0, -20);
    await expect(toggle).toHaveAttribute("aria-expanded", "false");

    await page.getByRole("button", { name: "展开产品与服务" }).hover();
    const navigation = page.getByRole("navigation", { name: "主导航" });
    for (const { zh } of company.fields) {
      await expect(navigation.getByRole("link", { name: zh, exact: true })).toBeVisible();
    }
    const { zh = "", group } = company.fields.at(-1) ?? {};
    await navigation.getByRole("link", { name: zh, exact: true }).click();
    await expect(page).toHaveURL(`/product/core_business?group=${group}`);
    await expect(
      page.locator('[aria-current="true"], [aria-current="page"]').getByText(zh).first(),
    ).toBeVisible();
  });

  test("if the pointer moves quickly from one section of the main navigation to another, only the list of the second section stays open until the pointer leaves", async ({
    page,
  }) => {
    await page.goto("/about/profile");
    await hydrated(page);
    const first = page.getByRole("button", { name: "展开产品与服务" });
    const second = page.getByRole("button", { name: "展开关于我们" });
    const open = page.locator('nav button[aria-expanded="true"]');
    const [from, to] = await Promise.all([first.boundingBox(), second.boundingBox()]);
    const y = (from?.y ?? 0) + 5;
    const between = ((from?.x ?? 0) + (from?.width ?? 0) + (to?.x ?? 0)) / 2;
    await page.clock.install();
    await page.mouse.move((from?.x ?? 0) + 5, y);
    await expect(first).toHaveAttribute("aria-expanded", "true");
    // Between the two sections, the pointer is over neither of them. The clock stands still, so the pointer enters the
    // second section before the timer closes the first list.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.mouse.move(between, 790);
    await page.mouse.move((to?.x ?? 0) + 5, y);
    await expect(second).toHaveAttribute("aria-expanded", "true");
    await expect(open).toHaveCount(1);
    await page.clock.runFor(1000);
    await expect(open).toHaveCount(1);
    await page.mouse.move(between, 790);
    await page.clock.runFor(30);
    await expect(open).toHaveCount(0);
  });
});

test("error pages and a search for a long keyword are not cut off at 320 px", async ({ page }) => {
  await resize(page, { width: 320, height: 640 });
  for (const path of [
    "/404",
    "/en/404",
    "/en/news/news_detail/abc",
    "/home/search?keyword=WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
  ]) {
    await page.goto(path);
    const beyond = await page
      .locator("main :not(nav, nav *)")
      .evaluateAll(
        (elements) =>
          elements.filter((element) => element.getBoundingClientRect().right > 321).length,
      );
    expect(beyond, path).toBe(0);
  }
});

test("the bar above the open menu is opaque, so that the page behind the bar does not show through", async ({
  page,
}) => {
  await resize(page, { width: 390, height: 800 });
  await page.goto("/about/profile");
  await hydrated(page);
  await page.getByRole("button", { name: "打开菜单" }).click();
  const opacity = () =>
    page.$eval("header", (header) => getComputedStyle(header, "::after").opacity);
  await expect.poll(opacity).toBe("1");
});

test("while the menu is open, the page behind it is inert and the bar with the menu button can be used", async ({
  page,
}) => {
  await resize(page, { width: 390, height: 800 });
  await page.goto("/about/profile");
  await hydrated(page);
  await page.getByRole("button", { name: "打开菜单" }).click();
  const behind = page.locator("body > :is(main, footer, nav), header > a");
  for (const part of await behind.all()) await expect(part).toHaveAttribute("inert");
  await page.getByRole("button", { name: "关闭菜单" }).click();
  await expect(page.locator("[inert]")).toHaveCount(0);
});
