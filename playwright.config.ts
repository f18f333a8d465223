import { defineConfig } from "@playwright/test";
import { findTestBrowser } from "./tests/helpers/browser.ts";

/** TEST_PORT, if the default is in use. */
const PORT = Number(process.env.TEST_PORT ?? 8799);

/** Tests in Chromium, and of firefox.spec.ts in Firefox, against the built site, as `npm start` serves it. */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // One more than cores of a small machine: tests also wait.
  workers: 3,
  timeout: 60_000,
  // For slow machines; what passes does not wait.
  expect: { timeout: 20_000 },
  reporter: process.stdout.isTTY ? "list" : "dot",
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "zh-CN",
    // Fetches of a service worker bypass a test's routes; offline.spec.ts allows it.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: findTestBrowser() ?? "",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        // Chromium would request a document again that failed without a network.
        "--disable-auto-reload",
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" tests/helpers/serve-tested-site.ts --port ${PORT} --inspector-port 0`,
    url: `http://localhost:${PORT}/healthz`,
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: "ignore",
    // Playwright asks for colours, in which the filter would not find its lines.
    env: { FORCE_COLOR: "0" },
  },
});
