import { type Browser, chromium } from "@playwright/test";

const PATH = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

/** Starts Chromium for `work`, and closes it afterwards. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: PATH,
    args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Renders HTML in Chromium and takes a screenshot of it as PNG. */
export async function shoot(
  browser: Browser,
  html: string,
  size: { width: number; height: number },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size });
  await page.setContent(html, { waitUntil: "load" });
  await page.evaluate("document.fonts.ready");
  const png = await page.screenshot({ type: "png" });
  await page.close();
  return png;
}
