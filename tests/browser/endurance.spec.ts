import { type CDPSession, expect, type Page, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";
import { resize } from "../helpers/resize.ts";

/** Pages of every kind of view, visited repeatedly. */
const ROUND = [
  "公司简介",
  "高管团队",
  "信息披露",
  "新闻稿",
  "视频中心",
  "招聘职位",
  "营销网络",
  "核心业务",
];
const WARM_UP = 2;
const ROUNDS = 12;

test("a hundred navigations do not leak listeners or nodes", async ({ page }) => {
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
  expect(after.JSEventListeners).toBeLessThanOrEqual(before.JSEventListeners * 1.05 + 10);
  expect(after.Nodes).toBeLessThanOrEqual(before.Nodes * 1.1 + 100);
});

/** By the footer's sitemap, which is on every page. */
async function goRound(page: Page): Promise<void> {
  for (const name of ROUND) {
    await page
      .getByRole("navigation", { name: "网站地图" })
      .getByRole("link", { name, exact: true })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  }
}

async function measure(session: CDPSession): Promise<{ JSEventListeners: number; Nodes: number }> {
  for (let turn = 0; turn < 3; turn++) await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { JSEventListeners: value("JSEventListeners"), Nodes: value("Nodes") };
}
