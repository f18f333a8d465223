import { readFile } from "node:fs/promises";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Manifest, type Plugin } from "vite";
import { site } from "./shared/site.ts";
import { shortClassNames } from "./worker/local/class-names.ts";
import { pageStyles, readSheets } from "./worker/local/page-styles.ts";
import { hashSources } from "./worker/local/source-hash.ts";

const CLIENT_ENTRY = "client/main.tsx";
const SERVICE_WORKER = "client/service-worker/service-worker.ts";
const WORKER = "server";

export default defineConfig(({ command }) => ({
  publicDir: "client/public",
  plugins: [
    sitePictures(),
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
        rolldownOptions: { input: [CLIENT_ENTRY, SERVICE_WORKER] },
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

const developmentAssets = {
  entry: "/client/development.ts",
  views: {},
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
    views: viewFiles(manifest, entry.file),
    styles,
    sheets,
    serviceWorker: `/${manifest[SERVICE_WORKER]?.file}`,
    build: (await hashSources()).slice(0, BUILD_LENGTH),
    development: false,
  };
}

/** By view, the files that it needs besides the entry. */
function viewFiles(manifest: Manifest, entryFile: string): Record<string, string[]> {
  const views = Object.entries(manifest).flatMap(([source, { isDynamicEntry }]) => {
    const name = isDynamicEntry ? VIEW.exec(source)?.[1] : undefined;
    return name === undefined ? [] : [[name, [...filesOf(source)]] as [string, string[]]];
  });
  return Object.fromEntries(views);

  function filesOf(source: string, found = new Set<string>()): Set<string> {
    const chunk = manifest[source];
    if (!chunk || chunk.file === entryFile || found.has(`/${chunk.file}`)) return found;
    found.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) filesOf(imported, found);
    return found;
  }
}
