import { expect, test } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { createServer, type ViteDevServer } from "vite";
import { componentCatalogue } from "../../tools/build/component-catalogue.ts";
import { ROOT } from "../../tools/cli/root.ts";

/** The page of `npm run dev` that shows the shared components, without the worker. */
let server: ViteDevServer;

// One server for all.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  server = await createServer({
    root: ROOT,
    configFile: false,
    cacheDir: "node_modules/.vite/catalogue",
    publicDir: "client/public",
    logLevel: "error",
    plugins: [react(), componentCatalogue()],
    optimizeDeps: { entries: ["tools/catalogue/main.tsx"] },
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
});

test.afterAll(() => server?.close());

test("the page of components draws each of them", async ({ page }) => {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(`${server.resolvedUrls?.local[0]}__components?scheme=light`);
  // One that throws takes all others with it.
  await expect(page.getByRole("heading", { name: "quick-links" })).toBeVisible();
  expect(faults).toEqual([]);
});

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
