import type { Page } from "@playwright/test";

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

/** Waits for hydration: React has then set its own keys on the document. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.documentElement).some((key) => key.startsWith("__reactFiber")),
  );
}
