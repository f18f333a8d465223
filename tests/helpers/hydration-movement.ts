import type { Page } from "@playwright/test";
import { hydrated } from "./console-watch.ts";

const ENTRY = "**/assets/entry-*.js";

/** Opens a page; yields the elements that hydration and the deferred effects have moved by more than a pixel. */
export async function movedByScripts(page: Page, path: string): Promise<string[]> {
  const entry = Promise.withResolvers<void>();
  await page.route(ENTRY, async (route) => {
    await entry.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    const places = new Map(
      [...document.querySelectorAll("main *, footer *")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => [element, element.getBoundingClientRect()] as const),
    );
    Object.assign(window, { places });
  });
  entry.resolve();
  await hydrated(page);
  await deferredEffectsStarted(page);
  await page.waitForLoadState("load");
  await laidOut(page);
  const moved = await page.evaluate(() => {
    const { places } = window as unknown as { places: Map<Element, DOMRect> };
    return [...places].flatMap(([element, before]) => {
      const { x, y } = element.getBoundingClientRect();
      const isStill = Math.abs(x - before.x) <= 1 && Math.abs(y - before.y) <= 1;
      return isStill
        ? []
        : [`${element.outerHTML.slice(0, 90)}: ${before.x}, ${before.y} → ${x}, ${y}`];
    });
  });
  await page.unroute(ENTRY);
  return moved.slice(0, 5);
}

/** The last of the deferred effects marks the document. */
async function deferredEffectsStarted(page: Page): Promise<void> {
  await page.locator("html[data-loaded]").waitFor({ state: "attached" });
}

/** Resolves when resize observers have been notified. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
