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
      // As it is written: once resolved it is a path, which is resolved again when it is loaded.
      const [, name] = /^\..*\/brand\/((?:locales|site)\.ts)$/.exec(source) ?? [];
      // The fixture itself takes over what it does not fix.
      return name && !importer?.startsWith(FOLDER) ? join(FOLDER, name) : undefined;
    },
  };
}
