import { expect, type Page } from "@playwright/test";

/** Looks again at once: the browser is nearly always faster than the usual interval of 100 ms. */
const INTERVALS = [5, 10, 20, 50, 100];

/** Gives a page another window, and waits for it: a busy browser takes a moment, in which it has the former width. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  const width = () => page.evaluate(() => innerWidth);
  await expect.poll(width, { intervals: INTERVALS }).toBe(size.width);
}
