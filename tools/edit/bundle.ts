import { join } from "node:path";
import { build } from "vite";
import { ROOT } from "../cli/root.ts";

/** The folder into which the interface is built. Each build replaces its files. */
export const BUNDLE = join(ROOT, "node_modules/.cache/edit");

/**
 * Builds the interface, which consists of Sveltia CMS and of this project's file formats, fields and preview. All of
 * these are bundled, so the page loads nothing from other hosts.
 */
export async function buildInterface(outDir = BUNDLE): Promise<void> {
  await build({
    configFile: false,
    root: join(ROOT, "tools/edit/browser"),
    base: "./",
    logLevel: "warn",
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      // Sveltia alone is larger than Vite's default limit (500 kB) for a warning.
      chunkSizeWarningLimit: 5000,
    },
  });
}
