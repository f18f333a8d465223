import type { Page } from "@playwright/test";

/** Addresses that have been looked at, for all pages of a process. */
const found = new Set<string>();

/** Pictures that wait for their part of the page to come near, and that the site does not have. */
export async function missingPictures(page: Page): Promise<string[]> {
  const waiting = await page
    .locator("img[data-src]")
    .evaluateAll((all) => all.map((picture) => picture.getAttribute("data-src") ?? ""));
  const missing: string[] = [];
  for (const address of waiting.filter((it) => !found.has(it))) {
    if ((await page.request.head(address)).ok()) found.add(address);
    else missing.push(address);
  }
  return missing;
}
