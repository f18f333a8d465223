import { expect, test } from "@playwright/test";
import { type RunningDev, startDev } from "../../helpers/running-dev.ts";

/** A running `npm run dev` on a copy of the project, whose content files the test changes. */
let dev: RunningDev;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  dev = await startDev();
});

test.afterAll(() => dev?.stop());

test.afterEach(() => {
  if (test.info().status === "failed") console.log(dev.printed());
});

test("an open page shows a change of a content file as soon as the file is saved, and shows a problem with the file until the file is corrected", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const FILE = "content/en/press-releases/10120.md";
  const save = (title: string) =>
    dev.write(FILE, (text) => text.replace(/^title: .*$/m, `title: ${title}`));
  const shown = { timeout: 60_000 };
  await page.goto(`${dev.origin}/en/news/press_releases`);
  await page.locator("html[data-hydrated]").waitFor(shown);
  await save("A title as it was first");
  await expect(page.getByText("A title as it was first")).toBeVisible(shown);
  await save("A title: with a colon");
  await expect(page.locator("vite-error-overlay")).toContainText(`${FILE}:4`, shown);
  await save("A title without it");
  await expect(page.getByText("A title without it")).toBeVisible(shown);
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
});
