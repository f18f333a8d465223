import { expect, type Page } from "@playwright/test";

/** A warning about service workers, which playwright.config.ts blocks on purpose. */
const SERVICE_WORKER_BLOCKED = /^Service Worker registration blocked by Playwright/;

/** Records a page's console messages, uncaught errors and failed requests, and its requests to `/api`. */
export function watch(page: Page): { complaints: string[]; apiCalls: string[] } {
  const complaints: string[] = [];
  const apiCalls: string[] = [];
  page.on("console", (message) => {
    if (!SERVICE_WORKER_BLOCKED.test(message.text()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  // A navigation may abort requests, which is not a failure.
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "net::ERR_ABORTED")
      complaints.push(`failed: ${request.url()}`);
  });
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) apiCalls.push(request.url());
  });
  return { complaints, apiCalls };
}

/**
 * Waits until a document is hydrated and its effects have started. From then on, the router handles clicks on links.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/**
 * Waits until the router has opened a page. The router changes the URL first, and moves the focus to the heading
 * last.
 */
export async function navigated(page: Page, url: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}
