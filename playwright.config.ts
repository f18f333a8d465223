import { defineConfig } from "@playwright/test";
import { findTestBrowser } from "./tests/helpers/browser.ts";

/** The port of the tested site. Set TEST_PORT if the default port is in use. */
const PORT = Number(process.env.TEST_PORT ?? 8799);

/**
 * Browser tests against the built site, as `npm start` serves it. They run in Chromium, and firefox.spec.ts runs in
 * Firefox.
 */
export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // One worker more than a small machine has cores, because tests also wait.
  workers: 3,
  timeout: 60_000,
  // The time limit is for slow machines. A check that passes does not wait.
  expect: { timeout: 20_000 },
  reporter: process.stdout.isTTY ? "list" : "dot",
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "zh-CN",
    // Requests of a service worker would bypass the tests' routes. Only offline.spec.ts allows service workers.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: findTestBrowser() ?? "",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        // Chromium would reload a document by itself if it has failed because of the network.
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
    // Playwright asks for coloured output, in which the filter would not recognise lines.
    env: { FORCE_COLOR: "0" },
  },
});
