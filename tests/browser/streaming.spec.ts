import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { hydrated, watch } from "../helpers/console-watch.ts";
import { runNode } from "../helpers/run-node.ts";
import { ownState, type RunningSite, startSite } from "../helpers/running-site.ts";
import { itemsOf } from "../helpers/site-paths.ts";

/** The built site with an embedded content service that is so slow that the site streams every page. */
let site: RunningSite;

const LIST = "/news/press_releases";

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const settings = {
    CONTENT_DELAY_MS: "300",
    CACHE_FRESH_SECONDS: "0",
    CACHE_STALE_SECONDS: "0",
    INVALIDATION_KEY: "key",
  };
  site = await startSite(settings, ...(await ownState()));
});

test.afterAll(() => site?.stop());

test("a streamed page is hydrated without warnings, although its list and its footer arrive after the beginning of the page", async ({
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

  test("content that is streamed later is shown between the heading and the footer, and placeholders are hidden", async ({
    page,
  }) => {
    const [release] = await itemsOf(page.request, "zh", "PRESS RELEASES");
    const [link] = await itemsOf(page.request, "zh", "QUICK LINKS");
    for (const [path, text] of [
      [LIST, release?.title ?? ""],
      ["/about/development_history", "2026"],
      ["/home", release?.title ?? ""],
    ] as const) {
      await page.goto(site.origin + path);
      const streamed = page.locator("body > [id^='S:']").getByText(text).first();
      await expect(streamed, path).toBeVisible();
      for (const skeleton of await page.locator("[data-skeleton]").all()) {
        await expect(skeleton).toBeHidden();
      }
      const top = async (locator: typeof streamed) =>
        (await locator.boundingBox())?.y ?? Number.NaN;
      expect(await top(streamed), path).toBeGreaterThan(await top(page.locator("h1")));
      const quickLinks = page.locator("[data-quick-links]").getByText(link?.title ?? "");
      expect(await top(streamed), path).toBeLessThan(await top(quickLinks));
      const footer = page.getByRole("contentinfo");
      expect(await top(quickLinks), path).toBeLessThan(await top(footer));
      await expect(footer).toContainText("版权所有");
    }
  });
});

function smoke(origin: string, key = "") {
  const script = join(import.meta.dirname, "../../tools/smoke/smoke.ts");
  return runNode(script, [origin], { INVALIDATION_KEY: key });
}

test("the built site passes the smoke test", async ({ baseURL }) => {
  const { status, stdout, stderr } = await smoke(baseURL ?? "");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toContain(`✓ ${baseURL} passed 12 checks`);
});

test("a site that streams its pages passes the smoke test, but not if the smoke test signs its call with a wrong key", async () => {
  test.setTimeout(120_000);
  // On a busy machine, the first health checks may respond late.
  const health = async () => (await fetch(`${site.origin}/healthz`)).json();
  await expect.poll(health, { timeout: 60_000 }).toMatchObject({ status: "ok" });
  const passed = { status: 0, stdout: expect.not.stringContaining("✗"), stderr: "" };
  expect(await smoke(site.origin)).toEqual(passed);
  expect(await smoke(site.origin, "key")).toEqual(passed);
  const { status, stdout, stderr } = await smoke(site.origin, "another");
  expect(status).toBe(1);
  expect(stdout).toMatch(/^✗ content-changed: .* refused the call with 401/m);
  expect(stderr).toBe(`✗ ${site.origin}: 1 of 12 checks failed\n`);
});
