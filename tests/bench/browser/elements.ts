import type { Browser } from "@playwright/test";
import { SLOW_PHONE, withPage } from "./device.ts";
import type { PageSubject } from "./subjects.ts";

/** Number of elements of a page at a screen's width. */
export interface Elements {
  width: number;
  all: number;
  /** Those that have a box: not in anything with `display: none`. */
  laidOut: number;
  /** Of these, in header and footer. */
  chrome: number;
}

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const DEVICES = [SLOW_PHONE.context, DESKTOP];

/** Counts a page's elements when it is loaded, on a phone and on a desktop. */
export function countElements(
  browser: Browser,
  { origin, path }: PageSubject,
): Promise<Elements[]> {
  const counts = DEVICES.map((context) =>
    withPage(browser, { cpu: 1, latencyMs: 0, context }, async (page) => {
      await page.goto(origin + path, { waitUntil: "load" });
      const count = await page.evaluate(() => {
        const all = [...document.querySelectorAll("*")];
        const laidOut = all.filter((element) => element.getClientRects().length > 0);
        const chrome = laidOut.filter((element) => element.closest("header, footer"));
        return { all: all.length, laidOut: laidOut.length, chrome: chrome.length };
      });
      return { width: context.viewport?.width ?? 0, ...count };
    }),
  );
  return Promise.all(counts);
}
