import { join } from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "../../tools/cli/root.ts";

const FOLDER = join(ROOT, "tests/fixtures/brand");

/**
 * Gives tests the locales, the time zone and the country of tests/fixtures/brand instead of the
 * site's own, so that what they request and expect does not change with them.
 */
export function fixedBrand(): Plugin {
  return {
    name: "fixed-brand",
    enforce: "pre",
    config: () => ({ define: { PATH_PREFIXES: JSON.stringify(["", "/en"]) } }),
    resolveId(source, importer) {
      // Only imports that are written like this are replaced. A resolved path is resolved again when it is loaded.
      const [, name] = /^\..*\/brand\/((?:locales|site)\.ts)$/.exec(source) ?? [];
      // The fixture itself imports the site's own brand for everything that it does not replace.
      return name && !importer?.startsWith(FOLDER) ? join(FOLDER, name) : undefined;
    },
  };
}
