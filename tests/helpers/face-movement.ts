import type { Page } from "@playwright/test";
import { hydrated } from "./console-watch.ts";

const FACE = "**/assets/*.woff2";

/** The layout shift (its score) of a page whose face arrives when all else is there. */
export async function movedByFace(page: Page, path: string): Promise<number> {
  const face = Promise.withResolvers<void>();
  await page.route(FACE, async (route) => {
    await face.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await hydrated(page);
  await page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as unknown as { value: number }[];
      shifts.push(...entries.map(({ value }) => value));
    }).observe({ type: "layout-shift" });
    Object.assign(window, { shifts });
  });
  face.resolve();
  await page.waitForLoadState("load");
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    // What the face has moved is reported with the frame after it.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: number[] }).shifts;
  });
  await page.unroute(FACE);
  return shifts.reduce((sum, shift) => sum + shift, 0);
}
