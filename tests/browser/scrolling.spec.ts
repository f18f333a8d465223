import { expect, type Locator, type Page, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";
import { resize } from "../helpers/resize.ts";
import { existing, itemsOf } from "../helpers/site-paths.ts";

const LIST = "/news/press_releases";

async function open(page: Page, width: number, path = LIST): Promise<void> {
  await resize(page, { width, height: 800 });
  await page.goto(path);
  await hydrated(page);
}

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

test("scrolling down shows the header's background and the quick links, and from a width of 1000 px hides the search icon", async ({
  page,
}) => {
  await open(page, 1280);
  const banner = page.getByRole("banner");
  const opacity = () =>
    banner.evaluate((header) => Number(getComputedStyle(header, "::after").opacity));
  for (const [offset, expected] of [
    [51, 1],
    [0, 0],
    [49, 0.98],
    [50, 1],
  ] as const) {
    await scrollTo(page, offset);
    await expect.poll(opacity, `at ${offset} px`).toBe(expected);
  }

  const icon = banner.getByRole("link", { name: "搜索" });
  for (const [width, offset, visible] of [
    [1000, 99, true],
    [1000, 100, false],
    [1001, 101, false],
    [999, 400, true],
  ] as const) {
    await resize(page, { width, height: 800 });
    // The page is first scrolled to another offset. Otherwise, scrolling to the tested offset might cause no event.
    await scrollTo(page, 700);
    await scrollTo(page, offset);
    await expect(icon, `${width} px, at ${offset} px`).toBeVisible({ visible });
  }

  await resize(page, { width: 1280, height: 800 });
  const links = page.getByRole("navigation", { name: "快捷入口" });
  for (const [offset, visible] of [
    [300, false],
    [301, true],
  ] as const) {
    await scrollTo(page, 900);
    await scrollTo(page, offset);
    await expect(links, `at ${offset} px`).toBeVisible({ visible });
  }
});

test("at the top of a page, the quick links are hidden as soon as their styles arrive, without fading out", async ({
  page,
}) => {
  await open(page, 320);
  const nav = page.locator("[data-quick-links]");
  const isShown = await nav.evaluate((element) => {
    const classes = element.getAttribute("class") ?? "";
    element.setAttribute("class", "");
    const isShownWithoutStyles = element.checkVisibility({ visibilityProperty: true });
    element.setAttribute("class", classes);
    return [isShownWithoutStyles, element.checkVisibility({ visibilityProperty: true })];
  });
  expect(isShown).toEqual([true, false]);
});

async function quickLinks({ request }: Page): Promise<(string | RegExp)[]> {
  const items = await itemsOf(request, "zh", "QUICK LINKS");
  return [...items.map(({ title }) => new RegExp(title)), "返回顶部"];
}

test("in windows below 1450 px the quick links are behind a button, and cover no text of the footer", async ({
  page,
}) => {
  const expected = await quickLinks(page);
  await open(page, 390);
  const square = page.getByRole("navigation", { name: "快捷入口" });
  const button = square.getByRole("button", { name: "快捷入口" });
  for (const width of [390, 1280, 1449]) {
    await resize(page, { width, height: 800 });
    await scrollTo(page, 900);
    await expect(square.getByRole("link")).toHaveCount(0);
    expect(await square.boundingBox()).toMatchObject({ width: 48, height: 48 });
    await expect(button.getByText("快捷入口")).toBeHidden();
    await button.hover();
    await expect(button.getByText("快捷入口")).toBeVisible();
    await expect(button).toHaveAttribute("title", "快捷入口");
    await button.press("Enter");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(square.getByRole("link")).toHaveText(expected);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(square.getByRole("link")).toHaveCount(0);
    await button.click();
    await page.getByRole("main").click({ position: { x: 2, y: 950 } });
    await expect(button).toHaveAttribute("aria-expanded", "false");

    await scrollTo(page, 99_999);
    await expect(square).toBeVisible();
    const isCovered = await square.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      const texts = document.querySelectorAll("footer :is(p, a, summary)");
      return [...texts].some((text) =>
        [...text.getClientRects()].some((box) => box.right > left && box.bottom > top),
      );
    });
    expect(isCovered, `${width} px`).toBe(false);
  }
});

