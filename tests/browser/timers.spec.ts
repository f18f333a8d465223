import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";
import { resize } from "../helpers/resize.ts";

/** Opens a page and stops its clock. The test then decides when timers fire. */
async function openStopped(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("a drop-down list closes 30 ms after the pointer has left it, and the attribute data-switching is removed 1200 ms after a navigation", async ({
  page,
}) => {
  await resize(page, { width: 1500, height: 800 });
  await openStopped(page, "/about/profile");
  const toggle = page.getByRole("button", { name: "展开新闻中心" });
  await toggle.hover();
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(400, 700);
  await page.clock.runFor(29);
  expect(await toggle.getAttribute("aria-expanded")).toBe("true");
  await page.clock.runFor(1);
  expect(await toggle.getAttribute("aria-expanded")).toBe("false");

  await page
    .getByRole("navigation", { name: "栏目导航" })
    .getByRole("link", { name: "发展历程" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("发展历程");
  const flag = page.locator("html[data-switching]");
  await expect(flag).toHaveCount(1);
  await page.clock.runFor(1199);
  expect(await flag.count()).toBe(1);
  await page.clock.runFor(1);
  expect(await flag.count()).toBe(0);
});

test("the header's opacity follows the scroll offset every 100 ms, and the loading overlay is hidden 300 ms after the last request of a navigation", async ({
  page,
}) => {
  await openStopped(page, "/news/press_releases");
  const opacity = () =>
    page
      .getByRole("banner")
      .evaluate((header) => header.style.getPropertyValue("--header-opacity"));
  const scrollTo = (top: number) =>
    page.evaluate(
      (y) =>
        new Promise((resolve) => {
          window.addEventListener("scroll", resolve, { once: true });
          window.scrollTo({ top: y, behavior: "instant" });
        }),
      top,
    );
  await scrollTo(10);
  expect(await opacity()).toBe("0.2");
  await scrollTo(20);
  await page.clock.runFor(99);
  expect(await opacity()).toBe("0.2");
  await page.clock.runFor(1);
  expect(await opacity()).toBe("0.4");

  const shown = page.locator("[data-overlay]:not([hidden])");
  await page.getByRole("link", { name: "第 2 页" }).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/page=2$/);
  await page.clock.runFor(299);
  expect(await shown.count()).toBe(1);
  await page.clock.runFor(1);
  expect(await shown.count()).toBe(0);
});
