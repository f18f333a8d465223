import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build } from "vite";

const HERE = import.meta.dirname;

/**
 * Builds a yardstick's worker like the site's own: one file, minified.
 *
 * @param hasAnchors `<a>` in the place of the router's own links.
 */
export async function buildYardstick(
  source: string,
  outDir: string,
  hasAnchors = false,
): Promise<string> {
  const name = `${source.replace(/\.tsx?$/, "")}${hasAnchors ? "-anchors" : ""}`;
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: {
      alias: hasAnchors
        ? { "./links.ts": fileURLToPath(import.meta.resolve("./anchors.tsx")) }
        : {},
      conditions: ["workerd", "worker", "edge-light", "import", "module", "browser"],
    },
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: join(HERE, source),
      outDir: join(outDir, name),
      emptyOutDir: true,
      minify: true,
      rolldownOptions: { output: { entryFileNames: "index.js" } },
    },
  });
  return join(outDir, name);
}

/** Builds the client of the plain page; returns the folder of its one file, `plain.js`. */
export async function buildPlainClient(outDir: string): Promise<string> {
  const directory = join(outDir, "plain-client");
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: [react()],
    build: {
      outDir: directory,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(HERE, "plain-client.tsx"),
        output: { entryFileNames: "plain.js" },
      },
    },
  });
  return directory;
}
