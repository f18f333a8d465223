import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Browser, type Page, test } from "@playwright/test";

/** What the screenshots were made with. */
interface Rendering {
  browser: string;
  /** SHA-256 of a picture of some text: other fonts, or another way to draw them, make another one. */
  sample: string;
}

const FILE = join(import.meta.dirname, "../browser/screenshots/rendering.json");

const SAMPLE = `<!doctype html><html lang="zh-CN"><body style="margin: 8px; width: 400px">
<p style="font: 16px Arial, 'Noto Sans CJK SC', sans-serif">砺枢集团 “平台” Steel 2026 <b>热轧 Hot rolling</b></p>
<p style="font: 13px monospace">0123456789</p><input value="钢">`;

/**
 * Skips a test whose screenshots would differ for other reasons than the code: they are those
 * of Debian's Chromium with its fonts-noto-cjk. With `--update-snapshots` they become those of this machine.
 */
export async function requireSameRendering(browser: Browser): Promise<void> {
  const here = await renderingOf(browser);
  if (/^(?:all|changed)$/.test(test.info().config.updateSnapshots)) {
    return writeFile(FILE, `${JSON.stringify(here, null, 2)}\n`);
  }
  const made: Rendering = JSON.parse(await readFile(FILE, "utf8"));
  const reason = `Chromium ${here.browser} draws text differently here than Chromium ${made.browser} did where the screenshots were made (see CONTRIBUTING.md)`;
  if (made.sample !== here.sample) process.stderr.write(`- ${test.info().title}: ${reason}\n`);
  test.skip(made.sample !== here.sample, reason);
}

async function renderingOf(browser: Browser): Promise<Rendering> {
  // Tests have other sizes, which would be the default here.
  const viewport = { width: 420, height: 160 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1 });
  await page.setContent(SAMPLE);
  const picture = await page.screenshot();
  await page.close();
  return {
    browser: browser.version(),
    sample: createHash("sha256").update(picture).digest("hex"),
  };
}

/** One grey pixel for every picture: what is tested is the page around them. */
const GREY = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==",
  "base64",
);

/** Makes a page look the same each time: no motion, one day, and pictures that are there at once. */
export async function still(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.setFixedTime(new Date("2026-11-22T12:00:00+08:00"));
  await page.route("**/media/**", (route) =>
    route.fulfill({ body: GREY, contentType: "image/png" }),
  );
}

/** Resolves when fonts and all pictures are there. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The site loads pictures that are far below the window when it is printed.
    dispatchEvent(new Event("beforeprint"));
    return [...document.images]
      .filter(({ dataset }) => dataset.src !== undefined)
      .every(({ complete, src }) => complete && !src.startsWith("data:"));
  });
  await page.evaluate(() => document.fonts.ready);
}
