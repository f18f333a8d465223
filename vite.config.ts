import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import {
  type BuildEnvironmentOptions,
  defineConfig,
  type Manifest,
  type Plugin,
  type Rolldown,
} from "vite";
import { site } from "./shared/site.ts";
import { shortClassNames } from "./worker/local/class-names.ts";
import { leanLibraries } from "./worker/local/lean/plugin.ts";
import { pageStyles, readSheets } from "./worker/local/page-styles.ts";
import { hashSources } from "./worker/local/source-hash.ts";

const CLIENT_ENTRY = "client/main.tsx";
const SERVICE_WORKER = "client/service-worker/service-worker.ts";
const WORKER = "server";

const TERSER_OPTIONS: BuildEnvironmentOptions["terserOptions"] = {
  module: true,
  ecma: 2022,
  compress: { passes: 3, keep_fargs: false },
  format: { comments: false },
};

/** The worker's log names errors by their classes, and stacks are read there. */
const WITH_NAMES: Rolldown.OutputOptions["minify"] = {
  compress: { keepNames: { function: true, class: true } },
  mangle: { keepNames: true },
  codegen: true,
};

export default defineConfig(({ command }) => ({
  publicDir: "client/public",
  plugins: [
    sitePictures(),
    leanLibraries(),
    oneEdition(),
    react(),
    cloudflare({ viteEnvironment: { name: WORKER } }),
    pageStyles(CLIENT_ENTRY),
    clientAssets(),
  ],
  css: {
    modules: {
      generateScopedName:
        command === "build" ? shortClassNames(import.meta.dirname) : "s-[local]-[hash:base64:5]",
    },
  },
  // pageStyles() writes the sheets: Vite is left with none to split.
  build: { cssCodeSplit: false, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        manifest: true,
        modulePreload: { polyfill: false },
        // Some 1.2 KB less of the first file than the minifier that Vite brings.
        minify: "terser",
        terserOptions: TERSER_OPTIONS,
        rolldownOptions: {
          input: [CLIENT_ENTRY, SERVICE_WORKER],
          // That terser takes its time is known.
          checks: { bundlerTimings: false },
          output: { codeSplitting: { groups: [{ name: firstFile(), debugName: "first file" }] } },
        },
      },
    },
    [WORKER]: {
      build: { minify: true, rolldownOptions: { output: { minify: WITH_NAMES } } },
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

/** A page of the browser's has the texts of its own edition: client/catalogs.ts loads them. */
function oneEdition(): Plugin {
  return {
    name: "one-edition",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (source, importer) =>
      source === "./catalogs.ts" && importer?.endsWith("/shared/i18n/messages.ts")
        ? resolve("client/catalogs.ts")
        : undefined,
  };
}

/**
 * All that every page needs is one file, which is smaller and sooner there than
 * several; what only some pages need is left to the bundler.
 */
function firstFile() {
  const first = new Set<string>();
  return (id: string, bundle: Rolldown.ChunkingContext) => {
    if (first.size === 0) add(resolve(CLIENT_ENTRY));
    return first.has(id) ? "main" : null;

    function add(module: string): void {
      if (first.has(module)) return;
      first.add(module);
      for (const imported of bundle.getModuleInfo(module)?.importedIds ?? []) add(imported);
    }
  };
}

/** Of all pictures the code knows only those of the site itself; content brings the facts of its own along. */
function sitePictures(): Plugin {
  const { default: fallback, hero, sections } = site.pictures;
  const names = new Set([fallback, hero, ...Object.values(sections)]);
  return {
    name: "site-pictures",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("/shared/media.json")) return;
      const entries = Object.entries(JSON.parse(code)).filter(([name]) => names.has(name));
      return { code: JSON.stringify(Object.fromEntries(entries)), map: null };
    },
  };
}

/** Tells the worker the addresses of the client's files. */
function clientAssets(): Plugin {
  const id = "virtual:client-assets";
  let isBuild = false;
  return {
    name: "client-assets",
    enforce: "post",
    configResolved(config) {
      isBuild = config.command === "build";
    },
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(module) {
      if (module !== `\0${id}`) return;
      const assets = isBuild ? await builtAssets() : developmentAssets;
      return Object.entries(assets)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}

/** Hex digits of a build's name. */
const BUILD_LENGTH = 12;

const VIEW = /^shared\/routes\/([\w-]+)\.tsx$/;
const TEXTS = /^shared\/i18n\/(\w+)\.ts$/;

const developmentAssets = {
  entry: "/client/development.ts",
  views: {},
  texts: {},
  styles: "",
  sheets: { common: { href: "/shared/styles/index.css" } },
  serviceWorker: "",
  build: "development",
  development: true,
};

async function builtAssets() {
  const manifest: Manifest = JSON.parse(await readFile("dist/client/.vite/manifest.json", "utf8"));
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`the client build has no ${CLIENT_ENTRY}`);
  const { build: styles, sheets } = await readSheets("dist/client");
  return {
    entry: `/${entry.file}`,
    views: lazyFiles(manifest, VIEW),
    texts: lazyFiles(manifest, TEXTS),
    styles,
    sheets,
    serviceWorker: `/${manifest[SERVICE_WORKER]?.file}`,
    build: (await hashSources()).slice(0, BUILD_LENGTH),
    development: false,
  };
}

/** By name, as a pattern finds it in their sources: what is loaded when it is needed, and the files that it needs besides the entry. */
function lazyFiles(manifest: Manifest, sources: RegExp): Record<string, string[]> {
  const files = Object.entries(manifest).flatMap(([source, { isDynamicEntry }]) => {
    const name = isDynamicEntry ? sources.exec(source)?.[1] : undefined;
    return name === undefined ? [] : [[name, [...filesOf(source)]] as [string, string[]]];
  });
  return Object.fromEntries(files);

  function filesOf(source: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[source];
    if (!chunk || source === CLIENT_ENTRY || found.has(`/${chunk.file}`)) return found;
    found.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) filesOf(imported, found);
    return found;
  }
}
