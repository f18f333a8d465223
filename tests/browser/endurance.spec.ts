import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";
import { resize } from "../helpers/resize.ts";
import { existing } from "../helpers/site-paths.ts";

/** The pages that the test visits several times. Most kinds of pages are among them. */
const ROUND = existing([
  "/about/profile",
  "/about/development_history",
  "/about/executives",
  "/announcement/information_disclosure",
  "/news/press_releases",
  "/news/video",
  "/recruitment/recruitment",
  "/contact/marketing_network",
  "/product/core_business",
]);
const WARM_UP = 2;
const ROUNDS = 3;

test("repeated navigations do not leak event listeners or DOM nodes", async ({ page }) => {
  test.slow();
  await resize(page, { width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/about/profile");
  await hydrated(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  for (let round = 0; round < WARM_UP; round++) await goRound(page);
  const before = await measure(session);
  for (let round = 0; round < ROUNDS; round++) await goRound(page);
  const after = await measure(session);
  expect(after.JSEventListeners).toBeLessThanOrEqual(before.JSEventListeners + 10);
  expect(after.Nodes).toBeLessThanOrEqual(before.Nodes + 60);
});

/** Visits each page by its link in the footer. Every page has the same footer. */
async function goRound(page: Page): Promise<void> {
  const menu = page.getByRole("navigation", { name: "网站地图" });
  for (const path of ROUND) {
    const link = menu.locator(`a[href="${path}"]`).last();
    const name = (await link.textContent()) ?? "";
    await link.evaluate((it: HTMLElement) => it.click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  }
}

async function measure(session: CDPSession): Promise<{ JSEventListeners: number; Nodes: number }> {
  for (let turn = 0; turn < 3; turn++) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { JSEventListeners: value("JSEventListeners"), Nodes: value("Nodes") };
}
