import { join } from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "../../tools/cli/root.ts";

const FOLDER = join(ROOT, "tests/fixtures/brand");

/**
 * Replaces the site's locales, time zone and country with the values in tests/fixtures/brand, so that a change of the
 * brand does not affect tests.
 */
export function fixedBrand(): Plugin {
  return {
    name: "fixed-brand",
    enforce: "pre",
    config: () => ({ define: { PATH_PREFIXES: JSON.stringify(["", "/en"]) } }),
    resolveId(source, importer) {
      // Only relative imports are replaced. Vite also passes absolute paths of modules that it has already resolved.
      const [, name] = /^\..*\/brand\/((?:locales|site)\.ts)$/.exec(source) ?? [];
      // A fixture may itself import the site's own file. Such an import is not replaced, because the fixture would then
      // import itself.
      return name && !importer?.startsWith(FOLDER) ? join(FOLDER, name) : undefined;
    },
  };
}
