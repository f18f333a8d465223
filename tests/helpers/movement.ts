import type { CDPSession, Page } from "@playwright/test";
import { hydrated } from "./console-watch.ts";

/** Descriptions of the elements that the page's scripts have moved by more than a pixel. */
type Moved = string[];

/**
 * Opens a page as on a first visit. Nothing is cached, the scripts run when the document is complete, and the site's
 * font arrives last. Needs {@link watchShifts}.
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
  const { length } = await shiftsOf(page);
  release();
  await page.waitForLoadState("load");
  await page.evaluate(() => document.fonts.ready);
  const shifts = await shiftsOf(page);
  return shifts.slice(length).reduce((sum, { score }) => sum + score, 0);
}

/** A layout shift that the browser has reported. */
export interface Shift {
  /** The share of the window that has moved, times the distance as a share of the window. */
  score: number;
  /** The elements and texts that have moved. */
  moved: {
    /** The beginning of the element's HTML, its old and its new place, and when it moved. */
    description: string;
    isElement: boolean;
    isInHeader: boolean;
  }[];
}

/** Records the layout shifts of all documents that the page loads from now on, except those after a visitor's input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly) => `${[x, y, width, height]}`;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const when = `at ${innerWidth} px, ${scrollY}, ${Math.round(entry.startTime)} ms`;
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const name = node === element ? element?.outerHTML.slice(0, 100) : node?.nodeName;
          return {
            description: `${name} ${place(previousRect)} to ${place(currentRect)} ${when}`,
            isElement: node !== null && node === element,
            isInHeader: element?.closest("header") != null,
          };
        });
        shifts.push({ score: entry.value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The layout shifts of the page's document. Needs {@link watchShifts}. */
export function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    // The browser reports a layout shift with the next frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (window as unknown as { shifts: Shift[] }).shifts;
  });
}

/** An entry of the Layout Instability API, which TypeScript's DOM types do not contain. */
interface ShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Resolves when the browser has notified resize observers. */
export async function laidOut(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
