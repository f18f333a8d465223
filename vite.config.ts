import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";
import { clientAssets, clientInputs } from "./tools/client-assets.ts";
import { serverStyles } from "./tools/server-styles.ts";

const WORKER = "server";

/** README's baseline: what the browser's code and its styles are written for. */
const BROWSERS = ["chrome111", "edge111", "firefox115", "safari16.4", "ios16.4"];

/** The worker's log names errors by their classes, and stacks are read there. */
const WITH_NAMES: Rolldown.OutputOptions["minify"] = {
  compress: { keepNames: { function: true, class: true } },
  mangle: { keepNames: true },
  codegen: true,
};

export default defineConfig(({ command }) => ({
  publicDir: "client/public",
  plugins: [
    react(),
    cloudflare({ viteEnvironment: { name: WORKER } }),
    clientAssets(),
    serverStyles(),
  ],
  css: {
    modules: {
      // No class of content begins like this (worker/upstream/html.ts).
      generateScopedName: command === "build" ? "s-[hash:base64:5]" : "s-[local]-[hash:base64:5]",
    },
  },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        target: BROWSERS,
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: Object.values(clientInputs),
          // Which plugin takes how long is nobody's news at every start.
          checks: { bundlerTimings: false },
          output: {
            codeSplitting: {
              groups: [
                // With all that it imports: one file instead of twenty.
                { name: "main", test: /\/client\/main\.tsx$/ },
                // Vite's loader of chunks stands beside the entry, which starts it.
                { name: "entry", test: /\/client\/entry\.ts$/, priority: 1 },
              ],
            },
          },
        },
      },
    },
    [WORKER]: {
      build: {
        minify: true,
        rolldownOptions: { checks: { bundlerTimings: false }, output: { minify: WITH_NAMES } },
      },
    },
  },
  builder: {
    // The worker names the client's files, so they come first.
    async buildApp(builder) {
      for (const name of ["client", WORKER]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
}));
