import { defineConfig } from "@playwright/test";
import { findBrowser } from "./helpers/browser.ts";

/** Another where that one is taken. */
const PORT = Number(process.env.TEST_PORT ?? 8799);

/** Journeys in Chromium against the built site, as `npm start` serves it. */
export default defineConfig({
  testDir: "browser",
  outputDir: "../test-results",
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "zh-CN",
    // What a service worker asks for passes a test's routes by; offline.spec.ts lets it work.
    serviceWorkers: "block",
    launchOptions: {
      executablePath: findBrowser() ?? "",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
    },
  },
  webServer: {
    command: `npm start -- --port ${PORT} --inspector-port 0`,
    cwd: "..",
    url: `http://localhost:${PORT}/healthz`,
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: "ignore",
  },
});
