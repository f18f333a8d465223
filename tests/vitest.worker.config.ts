import { createHash } from "node:crypto";
import { join } from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import type { Plugin } from "vite";
import { defineProject } from "vitest/config";
import { ROOT } from "../tools/cli/root.ts";
import { fixedBrand } from "./helpers/fixed-brand.ts";

/** Tests inside workerd with a real D1. */
export default defineProject({
  root: ROOT,
  plugins: [
    fixedBrand(),
    clientAssets(),
    cloudflareTest(async () => ({
      wrangler: { configPath: join(ROOT, "wrangler.toml") },
      miniflare: {
        bindings: {
          // Of the fixed locales, whatever wrangler.toml says.
          CONTENT_DOMAIN_ID: "38",
          CONTENT_DOMAIN_ID_EN: "39",
          HOSTILE_REQUESTS: process.env.HOSTILE_REQUESTS ?? "",
          TEST_MIGRATIONS: await readD1Migrations(join(ROOT, "worker/content-service/migrations")),
        },
      },
    })),
  ],
  // What is deployed: React's development build renders at half the speed.
  oxc: { jsx: { development: false } },
  test: {
    name: "worker",
    env: { NODE_ENV: "production" },
    setupFiles: ["shared/i18n/all-messages.ts"],
    include: ["worker/**/*.test.ts", "tests/worker/**/*.test.ts"],
    // Files share a process and its modules, and no test leaves a state that another one meets:
    // starting workerd for each file took as long as the tests.
    isolate: false,
    // By default one core stays unused, which of two is half. Both projects must say the same.
    maxWorkers: "100%",
    // No test sleeps: this is for slow machines.
    testTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

/** Worker tests need no built client, only names of its files and two stylesheets. */
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
