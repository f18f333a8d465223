import { expect, type Page, test } from "@playwright/test";
import { redirectRoutes } from "../../shared/brand/pages.ts";
import { company } from "../../shared/brand/site.ts";
import { hydrated, navigated, watch } from "../helpers/console-watch.ts";
import { resize } from "../helpers/resize.ts";

/** Returns the text and the value of `aria-current` of each link that the main navigation marks as current. */
function current(page: Page): Promise<string[]> {
  const links = page.locator("[data-header] nav:not([hidden]) [aria-current]");
  return links.evaluateAll((marked) =>
    marked.map((link) => `${link.textContent} ${link.getAttribute("aria-current")}`),
  );
}

test.use({ viewport: { width: 1500, height: 900 } });

test("after a client navigation, the header marks the same links as current as after a reload", async ({
  page,
}) => {
  const { complaints } = watch(page);
  const isFirst = redirectRoutes.some(({ to }) => to === "news/press_releases");
  const releases = [`新闻中心 ${isFirst ? "page" : "true"}`, "新闻稿 page"];
  await page.goto("/news/press_releases");
  await hydrated(page);
  expect(await current(page)).toEqual(releases);
  const header = await page.locator("[data-header]").elementHandle();
  await page.getByRole("contentinfo").getByRole("link", { name: "公司简介" }).click();
  await expect(page).toHaveURL(/\/about\/profile$/);
  await expect.poll(() => current(page)).toEqual(["关于我们 page", "公司简介 page"]);
  expect(await header?.evaluate((element) => element.isConnected)).toBe(true);
  await page.goBack();
  await expect.poll(() => current(page)).toEqual(releases);
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await navigated(page, /news_detail/);
  const opened = await current(page);
  await page.reload();
  expect(await current(page)).toEqual(opened);
  expect(complaints).toEqual([]);
});

test("a document that a browser extension has modified before hydration keeps its header and footer", async ({
  page,
}) => {
  // Translation extensions modify documents in this way. React then renders the whole document again.
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      const heading = document.querySelector("h1");
      if (heading) heading.textContent = "translated";
    });
  });
  await page.goto("/news/press_releases");
  await hydrated(page);
  await expect(page.getByRole("navigation", { name: "主导航" })).toContainText("产品与服务");
  await expect(page.getByRole("navigation", { name: "网站地图" })).toContainText("公司简介");
});

test("the footer links to the licences of the packages in client and worker, to the legal notice, the privacy page and the accessibility statement", async ({
  page,
}) => {
  const { zh, en } = company.legalName;
  for (const [locale, licences, pages] of [
    ["", "开源许可", { 法律声明: zh, 隐私说明: "Cookie", 无障碍声明: "WCAG" }],
    [
      "/en",
      "Open-source licences",
      { "Legal notice": en, Privacy: "cookie", Accessibility: "WCAG" },
    ],
  ] as const) {
    const footer = page.getByRole("contentinfo");
    for (const [name, text] of Object.entries(pages)) {
      await page.goto(`${locale}/404`);
      await footer.getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
      await expect(page.getByRole("main")).toContainText(text);
    }
    await footer.getByRole("link", { name: licences }).click();
    await expect(page).toHaveURL(/\/licenses\.txt$/);
    await page.waitForLoadState("load");
    const text = await page.locator("body").textContent();
    for (const bundled of ["react-dom", "hono", "scrollreveal", "valibot"]) {
      expect(text).toMatch(new RegExp(`^${bundled} \\d`, "m"));
    }
  }
});

test("the footer shows no ICP number (China's website registration) if the content lacks one", async ({
  page,
}) => {
  await page.goto("/404");
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("版权所有");
  await expect(footer).not.toContainText(/ICP备|公网安备/);
});

test("a list page lays out at most 450 elements when it opens", async ({ page }) => {
  await page.goto("/news/press_releases");
  for (const [width, height] of [
    [1440, 900],
    [412, 823],
  ] as const) {
    await resize(page, { width, height });
    const laidOut = await page
      .locator("*")
      .evaluateAll((elements) => elements.filter((element) => element.getClientRects().length > 0));
    expect(laidOut.length, `${width} px`).toBeLessThanOrEqual(450);
  }
});
