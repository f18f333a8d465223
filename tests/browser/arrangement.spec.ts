import { expect, type Page, test } from "@playwright/test";
import { site } from "../../shared/brand/site.ts";
import { hydrated } from "../helpers/console-watch.ts";
import { resize } from "../helpers/resize.ts";
import { existing } from "../helpers/site-paths.ts";

async function open(page: Page, path: string, width: number): Promise<void> {
  await resize(page, { width, height: 900 });
  await page.goto(path);
}

test("on phones, the text beside a page's title moves below the title", async ({ page }) => {
  for (const path of ["/news/press_releases", "/en/news/press_releases", "/contact/headquarters"]) {
    await open(page, path, 750);
    const title = page.getByRole("heading", { level: 1 });
    const box = await title.boundingBox();
    const next = await title.locator("+ p").boundingBox();
    expect(next?.y, path).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    expect(next?.x, path).toBe(box?.x);
  }
});

test("the loading overlay dims the page in both colour schemes", async ({ page }) => {
  await open(page, "/404", 390);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const overlay = page.locator("[data-overlay]");
    await expect(overlay).toHaveCSS("background-color", "rgba(11, 13, 15, 0.85)");
  }
});

test("a print-out shows the company's logo and name, and no navigation", async ({ page }) => {
  await open(page, "/news/press_releases", 800);
  await hydrated(page);
  await page.emulateMedia({ media: "print" });
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: site.name.zh })).toBeVisible();
  await expect(header.getByRole("navigation")).toHaveCount(0);
  expect(await header.evaluate((element) => getComputedStyle(element).position)).toBe("static");
});

/** Elements that are useless on paper: controls, navigation, and elements only for screens. */
const NOT_ON_PAPER = "nav, search, form, input, select, footer, dialog, .no-print, [data-overlay]";

for (const path of existing([
  "/news/press_releases",
  "/announcement/information_disclosure",
  "/recruitment/recruitment",
  "/about/development_history",
  "/home/search?keyword=1",
  "/en/contact/marketing_network",
])) {
  test(`printing ${path} leaves out navigation and controls`, async ({ page }) => {
    await open(page, path, 800);
    await hydrated(page);
    const within = page.getByRole("main").locator(NOT_ON_PAPER).filter({ visible: true });
    expect(await within.count()).toBeGreaterThan(0);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(NOT_ON_PAPER).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("the cover of a report beside its rating is shown whole", async ({ page }) => {
  await open(page, "/announcement/report_rating_detail/14115", 1440);
  const cover = page.getByRole("article").locator("img").first();
  // While the picture replaces its placeholder, it has no size.
  await expect(async () => {
    const [shown, file] = await cover.evaluate((image: HTMLImageElement) => [
      image.clientWidth / image.clientHeight,
      image.naturalWidth / image.naturalHeight,
    ]);
    expect(shown).toBeCloseTo(file ?? 0, 1);
  }).toPass();
});
