import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";

const LIST = "/news/press_releases";

async function open(page: Page, width: number, path = LIST): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  await hydrated(page);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

for (const [offset, opacity] of [
  [0, "0"],
  [49, "0.98"],
  [50, "1"],
  [51, "1"],
] as const) {
  test(`at an offset of ${offset} px the header's background has an opacity of ${opacity}`, async ({
    page,
  }) => {
    await open(page, 1280);
    await scrollTo(page, offset);
    await expect
      .poll(() =>
        page
          .getByRole("banner")
          .evaluate((header) => Number(getComputedStyle(header, "::after").opacity).toString()),
      )
      .toBe(opacity);
  });
}

for (const [width, offset, isShown] of [
  [1000, 99, true],
  [1000, 100, false],
  [1001, 101, false],
  [999, 400, true],
] as const) {
  test(`the search icon at ${width} px and an offset of ${offset} is ${isShown ? "shown" : "hidden"}`, async ({
    page,
  }) => {
    await open(page, width);
    // From further down, so that each offset is reached by scrolling.
    await scrollTo(page, 700);
    await scrollTo(page, offset);
    const icon = page.getByRole("banner").getByRole("link", { name: "搜索" });
    await expect(icon).toBeVisible({ visible: isShown });
  });
}

for (const [offset, isShown] of [
  [300, false],
  [301, true],
] as const) {
  test(`at an offset of ${offset} px the quick links are ${isShown ? "shown" : "hidden"}`, async ({
    page,
  }) => {
    await open(page, 1280);
    await scrollTo(page, 900);
    await scrollTo(page, offset);
    const links = page.getByRole("navigation", { name: "快捷入口" });
    await expect(links).toBeVisible({ visible: isShown });
  });
}

const QUICK_LINKS = [/砺钢网/, /供应商门户/, /客户服务/, /加入我们/, "返回顶部"];

for (const width of [390, 1280, 1449]) {
  test(`at ${width} px the quick links are behind a button`, async ({ page }) => {
    await open(page, width);
    await scrollTo(page, 900);
    const square = page.getByRole("navigation", { name: "快捷入口" });
    const button = square.getByRole("button", { name: "快捷入口" });
    await expect(square.getByRole("link")).toHaveCount(0);
    expect(await square.boundingBox()).toMatchObject({ width: 48, height: 48 });
    await expect(button.getByText("快捷入口")).toBeHidden();
    await button.hover();
    await expect(button.getByText("快捷入口")).toBeVisible();
    await expect(button).toHaveAttribute("title", "快捷入口");
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(square.getByRole("link")).toHaveText(QUICK_LINKS);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(square.getByRole("link")).toHaveCount(0);
    await button.click();
    await page.getByRole("main").click({ position: { x: 2, y: 950 } });
    await expect(button).toHaveAttribute("aria-expanded", "false");
  });

  test(`at ${width} px the quick links cover nothing at the end of the page`, async ({ page }) => {
    await open(page, width);
    await scrollTo(page, 99_999);
    const square = page.getByRole("navigation", { name: "快捷入口" });
    await expect(square).toBeVisible();
    const isCovered = await square.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const texts = document.querySelectorAll("footer :is(p, a, summary)");
      return [...texts].some((text) =>
        [...text.getClientRects()].some((box) => box.right > left && box.bottom > top),
      );
    });
    expect(isCovered).toBe(false);
  });
}

test("at 1450 px the quick links stand in the page's margin, with one back to the top", async ({
  page,
}) => {
  await open(page, 1450);
  await scrollTo(page, 900);
  const square = page.getByRole("navigation", { name: "快捷入口" });
  await expect(square.getByRole("link")).toHaveText(QUICK_LINKS);
  await expect(square.getByRole("button")).toHaveCount(0);
  const edge = await page.getByRole("contentinfo").getByRole("navigation").boundingBox();
  const box = await square.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0));
  await square.getByRole("link", { name: "返回顶部" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(square).toBeHidden();
});

