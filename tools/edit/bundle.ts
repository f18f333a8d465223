import { join } from "node:path";
import { build } from "vite";
import { ROOT } from "../cli/root.ts";

/** The folder of the built interface, which the next build replaces. */
export const BUNDLE = join(ROOT, "node_modules/.cache/edit");

/**
 * Builds the interface: Sveltia with this project's formats, fields and preview. The page loads nothing from other
 * hosts.
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
