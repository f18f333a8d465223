import { expect, type Page, test } from "@playwright/test";
import { site } from "../../shared/brand/site.ts";
import { hydrated } from "../helpers/console-watch.ts";
import { heard, listen } from "../helpers/live-region.ts";
import { existing } from "../helpers/site-paths.ts";

const LIST = "/news/press_releases";

async function open(page: Page, path: string): Promise<void> {
  await listen(page);
  await page.goto(path);
  await hydrated(page);
  // When React hydrates the document, it may insert some elements again. The texts of these elements are recorded as if
  // they were announced, so they are discarded here.
  await heard(page);
}

/**
 * Matches the text that the loading overlay announces if it is shown for longer than a second. This may happen on a
 * busy machine, so the tests ignore the text.
 */
const WAITING = /^covered: (?:加载中|Loading)$/;

/**
 * Expects that a navigation announces this text and nothing else. A text that is announced while the loading overlay
 * covers the page is recorded with the prefix “covered: ”, so it does not equal the expected text.
 */
async function expectSaid(page: Page, text: string | RegExp): Promise<void> {
  const texts: string[] = [];
  const listening = async () => {
    texts.push(...(await heard(page)).filter((heardText) => !WAITING.test(heardText)));
    return texts.length;
  };
  await expect.poll(listening).toBeGreaterThan(0);
  expect(texts).toEqual([expect.stringMatching(text)]);
}

for (const [path, field, found, nothing] of [
  ["/home/search", "搜索关键词", /^找到 \d+ 条与“.+”有关的结果$/, "没有找到与“ↂↂ”有关的内容"],
  ["/en/home/search", "Search keywords", /^Results for “.+”: \d+$/, "Nothing found for “ↂↂ”"],
] as const) {
  test(`a search on ${path} announces the number of results, or that nothing was found`, async ({
    page,
  }) => {
    await open(page, path);
    const box = page.getByRole("main").getByRole("searchbox", { name: field });
    const keyword = site.searchExamples[path.startsWith("/en") ? "en" : "zh"][0] ?? "";
    await box.fill(keyword);
    await box.press("Enter");
    await expectSaid(page, found);
    await expect(page.getByRole("main").getByText(found)).toBeVisible();
    await box.fill("ↂↂ");
    await box.press("Enter");
    await expectSaid(page, nothing);
    await page.goBack();
    await expectSaid(page, found);
  });
}

test("a search from another page announces the title and the number of results", async ({
  page,
}) => {
  await open(page, "/404");
  const keyword = site.searchExamples.zh[0] ?? "";
  await page.getByRole("main").getByRole("searchbox").fill(keyword);
  await page.keyboard.press("Enter");
  await expectSaid(page, new RegExp(`^${keyword} - .*。找到 \\d+ 条`));
});

for (const [path, size, jumper, saying] of [
  [LIST, "每页条数", "页码", (page: number, count: string) => `第 ${page} 页，共 ${count} 页`],
  [
    `/en${LIST}`,
    "Items per page",
    "Page number",
    (page: number, count: string) => `Page ${page} of ${count}`,
  ],
] as const) {
  test(`on ${path}, the number of the shown page is announced after a visitor has used the pager, the page size or the field for a page number`, async ({
    page,
  }) => {
    await open(page, path);
    const pager = page.locator("main nav[data-page-size]");
    const last = async () => (await pager.locator("li:nth-last-child(2)").textContent()) ?? "";
    await pager.locator('a[href$="page=2"]').first().click();
    await expectSaid(page, saying(2, await last()));
    await page.goBack();
    await expectSaid(page, saying(1, await last()));
    await page.getByRole("combobox", { name: size }).selectOption("10");
    await expect(pager).toHaveAttribute("data-page-size", "10");
    await expectSaid(page, saying(1, await last()));
    await page.getByRole("textbox", { name: jumper }).fill("2");
    await page.keyboard.press("Enter");
    await expectSaid(page, saying(2, await last()));
  });
}

for (const [path, noun] of [
  ["/announcement/information_disclosure", " 份公告"],
  ["/en/announcement/information_disclosure", /^ announcements?/],
  ["/recruitment/recruitment", " 个职位"],
] as const) {
  if (existing([path]).length === 0) continue;
  test(`selecting a filter on ${path} announces the number of items, and adds the filter's name to the title`, async ({
    page,
  }) => {
    await open(page, path);
    const title = await page.title();
    const filters = page.locator("main a[data-count]");
    const [name, count] = await filters
      .first()
      .evaluate((link: HTMLElement) => [link.textContent, link.dataset.count]);
    await filters.first().click();
    const saying = new RegExp(`^${name}[：:] ?${count}${typeof noun === "string" ? noun : ""}`);
    await expectSaid(page, saying);
    expect(await page.title()).toBe(`${name} - ${title}`);
    await page.goBack();
    await expectSaid(page, /^(?:全部|All)[：:] ?\d+ \S+/);
    expect(await page.title()).toBe(title);
  });
}

for (const path of existing(["/news/media_database", "/contact/marketing_network"])) {
  test(`selecting a group of items on ${path} announces the group's name and how many items it has`, async ({
    page,
  }) => {
    await open(page, path);
    const group = page.getByRole("navigation", { name: "分组" }).getByRole("link").nth(1);
    const name = await group.textContent();
    await group.click();
    await expectSaid(page, new RegExp(`^${name}：\\D*\\d+ \\S+$`));
  });
}

test("the loading overlay announces “Loading” when it has been shown for a second, and nothing earlier", async ({
  page,
}) => {
  await open(page, LIST);
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/**", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("link", { name: "第 2 页" }).evaluate((link: HTMLElement) => link.click());
  const overlay = page.getByRole("status", { name: "加载中" });
  await expect(overlay).toBeVisible();
  expect(await overlay.ariaSnapshot()).toBe('- status "加载中"');
  await page.clock.runFor(999);
  expect(await heard(page)).toEqual([]);
  await page.clock.runFor(1);
  expect(await heard(page)).toEqual(["covered: 加载中"]);
  gate.resolve();
  await expect(page).toHaveURL(/page=2$/);
  await page.clock.runFor(300);
  await expect(overlay).toBeHidden();
  expect(await heard(page)).toEqual([expect.stringMatching(/^第 2 页，共 \d+ 页$/)]);
});