for (const [width, kind] of [
  [750, "narrow"],
  [751, "wide"],
] as const) {
  test(`the footer's sitemap at ${width} px is the ${kind} one`, async ({ page }) => {
    await open(page, width);
    const sitemap = page.getByRole("navigation", { name: "网站地图" });
    await expect(sitemap.getByRole("group").first()).toBeVisible({ visible: kind === "narrow" });
    await expect(sitemap.getByRole("link", { name: "媒体报道" }).first()).toBeVisible({
      visible: kind === "wide",
    });
  });
}

for (const [width, size] of [
  [970, "small"],
  [971, "middle"],
  [1400, "middle"],
  [1401, "large"],
] as const) {
  test(`the pager of a page ${width} px wide is ${size}`, async ({ page }) => {
    // The breakpoint is the width of the body, which a scrollbar reduces.
    await open(page, width);
    const bar = await page.evaluate(() => innerWidth - document.body.clientWidth);
    await page.setViewportSize({ width: width + bar, height: 800 });
    await expect(page.getByRole("navigation", { name: "分页" })).toHaveAttribute("data-size", size);
  });
}

test.describe("pictures", () => {
  test("are loaded within 4/3 of the viewport's height and not before", async ({ page }) => {
    const requested = new Set<string>();
    page.on("request", (request) => requested.add(new URL(request.url()).pathname));
    await open(page, 900);
    await page.waitForTimeout(600);
    const waiting = page.locator("main img[data-src]");
    const states = await waiting.evaluateAll((pictures) =>
      pictures.map((picture) => ({
        src: picture.getAttribute("data-src") ?? "",
        isNear: picture.getBoundingClientRect().top < innerHeight * (4 / 3),
        isLoaded: !picture.getAttribute("src")?.startsWith("data:"),
      })),
    );
    expect(states.length).toBeGreaterThan(8);
    for (const { isNear, isLoaded } of states) expect(isLoaded).toBe(isNear);
    const far = waiting.last();
    await far.scrollIntoViewIfNeeded();
    await expect(far).not.toHaveAttribute("src", /^data:/);
    await expect
      .poll(() => far.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
  });

  test("that fail to load show the fallback after one attempt", async ({ page }) => {
    let attempts = 0;
    await page.route(/\/media\/.*\.(?:avif|webp)$/, (route) => {
      attempts += 1;
      return route.abort();
    });
    await open(page, 1280, "/about/executives");
    const failed = page.locator("main picture[data-failed]");
    await expect(failed).toHaveCount(12);
    const count = attempts;
    await scrollTo(page, 200);
    await scrollTo(page, 0);
    await page.waitForTimeout(500);
    expect(attempts - count).toBeLessThanOrEqual(4);
    const sources = await page.locator("main picture[data-failed] img").count();
    expect(sources).toBeGreaterThan(0);
  });

  test("that have failed hide nothing on the next page", async ({ page }) => {
    const banner = page.locator("main picture").first();
    await page.route(/\/media\//, (route) => route.abort());
    await open(page, 1280, "/product/internet_services");
    await expect(banner).toHaveAttribute("data-failed");
    await page.unroute(/\/media\//);
    await page.getByRole("contentinfo").getByRole("link", { name: "新闻稿" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("新闻稿");
    await expect(banner).not.toHaveAttribute("data-failed");
    await expect
      .poll(() => banner.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
  });

  for (const [name, print] of [
    ["print media", (page: Page) => page.emulateMedia({ media: "print" })],
    ["printing", (page: Page) => page.evaluate(() => dispatchEvent(new Event("beforeprint")))],
  ] as const) {
    test(`are all loaded for ${name}`, async ({ page }) => {
      await open(page, 1280, "/about/development_history");
      const waiting = page.locator("main img[data-src]");
      await expect(waiting.last()).toHaveAttribute("src", /^data:/);
      await print(page);
      for (const picture of await waiting.all()) {
        await expect(picture).not.toHaveAttribute("src", /^data:/);
      }
    });
  }

  test("that have failed are not requested again when the window changes", async ({ page }) => {
    const requested: string[] = [];
    await page.route(/\/media\/.*\.(?:avif|webp)$/, (route) => {
      requested.push(new URL(route.request().url()).pathname.replace(/-\d+\.\w+$/, ""));
      return route.abort();
    });
    await open(page, 400, "/contact/headquarters");
    const banner = page.locator("main picture").first();
    await expect(banner).toHaveAttribute("data-failed");
    for (const width of [700, 1000, 1600]) await page.setViewportSize({ width, height: 800 });
    await page.waitForLoadState("networkidle");
    await expect(banner).toHaveAttribute("data-failed");
    // Once as AVIF; others may have come into range meanwhile.
    expect(requested.filter((path) => path === requested[0])).toHaveLength(1);
  });
});

test.describe("reveals", () => {
  test("fade in what is below the viewport, and not what is in view", async ({ page }) => {
    await open(page, 1280, "/home");
    const below = page.locator("[data-reveal]").last();
    await expect.poll(() => below.evaluate((part) => getComputedStyle(part).opacity)).toBe("0");
    await below.scrollIntoViewIfNeeded();
    await expect.poll(() => below.evaluate((part) => getComputedStyle(part).opacity)).toBe("1");
  });

  test("fade in deferred parts too", async ({ page }) => {
    await open(page, 1280, "/home");
    const below = page.locator("[data-reveal]").last();
    await expect.poll(() => below.evaluate((part) => getComputedStyle(part).opacity)).toBe("0");
    const added = page.locator("[data-added]");
    await page.evaluate(() => {
      const part = document.createElement("p");
      Object.assign(part.dataset, { reveal: "0ms", added: "" });
      part.textContent = "added";
      document.querySelector("main")?.append(part);
    });
    await expect.poll(() => added.evaluate((part) => getComputedStyle(part).opacity)).toBe("0");
    await added.scrollIntoViewIfNeeded();
    await expect.poll(() => added.evaluate((part) => getComputedStyle(part).opacity)).toBe("1");
  });

  test("hide nothing with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, 1280, "/home");
    await page.waitForTimeout(300);
    for (const part of await page.locator("[data-reveal]").all()) {
      await expect(part).toHaveCSS("opacity", "1");
    }
  });

  test("hide nothing if their code fails to load", async ({ page }) => {
    await page.route(/scrollreveal/, (route) => route.abort());
    await open(page, 1280, "/home");
    await page.waitForTimeout(300);
    await expect(page.locator("[data-reveal]").last()).toHaveCSS("opacity", "1");
  });
});

test("a smaller pager has smaller targets, on search pages too", async ({ page }) => {
  const widths: number[] = [];
  for (const width of [960, 1300, 1500]) {
    await open(page, width, "/home/search?keyword=钢铁");
    const link = page.getByRole("navigation", { name: "分页" }).getByRole("link", { name: /^第/ });
    const box = await link.first().boundingBox();
    widths.push(box?.width ?? 0);
  }
  expect(widths[0]).toBeLessThan(widths[1] ?? 0);
  expect(widths[1]).toBeLessThan(widths[2] ?? 0);
});

for (const [path, link] of [
  ["/about/development_history", "#year-2014"],
  ["/recruitment/recruitment_process", "#chapter-17103"],
] as const) {
  test(`on ${path} a link to ${link} stops just below the header`, async ({ page }) => {
    await open(page, 1280, path);
    await page.locator(`main a[href="${link}"]`).click();
    const header = await page.getByRole("banner").boundingBox();
    const distance = async () =>
      ((await page.locator(link).boundingBox())?.y ?? 0) - (header?.height ?? 0);
    await expect.poll(distance).toBeGreaterThan(0);
    await expect.poll(distance).toBeLessThan(24);
  });
}
