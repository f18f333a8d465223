import { expect, type Locator, type Page, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";
import { resize } from "../helpers/resize.ts";
import { existing } from "../helpers/site-paths.ts";

/** The lowest contrast that texts may have, with and without pictures behind them (WCAG 2.2, 1.4.3). */
const READABLE = 4.5;

// The tests bypass the Content Security Policy, because it would block the style with which they hide text. They ask
// for reduced motion, so that no element is still fading in.
test.use({ colorScheme: "light", bypassCSP: true, contextOptions: { reducedMotion: "reduce" } });

/** Opens a page while all of its pictures fail to load. */
async function openWithoutPictures(page: Page, path: string): Promise<void> {
  await page.route(/\.(?:avif|webp|png|jpg)$/, (route) => route.abort());
  await page.goto(path);
  await hydrated(page);
  await expect(page.locator("main [data-failed]").first()).toBeAttached();
}

interface Words {
  text: string | null;
  color: string;
  /** The box around the words only. (The box of a heading would be as wide as the page.) */
  box: { x: number; y: number; width: number; height: number };
}

/**
 * Some texts of a page, a screenshot in which these texts are hidden, and the position of the screenshot on the page.
 */
interface Taken {
  all: Words[];
  picture: string;
  left: number;
  top: number;
}

/** Returns, for each text, the lowest contrast between the text's colour and any pixel behind the text. */
async function contrastsOf(page: Page, words: Locator): Promise<[string | null, number][]> {
  const all = await words.evaluateAll((elements) =>
    elements.map((element): Words => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { x, y, width, height } = range.getBoundingClientRect();
      const box = { x: x + scrollX, y: y + scrollY, width, height };
      return { text: element.textContent, color: getComputedStyle(element).color, box };
    }),
  );
  const hidden = await page.addStyleTag({
    content: `*, ::before, ::after {
      color: transparent !important;
      border-color: transparent !important;
      transition: none !important;
    }
    svg { visibility: hidden !important }`,
  });
  const left = Math.floor(Math.min(...all.map(({ box }) => box.x)));
  const top = Math.floor(Math.min(...all.map(({ box }) => box.y)));
  const width = Math.ceil(Math.max(...all.map(({ box }) => box.x + box.width))) - left;
  const height = Math.ceil(Math.max(...all.map(({ box }) => box.y + box.height))) - top;
  const clip = { x: left, y: top, width, height };
  const bytes = await page.screenshot({ fullPage: true, clip, animations: "disabled" });
  await hidden.evaluate((style) => (style as Element).remove());
  const picture = bytes.toString("base64");
  return page.evaluate(leastContrasts, { all, picture, left, top });
}

/** Runs in the page, because only a page can read colours and pixels without further libraries. */
async function leastContrasts({ all, picture, left, top }: Taken) {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  return all.map(({ text, color, box }): [string | null, number] => {
    // Only whole pixels are compared. A pixel at the edge might be partly outside the screenshot, and that part would
    // count as black.
    const canvas = new OffscreenCanvas(Math.floor(box.width), Math.floor(box.height));
    const context = canvas.getContext("2d");
    if (!context) throw new Error("The browser has no 2D canvas");
    context.drawImage(image, Math.round(left - box.x), Math.round(top - box.y));
    const behind = pixels(context, canvas.width, canvas.height).map(luminance);
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const own = luminance(pixels(context, 1, 1)[0] ?? []);
    const contrasts = behind.map(
      (other) => (Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05),
    );
    return [text, Math.min(...contrasts)];
  });

  function pixels(from: OffscreenCanvasRenderingContext2D, width: number, height: number) {
    const { data } = from.getImageData(0, 0, width, height);
    // In a large area, only one pixel in 16 is compared.
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

/** Expects that each text has enough contrast. */
async function expectReadable(page: Page, words: Locator, where: string): Promise<void> {
  const contrasts = await contrastsOf(page, words);
  expect(contrasts.length, where).toBeGreaterThan(0);
  for (const [text, contrast] of contrasts) {
    expect(contrast, `${text} ${where}`).toBeGreaterThan(READABLE);
  }
}

test("the home page's first screen and its tiles are readable if no picture loads", async ({
  page,
}) => {
  await openWithoutPictures(page, "/home");
  const opening = page.locator('section[aria-labelledby="opening-title"]');
  const explore = page.locator('section[aria-labelledby="explore-title"]');
  for (const width of [390, 1440]) {
    await resize(page, { width, height: 900 });
    const words = opening.locator("p, ol a").filter({ visible: true });
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
  test(`the text at the top of ${path} is readable if no picture loads`, async ({ page }) => {
    await openWithoutPictures(page, path);
    const title = page.getByRole("heading", { level: 1 });
    for (const width of [390, 1440]) {
      await resize(page, { width, height: 900 });
      await expectReadable(page, title.or(title.locator("+ p")), `at ${width} px`);
    }
  });
}

test("the words beside large numbers are readable in both colour schemes", async ({ page }) => {
  for (const path of existing([
    "/about/profile",
    "/product/core_business",
    "/product/development_business",
    "/about/external_investors",
    "/recruitment/recruitment_process",
  ])) {
    await page.goto(path);
    await hydrated(page);
    const words = page.locator("[data-lead] :is(p, ol) span:not(:has([data-first])):not([style])");
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
  test(`on ${path}, the names of the investors below the bar chart are readable`, async ({
    page,
  }) => {
    await resize(page, { width: 1440, height: 900 });
    await page.goto(path);
    const names = page.locator("[data-lead] [aria-hidden][style*='--column'] > span:last-child");
    await expect(names).toHaveCount(5);
    await expectReadable(page, names, "below the bar");
  });
}

test("the links in the header are readable, with or without a picture behind them", async ({
  page,
}) => {
  await resize(page, { width: 1440, height: 900 });
  for (const path of existing([
    "/home",
    "/about/profile",
    "/product/internet_services",
    "/contact/headquarters",
  ])) {
    await openWithPictures(page, path);
    const links = page.getByRole("banner").getByRole("link", { name: /^(?:English|搜索)$/ });
    await expect(links).toHaveCount(2);
    await expectReadable(page, links, `on ${path}`);
  }
});
