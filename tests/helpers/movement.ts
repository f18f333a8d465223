import type { CDPSession, Page } from "@playwright/test";
import { hydrated } from "./console-watch.ts";

/** Descriptions of the elements that the page's scripts have moved by more than a pixel. */
type Moved = string[];

/**
 * Opens a page as on a first visit. Nothing is cached, the scripts run when the document is complete, and the site's
 * font arrives last.
 * @returns the moved elements, and the layout shift score that the font has caused
 */
export async function openFirst(
  page: Page,
  path: string,
): Promise<{ byScripts: Moved; byFace: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  const { entry, face } = await hold(session, { entry: ENTRY, face: FACE });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await Promise.all([entry.requested, face.requested]);
  const byScripts = await movedBy(page, entry.release);
  const byFace = await shiftedBy(page, face.release);
  await session.detach();
  return { byScripts, byFace };
}

/**
 * Opens a page as on a later visit. The browser's cache contains all files of the page, including the font, and the
 * scripts run when the document is complete. The page must be in a new tab, because a tab that has shown the page
 * before does not request the script again.
 */
export async function openAgain(page: Page, path: string): Promise<Moved> {
  const session = await page.context().newCDPSession(page);
  const { entry } = await hold(session, { entry: ENTRY });
  await page.goto(path, { waitUntil: "commit" });
  await page.locator("footer").waitFor();
  await entry.requested;
  await page.evaluate(() => document.fonts.ready);
  const moved = await movedBy(page, entry.release);
  await session.detach();
  return moved;
}

const ENTRY = "*/assets/entry-*.js";
const FACE = "*/assets/*.woff2";

interface Held {
  requested: Promise<void>;
  release: () => void;
}

/**
 * Holds each request until the test releases it. The keys of `patterns` are names for kinds of requests, and the values
 * match the addresses of the requests. Unlike Playwright's routes, this function leaves the browser's cache on.
 */
async function hold<Name extends string>(
  session: CDPSession,
  patterns: Record<Name, string>,
): Promise<Record<Name, Held>> {
  const gates = Object.entries<string>(patterns).map(([name, pattern]) => ({
    name,
    path: new RegExp(pattern.replaceAll(".", "\\.").replaceAll("*", ".*")),
    requested: Promise.withResolvers<void>(),
    released: Promise.withResolvers<void>(),
  }));
  session.on("Fetch.requestPaused", async ({ requestId, request }) => {
    const gate = gates.find(({ path }) => path.test(request.url));
    gate?.requested.resolve();
    await gate?.released.promise;
    // The test may have left the page in the meantime.
    await session.send("Fetch.continueRequest", { requestId }).catch(() => {});
  });
  const urlPatterns = Object.values<string>(patterns).map((urlPattern) => ({ urlPattern }));
  await session.send("Fetch.enable", { patterns: urlPatterns });
  return Object.fromEntries(
    gates.map(({ name, requested, released }) => [
      name,
      { requested: requested.promise, release: released.resolve },
    ]),
  ) as Record<Name, Held>;
}

/** Releases the page's scripts, and returns the elements that the scripts move. */
async function movedBy(page: Page, release: () => void): Promise<Moved> {
  await page.evaluate(() => {
    const places = new Map(
      [...document.querySelectorAll("main *, footer *")]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => [element, element.getBoundingClientRect()] as const),
    );
    Object.assign(window, { places });
  });
  release();
  await hydrated(page);
  // The last deferred effect sets this attribute.
  await page.locator("html[data-loaded]").waitFor({ state: "attached" });
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
  return moved.slice(0, 5);
}

/** Releases the font, and returns the layout shift score of its arrival. */
async function shiftedBy(page: Page, release: () => void): Promise<number> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as unknown as { value: number }[];
      shifts.push(...entries.map(({ value }) => value));
    }).observe({ type: "layout-shift" });
    Object.assign(window, { shiftsOfFace: shifts });
  });
  release();
  await page.waitForLoadState("load");
  const shifts = await page.evaluate(async () => {
    await document.fonts.ready;
    // The browser reports a layout shift with the next frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shiftsOfFace: number[] }).shiftsOfFace;
  });
  return shifts.reduce((sum, shift) => sum + shift, 0);
}

/** Resolves when the browser has notified resize observers. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
