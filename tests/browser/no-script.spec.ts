import { expect, test } from "@playwright/test";
import { site } from "../../shared/brand/site.ts";

const [keyword = ""] = site.searchExamples.zh;

test.use({ javaScriptEnabled: false });

test("without JavaScript a visitor reads lists, turns pages, opens articles and searches", async ({
  page,
}) => {
  await page.goto("/news/press_releases");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("新闻稿");
  await page.getByRole("link", { name: "下一页" }).click();
  await expect(page).toHaveURL(/page=2$/);
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(/news_detail/);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();

  await page.goto("/home/search");
  await page.getByRole("main").getByRole("searchbox").fill(keyword);
  await page.getByRole("main").getByRole("searchbox").press("Enter");
  await expect(page.locator("mark").first()).toHaveText(keyword);
});
