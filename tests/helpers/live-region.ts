import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** What live regions were given, in order; before it what was wrong at that moment. */
    said: string[];
  }
}

/** Records what a screen reader would read of the documents opened afterwards. */
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

/** What has been said since the last call. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => window.said.splice(0));
}
