import { copyFile, mkdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { readBuildName } from "./source-hash.ts";

/** The folder with the source maps of the last build, both of the client and of the worker. */
export const SOURCE_MAPS = "dist/maps";
/** The file in SOURCE_MAPS that contains the name of the build. */
export const BUILD_FILE = "build.txt";

/**
 * Collects the source maps for `npm run decode`. The client's source maps are moved out of dist/client, because that
 * folder is public. The worker's source maps are copied, because wrangler still needs them in their place.
 */
export function sourceMaps(): Plugin {
  return {
    name: "source-maps",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const isClient = this.environment.name === "client";
      if (isClient) {
        await rm(SOURCE_MAPS, { recursive: true, force: true });
        await mkdir(SOURCE_MAPS, { recursive: true });
        await writeFile(join(SOURCE_MAPS, BUILD_FILE), await readBuildName());
      }
      const keep = isClient ? rename : copyFile;
      const names = Object.keys(bundle).filter((name) => name.endsWith(".map"));
      await Promise.all(
        names.map((name) => keep(join(dir, name), join(SOURCE_MAPS, basename(name)))),
      );
    },
  };
}
