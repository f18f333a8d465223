import { expect, test } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { createServer, type ViteDevServer } from "vite";
import { componentCatalogue } from "../../tools/build/component-catalogue.ts";
import { ROOT } from "../../tools/cli/root.ts";
import { requireSameRendering, settled, still } from "../helpers/rendering.ts";

/** The page of `npm run dev` that shows the shared components, without the worker. */
let server: ViteDevServer;

// One server for all.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  server = await createServer({
    root: ROOT,
    configFile: false,
    cacheDir: "node_modules/.vite/visual",
    publicDir: "client/public",
    logLevel: "error",
    plugins: [react(), componentCatalogue()],
    optimizeDeps: { entries: ["tools/catalogue/main.tsx"] },
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
});

test.afterAll(() => server?.close());

test.use({ viewport: { width: 720, height: 900 }, deviceScaleFactor: 0.75 });

for (const scheme of ["light", "dark"]) {
  test(`components in the ${scheme} scheme look as before`, async ({ page, browser }) => {
    test.slow();
    await requireSameRendering(browser);
    await still(page);
    await page.goto(`${server.resolvedUrls?.local[0]}__components?scheme=${scheme}`);
    const sections = page.locator("main > section");
    await expect(sections.last()).toBeVisible();
    await settled(page);
    for (const section of await sections.all()) {
      const name = await section.getByRole("heading").first().textContent();
      await expect.soft(section).toHaveScreenshot(["components", `${name}-${scheme}.png`]);
    }
  });
}

test("the page of components shows both schemes side by side", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.resolvedUrls?.local[0]}__components`);
  const papers = [];
  for (const scheme of ["light", "dark"]) {
    const frame = page.frameLocator(`iframe[title="${scheme}"]`);
    await expect(frame.getByRole("navigation", { name: "分页" })).toHaveCount(5);
    const color = (element: Element) => getComputedStyle(element).backgroundColor;
    papers.push(await frame.locator("html").evaluate(color));
  }
  expect(new Set(papers).size).toBe(2);
});

test("the built site has no page of components", async ({ request }) => {
  const response = await request.get("/__components", { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  expect(response.headers().location).toBe("/404");
});
