import { expect, test } from "@playwright/test";
import react from "@vitejs/plugin-react";
import { createServer, type ViteDevServer } from "vite";
import { componentCatalogue } from "../../tools/build/component-catalogue.ts";
import { ROOT } from "../../tools/cli/root.ts";
import { resize } from "../helpers/resize.ts";

/** The component catalogue of `npm run dev`, served without the worker. */
let server: ViteDevServer;

test.beforeAll(async () => {
  server = await createServer({
    root: ROOT,
    configFile: false,
    cacheDir: "node_modules/.vite/catalogue",
    publicDir: "client/public",
    logLevel: "error",
    plugins: [react(), componentCatalogue()],
    optimizeDeps: { entries: ["tools/component-catalogue/main.tsx"] },
    server: { port: 0, hmr: false, watch: null },
  });
  await server.listen();
});

test.afterAll(() => server?.close());

test("the component catalogue shows every component, in both colour schemes side by side", async ({
  page,
}) => {
  test.slow();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await resize(page, { width: 1440, height: 900 });
  await page.goto(`${server.resolvedUrls?.local[0]}__components`);
  const papers = [];
  for (const scheme of ["light", "dark"]) {
    const frame = page.frameLocator(`iframe[title="${scheme}"]`);
    // The server compiles all components for the first request.
    const compiled = { timeout: 60_000 };
    await expect(frame.getByRole("navigation", { name: "分页" })).toHaveCount(4, compiled);
    // If a component throws, the catalogue shows no component at all.
    await expect(frame.getByRole("heading", { name: "quick-links" })).toBeVisible();
    const color = (element: Element) => getComputedStyle(element).backgroundColor;
    papers.push(await frame.locator("html").evaluate(color));
  }
  expect(new Set(papers).size).toBe(2);
  expect(faults).toEqual([]);
});
