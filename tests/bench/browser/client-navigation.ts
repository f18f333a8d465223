import type { Browser, Page } from "@playwright/test";
import { itemMark } from "../bare/content.ts";
import { PAGE_SIZE } from "../workers.ts";
import { type Device, withPage } from "./device.ts";
import { fetchedFiles, followLink } from "./in-page.ts";
import type { PageSubject } from "./subjects.ts";

/** A click on the pager's second page. */
export interface Step {
  subject: PageSubject;
  device: Device;
  /** The pointer rests on the link first. */
  isHovered: boolean;
}

export interface StepTaken {
  shownMs: number;
  /** Bytes of its data, compressed. */
  bytes: number;
}

/** After this a page has begun all that it does when it is taken over; a visitor has hardly looked at it. */
const SETTLED_MS = 600;
const DATA = /^\/(?:api\/|list\.json)/;
/** The second page's first item. */
const NEXT = itemMark(PAGE_SIZE);

export function takeStep(
  browser: Browser,
  { subject, device, isHovered }: Step,
): Promise<StepTaken> {
  return withPage(browser, device, async (page) => {
    await page.goto(subject.origin + subject.path, { waitUntil: "load" });
    await page.waitForFunction(() => window.bench.hydratedAt > 0);
    const href = `${subject.path}?page=2`;
    if (isHovered) await page.hover(`main nav a[href="${href}"] >> nth=0`);
    await page.waitForTimeout(SETTLED_MS);
    const ahead = await dataBytes(page);
    if (isHovered !== ahead > 0) throw new Error(`${ahead} bytes of ${href} came before the click`);
    const shownMs = await page.evaluate(followLink, { href, text: NEXT });
    return { shownMs, bytes: await dataBytes(page) };
  });
}

async function dataBytes(page: Page): Promise<number> {
  const files = await page.evaluate(fetchedFiles);
  return files.filter(({ path }) => DATA.test(path)).reduce((sum, { bytes }) => sum + bytes, 0);
}
