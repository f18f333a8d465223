/// <reference types="vitest/config" />
import { globSync } from "node:fs";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Rolldown } from "vite";
import { pathPrefix } from "./shared/i18n/locales.ts";
import {
  clientAssets,
  clientInputs,
  LATE_SHEETS,
  serverStyles,
} from "./tools/build/client-assets.ts";
import { componentCatalogue } from "./tools/build/component-catalogue.ts";
import { contentReload } from "./tools/build/content-reload.ts";
import { hashedFiles } from "./tools/build/hashed-files.ts";
import { licenses } from "./tools/build/licenses.ts";
import { sourceMaps } from "./tools/build/source-maps.ts";
import { staticHeaders } from "./tools/build/static-headers.ts";

const WORKER = "server";

/**
 * The browsers that must understand the syntax of the built scripts and styles (docs/behaviour.md 14). Vite gives these
 * browsers this name.
 */
const BROWSERS = "baseline-widely-available";

/**
 * The worker logs the names of error classes and stack traces, so the names of classes and functions are kept when the
 * code is minified.
 */
const KEEP_NAMES: Rolldown.OutputOptions["minify"] = {
  compress: { keepNames: { function: true, class: true } },
  mangle: { keepNames: true },
  codegen: true,
};

/** The file of React that contains only `renderToReadableStream`. */
const STREAMING_RENDERER = createRequire(import.meta.url)
  .resolve("react-dom/package.json")
  .replace("package.json", "cjs/react-dom-server.edge.production.js");

const sheets = globSync("shared/**/*.module.css").toSorted();

/**
 * Returns a short class name: `s-12a` is the first name (`a`) in the style sheet with the index 12. A hash would be
 * random text, which compresses badly.
 */
function shortClassName(name: string, file: string, css: string): string {
  const sheet = sheets.indexOf(relative(import.meta.dirname, file));
  const names = [...new Set(css.match(/(?<=\.|@keyframes )[a-z][\w-]*/gi))];
  // In base 36, the number 10 is the letter a.
  return `s-${sheet}${(10 + names.indexOf(name)).toString(36)}`;
}

export default defineConfig(({ command, mode }) => ({
  publicDir: "client/public",
  // Vitest also reads this file, but the test projects (tests/vitest.*.config.ts) have plugins of their own.
  plugins: mode === "test" ? [] : sitePlugins(),
  css: {
    modules: {
      // Classes in content never start with this prefix (worker/content-html/html.ts).
      generateScopedName: command === "build" ? shortClassName : "s-[local]-[hash:base64:5]",
    },
  },
  // The site never calls `renderToString`, but `react-dom/server` and `react-dom/server.edge` contain its renderer. Of
  // the worker's 305 kB, this renderer would be 31 kB, and it would add 9 ms of CPU time to the worker's start. The
  // package exports no entry that lacks this renderer.
  resolve: { alias: command === "build" ? { "react-dom/server": STREAMING_RENDERER } : {} },
  define: { PATH_PREFIXES: JSON.stringify(Object.values(pathPrefix)) },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        target: BROWSERS,
        // The source maps are only for `npm run decode`.
        sourcemap: "hidden",
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: Object.values(clientInputs),
          // This check would write into every build log how long each plugin took.
          checks: { bundlerTimings: false },
          output: {
            // The main chunk contains the file names of all other chunks. With lower case letters only, the hashes in
            // these names compress better.
            hashCharacters: "base36",
            codeSplitting: {
              groups: [
                // The entry also contains Vite's chunk loader, and the code that reporting.ts shares with the main
                // chunk. The entry itself needs this loader and this code.
                {
                  name: "entry",
                  test: /\/client\/(?:entry|idle|root-options|hydration\/claim-styles)\.ts$/,
                  priority: 3,
                },
                { name: "late", test: LATE_SHEETS, priority: 3 },
                // This group also includes everything that main.tsx imports, except what is in a group above. Pages,
                // blocks and openings (tops of pages) are imported dynamically, so each of them is a chunk of its own
                // together with its styles. A visit loads only the chunks that its pages need.
                { name: "main", test: /\/client\/main\.tsx$/, priority: 2 },
                // Without this group, code that several chunks share would be in a dozen tiny files.
                {
                  name: "common",
                  test: /\/shared\/(?!blocks|items|layouts|openings|pages|ui).*\.tsx?$/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
    [WORKER]: {
      build: {
        minify: true,
        // Wrangler uploads the source map together with the worker.
        sourcemap: true,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          output: {
            minify: KEEP_NAMES,
            codeSplitting: {
              groups: [
                { name: "start", tags: ["$initial"], priority: 1 },
                // All views (page components) are in one file, because sixty small files would compress badly. The
                // worker evaluates this file when it renders the first page.
                { name: "views", test: /\/shared\// },
              ],
            },
          },
        },
      },
    },
  },
  test: {
    projects: ["tests/vitest.*.config.ts"],
    // Console output is shown for failed tests only.
    silent: "passed-only",
    // Istanbul measures the coverage, because V8's own coverage is not available inside workerd.
    coverage: {
      provider: "istanbul",
      include: ["{worker,client,shared,tools}/**/*.{ts,tsx}"],
      reporter: ["text-summary", "html"],
    },
  },
  builder: {
    // The worker's build contains the client's file names, so the client is built first.
    async buildApp(builder) {
      for (const name of ["client", WORKER]) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
    },
  },
}));

function sitePlugins() {
  return [
    react(),
    componentCatalogue(),
    contentReload(),
    cloudflare({ viteEnvironment: { name: WORKER } }),
    clientAssets(),
    serverStyles(),
    hashedFiles(),
    licenses(),
    staticHeaders(),
    sourceMaps(),
  ];
}
