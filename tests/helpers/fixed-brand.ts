import { join } from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "../../tools/cli/root.ts";

const FOLDER = join(ROOT, "tests/fixtures/brand");

/**
 * Replaces the site's locales, time zone and country with those of tests/fixtures/brand. A change of the brand then
 * does not affect tests.
 */
export function fixedBrand(): Plugin {
  return {
    name: "fixed-brand",
    enforce: "pre",
    config: () => ({ define: { PATH_PREFIXES: JSON.stringify(["", "/en"]) } }),
    resolveId(source, importer) {
      // Only imports that are written like this are replaced. When a module is loaded, its resolved path is resolved
      // again.
      const [, name] = /^\..*\/brand\/((?:locales|site)\.ts)$/.exec(source) ?? [];
      // The fixture takes everything else from the site's own brand, so its own imports are not replaced.
      return name && !importer?.startsWith(FOLDER) ? join(FOLDER, name) : undefined;
    },
  };
}
