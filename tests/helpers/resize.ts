import { expect, type Page } from "@playwright/test";

/**
 * Waiting times in milliseconds between checks. The first waits are short, because the browser nearly always resizes
 * the page at once.
 */
const INTERVALS = [5, 10, 20, 50, 100];

/** Resizes the window and waits until the page has the new width, which takes a busy browser a moment. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  const width = () => page.evaluate(() => innerWidth);
  await expect.poll(width, { intervals: INTERVALS }).toBe(size.width);
}