test("in a window of 1450 px the quick links are in the page's margin, with a link back to the top", async ({
  page,
}) => {
  await open(page, 1450);
  await scrollTo(page, 900);
  const square = page.getByRole("navigation", { name: "快捷入口" });
  await expect(square.getByRole("link")).toHaveText(await quickLinks(page));
  await expect(square.getByRole("button")).toHaveCount(0);
  const edge = await page.getByRole("contentinfo").getByRole("navigation").boundingBox();
  const box = await square.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual((edge?.x ?? 0) + (edge?.width ?? 0));
  await square.getByRole("link", { name: "返回顶部" }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(square).toBeHidden();
});

test("in windows up to 750 px the footer's sitemap is folded, and the pager's buttons grow with the window", async ({
  page,
}) => {
  await open(page, 750);
  const sitemap = page.getByRole("navigation", { name: "网站地图" });
  for (const [width, isNarrow] of [
    [750, true],
    [751, false],
  ] as const) {
    await resize(page, { width, height: 800 });
    await expect(sitemap.getByRole("group").first()).toBeVisible({ visible: isNarrow });
    await expect(sitemap.getByRole("link", { name: "公司简介" }).first()).toBeVisible({
      visible: !isNarrow,
    });
  }

  const pager = page.getByRole("navigation", { name: "分页" });
  const [small, middle, large] = [36, 40, 48];
  for (const [width, size] of [
    [970, small],
    [971, middle],
    [1400, middle],
    [1401, large],
  ] as const) {
    await resize(page, { width, height: 800 });
    const box = await pager.getByRole("link", { name: /^第/ }).first().boundingBox();
    expect(box?.width, `${width} px`).toBe(size);
  }
});

test.describe("pictures", () => {
  test("are loaded when the distance from the top of the viewport to their upper edge is less than 4/3 of the viewport's height, and not earlier", async ({
    page,
  }) => {
    const requested = new Set<string>();
    page.on("request", (request) => requested.add(new URL(request.url()).pathname));
    await page.clock.install();
    await open(page, 900);
    // The script that loads pictures checks at intervals how far they are from the viewport.
    await page.clock.runFor(1000);
    const waiting = page.locator("main img[data-src]");
    const states = await waiting.evaluateAll((pictures) =>
      pictures.map((picture) => ({
        src: picture.getAttribute("data-src") ?? "",
        isNear: picture.getBoundingClientRect().top < innerHeight * (4 / 3),
        isLoaded: !picture.getAttribute("src")?.startsWith("data:"),
      })),
    );
    expect(new Set(states.map(({ isNear }) => isNear)).size).toBe(2);
    for (const { isNear, isLoaded } of states) expect(isLoaded).toBe(isNear);
    const far = waiting.last();
    await far.scrollIntoViewIfNeeded();
    await expect(far).not.toHaveAttribute("src", /^data:/);
    await expect
      .poll(() => far.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
  });

  test("are shown on the next page even if pictures of the previous page have failed to load", async ({
    page,
  }) => {
    const picture = page.locator("main picture").first();
    await page.route(/\/media\//, (route) => route.abort());
    await open(page, 1280, "/contact/headquarters");
    await expect(picture).toHaveAttribute("data-failed");
    await page.unroute(/\/media\//);
    await page.getByRole("contentinfo").getByRole("link", { name: "新闻稿" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("新闻稿");
    await expect(picture).not.toHaveAttribute("data-failed");
    await expect
      .poll(() => picture.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
  });

  test("are all loaded if the page is printed or shown with the styles for print", async ({
    page,
  }) => {
    const waiting = page.locator("main img[data-src]");
    for (const print of [
      () => page.emulateMedia({ media: "print" }),
      () => page.evaluate(() => void dispatchEvent(new Event("beforeprint"))),
    ]) {
      await page.emulateMedia({ media: "screen" });
      await open(page, 1280);
      // The code that listens for printing starts late, together with other effects. When all of these effects have
      // started, this attribute is set.
      await page.locator("html[data-loaded]").waitFor({ state: "attached" });
      await expect(waiting.last()).toHaveAttribute("src", /^data:/);
      await print();
      for (const picture of await waiting.all()) {
        await expect(picture).not.toHaveAttribute("src", /^data:/);
      }
    }
  });

  test("are replaced by a fallback after one failed attempt, and are not requested again when the window is resized", async ({
    page,
  }) => {
    const requested: string[] = [];
    await page.route(/\/media\/.*\.(?:avif|webp)$/, (route) => {
      requested.push(new URL(route.request().url()).pathname.replace(/-\d+\.\w+$/, ""));
      return route.abort();
    });
    await open(page, 400);
    for (const picture of await page.locator("main picture").all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute("data-failed");
    }
    for (const width of [700, 1000, 1600]) await resize(page, { width, height: 800 });
    await scrollTo(page, 0);
    await page.waitForLoadState("networkidle");
    await expect(page.locator("main picture:not([data-failed])")).toHaveCount(0);
    // Each picture is requested only once, although it has several sizes and formats.
    expect(requested).toEqual([...new Set(requested)]);
  });
});

test.describe("the effects that reveal content as a visitor scrolls", () => {
  test("fade in elements below the viewport, and also elements that are added to the page later", async ({
    page,
  }) => {
    await open(page, 1280, "/home");
    const opacityOf = (part: Locator) =>
      expect.poll(() => part.evaluate((it) => getComputedStyle(it).opacity));
    const below = page.locator("[data-reveal]").last();
    await opacityOf(below).toBe("0");
    const added = page.locator("[data-added]");
    await page.evaluate(() => {
      const part = document.createElement("p");
      Object.assign(part.dataset, { reveal: "0ms", added: "" });
      part.textContent = "added";
      document.querySelector("main")?.append(part);
    });
    await opacityOf(added).toBe("0");
    for (const part of [below, added]) {
      await part.scrollIntoViewIfNeeded();
      await opacityOf(part).toBe("1");
    }
  });

  test("hide nothing if the visitor prefers reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.clock.install();
    await open(page, 1280, "/home");
    await page.locator("html[data-loaded]").waitFor({ state: "attached" });
    await page.clock.runFor(1000);
    expect(requested.filter((url) => url.includes("scrollreveal"))).toEqual([]);
    for (const part of await page.locator("[data-reveal]").all()) {
      await expect(part).toHaveCSS("opacity", "1");
    }
  });

  test("hide nothing if their code fails to load", async ({ page }) => {
    await page.route(/scrollreveal/, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) =>
      request.url().includes("scrollreveal"),
    );
    await open(page, 1280, "/home");
    await failed;
    await expect(page.locator("[data-reveal]").last()).toHaveCSS("opacity", "1");
  });
});

for (const path of existing([
  "/about/development_history",
  "/product/core_business",
  "/recruitment/recruitment_process",
])) {
  test(`following a link to a part of ${path} shows that part just below the header`, async ({
    page,
  }) => {
    await open(page, 1280, path);
    const link = page.locator('main a[href^="#"]').nth(1);
    const part = page.locator((await link.getAttribute("href")) ?? "");
    await link.click();
    const header = await page.getByRole("banner").boundingBox();
    const distance = async () => ((await part.boundingBox())?.y ?? 0) - (header?.height ?? 0);
    await expect.poll(distance).toBeGreaterThan(0);
    await expect.poll(distance).toBeLessThan(24);
  });
}
