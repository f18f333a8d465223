import { expect, type Page } from "@playwright/test";

/** Caused by the tests' own configuration (playwright.config.ts). */
const SERVICE_WORKER_BLOCKED = /^Service Worker registration blocked by Playwright/;

/** Errors and warnings of a page, and its requests to `/api`. */
export function watch(page: Page): { complaints: string[]; apiCalls: string[] } {
  const complaints: string[] = [];
  const apiCalls: string[] = [];
  page.on("console", (message) => {
    if (!SERVICE_WORKER_BLOCKED.test(message.text()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  // Aborted by a navigation: not a failure.
  page.on("requestfailed", (request) => {
    if (request.failure()?.errorText !== "net::ERR_ABORTED")
      complaints.push(`failed: ${request.url()}`);
  });
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/api/")) apiCalls.push(request.url());
  });
  return { complaints, apiCalls };
}

/** Waits until a document is hydrated and its effects have started: from then on the router follows links. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
}

/** Waits until a page that the router opens is shown: its URL comes first, and the focus of its heading last. */
export async function navigated(page: Page, url: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(url);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}
