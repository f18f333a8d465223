import { createHash } from "node:crypto";
import { join } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import type { Plugin } from "vite";
import { defineProject } from "vitest/config";
import { ROOT } from "../tools/cli/root.ts";
import { fixedBrand } from "./helpers/fixed-brand.ts";

/** Tests inside workerd, with a real D1 database. */
export default defineProject({
  root: ROOT,
  plugins: [
    fixedBrand(),
    clientAssets(),
    cloudflareTest(async () => ({
      wrangler: { configPath: join(ROOT, "wrangler.toml") },
      miniflare: {
        bindings: {
          // Each locale has a content domain. These are the domains of the locales in tests/fixtures/brand. They
          // override the domains in wrangler.toml, if it has any.
          CONTENT_DOMAIN_ID: "38",
          CONTENT_DOMAIN_ID_EN: "39",
          HOSTILE_REQUESTS: process.env.HOSTILE_REQUESTS ?? "",
          TEST_MIGRATIONS: await readD1Migrations(join(ROOT, "worker/content-service/migrations")),
        },
      },
    })),
  ],
  // The tests use React's production build, as the deployed site does. React's development build needs twice the time
  // to render a page.
  oxc: { jsx: { development: false } },
  test: {
    name: "worker",
    env: { NODE_ENV: "production" },
    setupFiles: ["shared/i18n/all-messages.ts"],
    include: ["worker/**/*.test.{ts,tsx}", "tests/worker/**/*.test.ts"],
    // All files share a process and its modules, because starting workerd for each file took as long as the tests. No
    // test may leave state that affects other tests.
    isolate: false,
    // Uses all cores. By default, Vitest leaves one core unused, which would be half of a machine with two cores.
    // Vitest requires the same value in vitest.unit.config.ts and vitest.worker.config.ts.
    maxWorkers: "100%",
    // The time limits are long so that tests also pass on slow machines. No test sleeps.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

/**
 * Replaces the module that describes the built client, so that worker tests need no build. They need only the names of
 * the client's files, and two style sheets.
 */
function clientAssets(): Plugin {
  const id = "virtual:client-assets";
  const sheet = (name: string, text: string) => ({
    href: `/assets/${name}-test.css`,
    text,
    hash: createHash("sha256").update(text).digest("base64"),
  });
  const sheets = {
    common: [sheet("common", "body{margin:0}main>p{color:red}")],
    "pages/list": [sheet("list", ".s-list{display:grid}")],
  };
  return {
    name: "client-assets",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (module) =>
      module === `\0${id}`
        ? `export const entry = "/assets/entry.js"; export const reportingEntry = "/assets/reporting.js"; export const main = ["/assets/main.js"]; export const parts = { "pages/home": ["/assets/home.js"] }; export const messages = { zh: ["/assets/zh.js"] }; export const sheets = ${JSON.stringify(sheets)}; export const build = "test"; export const format = "format"; export const publicFiles = ["/media/barge-480.webp"]; export const serviceWorker = "/assets/service-worker.js"; export const development = false;`
        : undefined,
  };
}
