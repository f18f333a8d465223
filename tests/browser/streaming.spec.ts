import { expect, test } from "@playwright/test";
import { hydrated, watch } from "../helpers/console-watch.ts";
import { type RunningSite, startSite } from "../helpers/running-site.ts";

/** The built site with a slow embedded content service, so that every page is streamed. */
let site: RunningSite;

const LIST = "/news/press_releases";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startSite({
    CONTENT_DELAY_MS: "800",
    CACHE_FRESH_SECONDS: "0",
    CACHE_STALE_SECONDS: "0",
  });
});

test.afterAll(() => site?.stop());

test("a streamed page is hydrated with its deferred list, and its deferred footer stays as rendered", async ({
  page,
}) => {
  const { complaints } = watch(page);
  await page.goto(site.origin + LIST);
  await hydrated(page);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("版权所有");
  await expect(page.locator("[data-quick-links] a")).not.toHaveCount(1);
  expect(complaints).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, text] of [
    [LIST, "砺枢集团发布热轧全流程数字孪生平台"],
    ["/about/development_history", "2026"],
    ["/home", "砺枢集团发布热轧全流程数字孪生平台"],
  ] as const) {
    test(`what ${path} streams is shown between the heading and the footer, and no skeleton`, async ({
      page,
    }) => {
      await page.goto(site.origin + path);
      const streamed = page.locator("body > [id^='S:']").getByText(text).first();
      await expect(streamed).toBeVisible();
      for (const skeleton of await page.locator("[data-skeleton]").all()) {
        await expect(skeleton).toBeHidden();
      }
      const top = async (locator: typeof streamed) =>
        (await locator.boundingBox())?.y ?? Number.NaN;
      expect(await top(streamed)).toBeGreaterThan(await top(page.locator("h1")));
      const quickLinks = page.locator("[data-quick-links]").getByText("供应商门户");
      expect(await top(streamed)).toBeLessThan(await top(quickLinks));
      expect(await top(quickLinks)).toBeLessThan(await top(page.getByRole("contentinfo")));
      await expect(page.getByRole("contentinfo")).toContainText("版权所有");
    });
  }
});
