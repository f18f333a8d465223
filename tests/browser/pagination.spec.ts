import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";
import { resize } from "../helpers/resize.ts";

const LIST = "/news/press_releases";

async function openPage(page: Page, query = ""): Promise<void> {
  await page.goto(LIST + query);
  await hydrated(page);
}

function jumper(page: Page) {
  return page.getByRole("textbox", { name: "页码" });
}

/** The number of the last page, read from the pager. */
async function lastPage(page: Page): Promise<number> {
  return Number(
    await page
      .getByRole("link", { name: /^第 \d+ 页$/ })
      .last()
      .textContent(),
  );
}

async function expectCurrent(page: Page, number: number): Promise<void> {
  await expect(page.getByRole("navigation", { name: "分页" }).locator("[aria-current]")).toHaveText(
    String(number),
  );
}

test("the field for a page number accepts any text, opens the page on Enter or when it loses the focus, and does nothing if its text is unchanged", async ({
  page,
}) => {
  await openPage(page, "?page=2");
  const last = await lastPage(page);
  expect(last).toBeGreaterThan(2);
  await jumper(page).focus();
  await page.keyboard.press("Tab");
  await expectCurrent(page, 2);
  for (const [text, shown, key] of [
    ["3", 3, "Enter"],
    ["0", 1, "Enter"],
    ["999", last, "Enter"],
    ["", 1, "Enter"],
    ["２", 2, "Tab"],
    ["abc", 1, "Enter"],
  ] as const) {
    await jumper(page).fill(text);
    await jumper(page).press(key);
    await expectCurrent(page, shown);
    await expect(page).toHaveURL(shown === 1 ? LIST : `${LIST}?page=${shown}`);
  }
});

test("a new page size leads to the first page, and going back restores the old page and its size", async ({
  page,
}) => {
  await openPage(page, "?page=2");
  const sizes = page.getByRole("combobox", { name: "每页条数" });
  await expect(sizes.getByRole("option")).toHaveText([
    "12 条/页",
    "10 条/页",
    "20 条/页",
    "30 条/页",
    "50 条/页",
  ]);
  await sizes.selectOption("20");
  await expect(page).toHaveURL(`${LIST}?pageSize=20`);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(20);
  await page.goBack();
  await expectCurrent(page, 2);
  await expect(sizes).toHaveValue("12");
});

test("on phones, no input field has text below 16 px, because iOS would zoom in on the field", async ({
  page,
}) => {
  const fields = page.locator("input:not([type=hidden]), select, textarea");
  for (const width of [360, 750]) {
    await resize(page, { width, height: 800 });
    for (const [path, count] of [
      [LIST, 2],
      ["/home/search", 1],
      ["/404", 1],
    ] as const) {
      await page.goto(path);
      await expect(fields).toHaveCount(count);
      for (const size of await fields.evaluateAll((all) =>
        all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      )) {
        expect(size, `${path} at ${width} px`).toBeGreaterThanOrEqual(16);
      }
    }
  }
});

test.describe("on a phone that is held sideways", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } });

  test("no field of a list has text below 16 px", async ({ page }) => {
    await page.goto(LIST);
    const sizes = await page
      .getByRole("main")
      .locator("input:not([type=hidden]), select")
      .evaluateAll((all) =>
        all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      );
    expect(sizes).toHaveLength(2);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page number and the page size can be changed", async ({ page }) => {
    await page.goto(LIST);
    await jumper(page).fill("3");
    await jumper(page).press("Enter");
    await expectCurrent(page, 3);
    await page.getByRole("combobox", { name: "每页条数" }).selectOption("20");
    await page.getByRole("button", { name: "确定：每页条数" }).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(20);
  });
});

test("if several items of a page have the same id, none of them stays in the list when the next page is shown", async ({
  page,
}) => {
  await page.goto("/home");
  await hydrated(page);
  // If several items of a list have the same id, the worker numbers them in `occurrence`, beginning with 2 for the
  // second one.
  await page.route(/\/api\/contents\?.*view=card/, async (route) => {
    const response = await route.fetch();
    const list = await response.json();
    const isFirst = list.page === 1;
    for (const [index, item] of list.items.slice(0, 3).entries())
      if (isFirst) Object.assign(item, { id: "7", ...(index > 0 && { occurrence: index + 1 }) });
    await route.fulfill({ response, json: list });
  });
  await page.getByRole("contentinfo").locator(`a[href="${LIST}"]`).first().click();
  const rows = page.getByRole("main").getByRole("article");
  await expect(rows).toHaveCount(12);
  const titles = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  await page.getByRole("link", { name: "第 2 页" }).click();
  await expectCurrent(page, 2);
  for (const title of titles)
    await expect(page.getByRole("main").getByText(title, { exact: true })).toHaveCount(0);
});
