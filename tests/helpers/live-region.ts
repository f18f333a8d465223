import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /**
     * The texts of live regions, in the order in which they changed. A text begins with “covered: ” if the page was
     * inert at that time.
     */
    said: string[];
  }
}

/** Records what a screen reader would announce in documents that are opened from now on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.said = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest("[aria-live], [role='status'], [role='alert']");
        const text = region?.textContent?.trim();
        const isCovered = document.querySelector("main[inert]") !== null;
        if (text) window.said.push(isCovered ? `covered: ${text}` : text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** The texts that were recorded since the last call. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => window.said.splice(0));
}
