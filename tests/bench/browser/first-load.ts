import type { Browser } from "@playwright/test";
import { SLOW_PHONE, withPage } from "./device.ts";
import { type Fetched, fetchedFiles, isQuiet, type Readings } from "./in-page.ts";
import type { PageSubject } from "./subjects.ts";

/** Measurements of a page's first load. */
export interface FirstLoad {
  firstPaint: number;
  largestPaint: number;
  /** The element with the largest paint. */
  largest: string;
  blocking: number;
  shift: number;
  hydrated: number;
  requests: number;
  /** Transferred bytes of scripts: until hydrated, in total, and ScrollReveal's separately. */
  scriptsHydrated: number;
  scripts: number;
  reveal: number;
}

const QUIET_MS = 2000;
const TIMEOUT_MS = 60_000;
/** Threshold of a long task in milliseconds. */
const LONG_MS = 50;
const REVEAL = /scrollreveal/i;

/** Loads a page on the slow phone with nothing cached, until it is idle. */
export function loadPage(browser: Browser, subject: PageSubject): Promise<FirstLoad> {
  return withPage(browser, SLOW_PHONE, async (page) => {
    let requests = 0;
    const faults: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith("data:")) requests++;
    });
    page.on("response", (response) => {
      if (response.status() >= 400) faults.push(`${response.url()} ${response.status()}`);
    });
    page.on("pageerror", (error) => faults.push(error.message));
    await page.goto(subject.origin + subject.path, { waitUntil: "commit" });
    const given = { isHydrated: subject.isHydrated, quietMs: QUIET_MS };
    await page.waitForFunction(isQuiet, given, { polling: 250, timeout: TIMEOUT_MS });
    if (faults.length > 0) throw new Error(`${subject.name}: ${faults.join(", ")}`);
    const readings = await page.evaluate(() => window.bench);
    return { requests, ...summarise(readings, await page.evaluate(fetchedFiles)) };
  });
}

function summarise(readings: Readings, fetched: Fetched[]): Omit<FirstLoad, "requests"> {
  const { firstPaint, largestPaint, tasks, shift, hydratedAt } = readings;
  const scripts = fetched.filter(({ path }) => path.endsWith(".js"));
  const own = scripts.filter(({ path }) => !REVEAL.test(path));
  const picture = largestPaint.address && ` ${new URL(largestPaint.address).pathname}`;
  return {
    firstPaint,
    largestPaint: largestPaint.ms,
    largest: largestPaint.element + picture,
    blocking: blockingTime(tasks, firstPaint),
    shift,
    hydrated: hydratedAt,
    scriptsHydrated: bytesOf(own.filter(({ endMs }) => endMs <= hydratedAt)),
    scripts: bytesOf(own),
    reveal: bytesOf(scripts.filter(({ path }) => REVEAL.test(path))),
  };
}

/** Total blocking time: what long tasks take beyond 50 ms, from the first paint on. */
export function blockingTime(tasks: Readings["tasks"], firstPaint: number): number {
  const parts = tasks.map(([start, duration]) => {
    const from = Math.max(start, firstPaint);
    return Math.max(0, start + duration - from - LONG_MS);
  });
  return parts.reduce((sum, part) => sum + part, 0);
}

function bytesOf(files: Fetched[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
