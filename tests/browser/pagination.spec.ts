import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "../helpers/console-watch.ts";

const LIST = "/news/press_releases";

async function openPage(page: Page, query = ""): Promise<void> {
  await page.goto(LIST + query);
  await hydrated(page);
}

function jumper(page: Page) {
  return page.getByRole("textbox", { name: "页码" });
}

/** The number of the last page, which the pager names. */
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

test("the jumper takes any text for a page, blur commits it too, and tabbing through it does not", async ({
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
    ["2", 2, "Tab"],
    ["abc", 1, "Enter"],
  ] as const) {
    await jumper(page).fill(text);
    await jumper(page).press(key);
    await expectCurrent(page, shown);
    await expect(page).toHaveURL(shown === 1 ? LIST : `${LIST}?page=${shown}`);
  }
});

test("another page size starts at the first page, and back returns", async ({ page }) => {
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

test("a keyboard turns pages without losing the focus", async ({ page }) => {
  await openPage(page);
  const next = page.getByRole("link", { name: "下一页" });
  await next.focus();
  await page.keyboard.press("Enter");
  await expectCurrent(page, 2);
  await expect(next).toBeFocused();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("page number and page size can be changed", async ({ page }) => {
    await page.goto(LIST);
    await jumper(page).fill("3");
    await jumper(page).press("Enter");
    await expectCurrent(page, 3);
    await page.getByRole("combobox", { name: "每页条数" }).selectOption("20");
    await page.getByRole("button", { name: "确定" }).first().click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(20);
  });
});
