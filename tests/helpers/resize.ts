import { expect, type Page } from "@playwright/test";

/** Gives a page another window, and waits for it: a busy browser takes a moment, in which it has the former width. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(size.width);
}
