import { expect, type Locator, test } from "@playwright/test";
import sharp from "sharp";
import { type ContentServer, startContentServer } from "../../tools/mock-upstream/server.ts";
import { smallSite } from "../../tools/mock-upstream/small-site.ts";
import { resize } from "../helpers/resize.ts";
import { type RunningSite, startSite } from "../helpers/running-site.ts";

/** Photographs as editors may upload them: of any shape, with a focal point that is not in the middle. */
const photographs = [
  { name: "portrait", width: 900, height: 1600, focal: [30, 15] },
  { name: "square", width: 1200, height: 1200, focal: [80, 85] },
  { name: "panorama", width: 2400, height: 800, focal: [12, 60] },
] as const;

type Photograph = (typeof photographs)[number];

/**
 * In the photographs of these tests, the focal point is the centre of a disc. The disc and its surroundings have
 * colours that no page uses.
 */
const DISC = [255, 0, 255] as const;
const REST = [0, 160, 0] as const;

/**
 * Hides the elements that float over a page, because they would cover its pictures. The Content Security Policy is
 * bypassed, because it would block this style.
 */
const OTHERS = "header, nav { visibility: hidden }";
test.use({ bypassCSP: true });

const addressOf = ({ name }: Photograph) => `/media/photograph-${name}.jpg`;

function fieldsOf(photograph: Photograph) {
  const { width, height, focal } = photograph;
  return { imgUrl: addressOf(photograph), image: { width, height, focal } };
}

async function jpegOf({ width, height, focal: [x, y] }: Photograph): Promise<Buffer> {
  const radius = Math.min(width, height) / 24;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="rgb(${REST})"/><circle cx="${(x / 100) * width}" cy="${(y / 100) * height}" r="${radius}" fill="rgb(${DISC})"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer();
}

const shapeOf = (index: number) => photographs[index % photographs.length] ?? photographs[0];

/** The widths of windows in pixels. */
const WIDTHS = [360, 1000, 1440];

let server: ContentServer;
let site: RunningSite;
let files: { address: string; body: Buffer }[];

// All tests share one site, so they run in one process.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  files = await Promise.all(
    photographs.map(async (photograph) => ({
      address: addressOf(photograph),
      body: await jpegOf(photograph),
    })),
  );
  const { 31: about = [], 41: press = [] } = smallSite.items;
  server = await startContentServer({
    ...smallSite,
    items: {
      ...smallSite.items,
      31: about.map((item) => ({ ...item, ...fieldsOf(shapeOf(2)) })),
      41: press.map((item, index) => ({ ...item, ...fieldsOf(shapeOf(index)) })),
    },
  });
  site = await startSite({ UPSTREAM_ORIGIN: server.origin, UPSTREAM_KEY: smallSite.key });
});

test.afterAll(async () => {
  await site?.stop();
  await server?.close();
});

for (const [place, path, count] of [
  ["a page of a list", "/news/press_releases", 12],
  ["the home page", "/home", 1],
  ["a page with chapters", "/about/profile", 1],
  ["the page of an article with a portrait", "/news/news_detail/500", 1],
  ["the page of an article with a square", "/news/news_detail/501", 1],
  ["the page of an article with a panorama", "/news/news_detail/502", 1],
] as const) {
  test(`photographs on ${place} are cropped around their focal points in narrow and in wide windows`, async ({
    page,
  }) => {
    for (const { address, body } of files) {
      await page.route(`**${address}`, (route) =>
        route.fulfill({ body, contentType: "image/jpeg" }),
      );
    }
    for (const width of WIDTHS) {
      await test.step(`in a window of ${width} px`, async () => {
        await resize(page, { width, height: 900 });
        // The page is opened only once, because the browser crops the pictures anew when the width of the window
        // changes.
        if (width === WIDTHS[0]) await page.goto(site.origin + path);
        const pictures = page.locator(
          'main img[src*="photograph-"], main img[data-src*="photograph-"]',
        );
        // On a streamed page, the pictures arrive a little later.
        await expect(pictures.nth(count - 1)).toBeAttached();
        for (const picture of await pictures.all()) await expectWellCropped(picture);
      });
    }
  });
}

async function expectWellCropped(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty("complete", true);
  await expect
    .poll(() => picture.evaluate((it: HTMLImageElement) => it.currentSrc))
    .toContain("photograph-");
  await picture.evaluate((it: HTMLImageElement) => it.decode());
  const frame = picture.locator("xpath=ancestor::span[1]");
  const { data, info } = await sharp(
    await frame.screenshot({ animations: "disabled", style: OTHERS }),
  )
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isNear = (x: number, y: number, color: readonly number[]) =>
    color.every(
      (part, channel) => Math.abs(part - (data[(y * info.width + x) * 3 + channel] ?? 0)) < 60,
    );
  const found = { left: info.width, right: 0, top: info.height, bottom: 0 };
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      if (!isNear(x, y, DISC)) continue;
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x);
      found.top = Math.min(found.top, y);
      found.bottom = Math.max(found.bottom, y);
    }
  }
  const [width, height] = [found.right - found.left + 1, found.bottom - found.top + 1];
  const what = `${await picture.evaluate((it: HTMLImageElement) => `${it.currentSrc} in a window of ${innerWidth} px`)} in ${info.width} × ${info.height}`;
  expect(width, `${what} shows the focal point`).toBeGreaterThan(4);
  expect(
    Math.abs(width - height),
    `${what} is not distorted: ${width} × ${height}`,
  ).toBeLessThanOrEqual(2 + 0.05 * height);
  // The picture must fill its frame, without a band at any side.
  const middle = [Math.floor(info.width / 2), Math.floor(info.height / 2)] as const;
  for (const [x, y] of [
    [2, middle[1]],
    [info.width - 3, middle[1]],
    [middle[0], 2],
    [middle[0], info.height - 3],
  ] as const) {
    expect(isNear(x, y, REST) || isNear(x, y, DISC), `${what} reaches ${x}, ${y}`).toBe(true);
  }
}
