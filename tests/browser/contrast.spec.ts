import { expect, type Locator, type Page, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";
import { resize } from "../helpers/resize.ts";
import { existing, itemsOf } from "../helpers/site-paths.ts";

/** Required for text in an opening and on the home page's first screen, with pictures or without. */
const READABLE = 4.5;

// The Content Security Policy forbids the style that hides the text.
test.use({ colorScheme: "light", bypassCSP: true });

/** Opens a page whose pictures all fail to load. */
async function openWithoutPictures(page: Page, path: string): Promise<void> {
  await page.route(/\.(?:avif|webp|png|jpg)$/, (route) => route.abort());
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator("main [data-failed]").first()).toBeAttached();
}

/** Contrast of an element's colour with the least favourable pixel behind its text. */
async function contrastOf(page: Page, words: Locator): Promise<number> {
  await words.scrollIntoViewIfNeeded();
  const color = await words.evaluate((element) => getComputedStyle(element).color);
  const box = await boxOfWords(words);
  const hidden = await page.addStyleTag({
    content: `*, ::before, ::after {
      color: transparent !important;
      border-color: transparent !important;
      transition: none !important;
    }
    svg { visibility: hidden !important }`,
  });
  const picture = await page.screenshot({ clip: box, animations: "disabled" });
  await hidden.evaluate((style) => (style as Element).remove());
  return page.evaluate(leastContrast, { color, picture: picture.toString("base64") });
}

/** Of the words alone: a heading's own box reaches across the page. */
function boxOfWords(words: Locator): Promise<DOMRect> {
  return words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    return new DOMRect(x, y, width, height).toJSON();
  });
}

/** Runs in the page, where pictures and colours can be read. */
async function leastContrast({ color, picture }: { color: string; picture: string }) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no 2D canvas");
  context.drawImage(image, 0, 0);
  const behind = pixels(context, image.width, image.height).map(luminance);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const own = luminance(pixels(context, 1, 1)[0] ?? []);
  return Math.min(
    ...behind.map((other) => (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05)),
  );

  function pixels(from: OffscreenCanvasRenderingContext2D, width: number, height: number) {
    const { data } = from.getImageData(0, 0, width, height);
    // Every 16th pixel is enough for a smooth surface.
    const step = data.length > 4096 ? 64 : 4;
    return Array.from({ length: Math.floor(data.length / step) }, (_, index) => [
      ...data.subarray(index * step, index * step + 3),
    ]);
  }

  function luminance([red = 0, green = 0, blue = 0]: number[]): number {
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((byte) => {
      const part = byte / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
}

/** Each of the words can be read. */
async function expectReadable(page: Page, words: Locator, where: string): Promise<void> {
  for (const each of await words.all()) {
    const what = `${await each.textContent()} ${where}`;
    expect(await contrastOf(page, each), what).toBeGreaterThan(READABLE);
  }
}

test("the home page's first screen and its tiles are readable without pictures", async ({
  page,
}) => {
  await openWithoutPictures(page, "/home");
  const hero = page.locator('section[aria-labelledby="hero-title"]');
  const explore = page.locator('section[aria-labelledby="explore-title"]');
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 900 });
    const words = hero.locator("p, ol a").filter({ visible: true });
    await expectReadable(page, words, `at ${width} px`);
    await explore.scrollIntoViewIfNeeded();
    await expect(explore.locator("[data-failed]").first()).toBeAttached();
    await expectReadable(page, explore.locator("li a > span:last-of-type"), `at ${width} px`);
  }
});

for (const path of existing([
  "/product/internet_services",
  "/news/press_releases",
  "/contact/headquarters",
])) {
  test(`the opening of ${path} is readable without pictures`, async ({ page }) => {
    await openWithoutPictures(page, path);
    const title = page.getByRole("heading", { level: 1 });
    for (const width of [390, 1440]) {
      await resize(page, { width, height: 900 });
      await expectReadable(page, title.or(title.locator("+ p")), `at ${width} px`);
    }
  });
}

test("the words beside facts are readable in both schemes", async ({ page }) => {
  for (const path of existing([
    "/about/profile",
    "/product/core_business",
    "/product/development_business",
    "/about/external_investors",
    "/recruitment/recruitment_process",
  ])) {
    await page.goto(path);
    await hydrated(page);
    const words = page.locator("[data-lead] :is(p, ol) span:not(:has(*)):not([style])");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectReadable(page, words.filter({ hasText: /\D{2}/ }), `${colorScheme} on ${path}`);
    }
  }
});

async function openWithPictures(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>("main img")?.complete);
}

test("the header has no background at the top of a page", async ({ page }) => {
  await page.goto("/about/profile");
  await hydrated(page);
  const painted = await page.getByRole("banner").evaluate((header) =>
    [undefined, "::before", "::after"].filter((part) => {
      const { content, backgroundColor, backgroundImage, opacity } = getComputedStyle(header, part);
      const isThere = part === undefined || content !== "none";
      const isFilled = backgroundImage !== "none" || !/, 0\)$/.test(backgroundColor);
      return isThere && isFilled && Number(opacity) > 0;
    }),
  );
  expect(painted).toEqual([]);
});

for (const path of existing(["/about/external_investors"])) {
  test(`the names in the bar of ${path} are readable on each part`, async ({ page, request }) => {
    const investors = await itemsOf(request, "zh", "EXTERNAL INVESTORS");
    await resize(page, { width: 1440, height: 900 });
    await page.goto(path);
    const names = page.locator("[data-lead] [aria-hidden][style*='--share'] > span");
    await expect(names).toHaveCount(investors.filter(({ value }) => value).length);
    await expectReadable(page, names, "in the bar");
  });
}

test("the names in the header are readable on a page's picture", async ({ page }) => {
  await resize(page, { width: 1440, height: 900 });
  for (const path of existing([
    "/home",
    "/about/profile",
    "/product/internet_services",
    "/contact/headquarters",
  ])) {
    await openWithPictures(page, path);
    for (const name of ["English", "搜索"]) {
      const link = page.getByRole("banner").getByRole("link", { name, exact: true });
      expect(await contrastOf(page, link), `${name} on ${path}`).toBeGreaterThan(READABLE);
    }
  }
});
