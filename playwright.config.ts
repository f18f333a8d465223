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
  // A small machine has two cores. A third worker keeps the cores busy while other tests wait.
  workers: 3,
  timeout: 60_000,
  // This time limit is long enough for slow machines. A check ends as soon as it passes.
  expect: { timeout: 20_000 },
  reporter: process.stdout.isTTY ? "list" : "dot",
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "zh-CN",
    // Tests cannot intercept requests that a service worker sends. Only offline.spec.ts allows service workers.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: findTestBrowser() ?? "",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        // Without this argument, Chromium reloads a document by itself after a failure of the network.
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
    // Playwright asks the server for coloured output. In such output, tests/helpers/serve-tested-site.ts would not
    // recognise the messages that it removes.
    env: { FORCE_COLOR: "0" },
  },
});
