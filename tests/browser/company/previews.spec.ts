import { expect, type Page, test } from "@playwright/test";
import { hydrated, watch } from "../../helpers/console-watch.ts";

const PICTURES = "/news/media_database?group=media-pictures";

function opener(page: Page) {
  return page.getByRole("main").getByRole("button", { name: /^预览/ }).first();
}

test("the preview of a picture is a modal dialog that keeps the focus, and Escape, its button or a click beside it closes it", async ({
  page,
}) => {
  const { complaints } = watch(page);
  await page.goto(PICTURES);
  await hydrated(page);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  expect(complaints).toEqual([]);
  expect(await dialog.evaluate((element) => element.matches(":modal"))).toBe(true);
  for (let count = 0; count < 3; count++) {
    const isOutside = await page.evaluate(() => {
      const { activeElement, body } = document;
      return activeElement !== body && activeElement?.closest("dialog") === null;
    });
    expect(isOutside).toBe(false);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await opener(page).click();
  await dialog.getByRole("button", { name: "关闭预览" }).click();
  await expect(dialog).toBeHidden();
  await opener(page).click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the preview of a picture can be opened and closed", async ({ page }) => {
    await page.goto(PICTURES);
    await opener(page).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "关闭预览" }).click();
    await expect(dialog).toBeHidden();
  });
});
