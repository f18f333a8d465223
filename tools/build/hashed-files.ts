import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { plainAddress } from "../../worker/content-service/file-addresses.ts";
import { listFiles } from "../cli/root.ts";
import { FILES, hashedAddress } from "../import/file-names.ts";

/**
 * Gives the files of items, in a build, the names by which content leads to them: they have a hash of their content,
 * so that nobody finds a report by its number before its item is published. The development server serves both.
 */
export function hashedFiles(): Plugin {
  return {
    name: "hashed-files",
    applyToEnvironment: ({ name }) => name === "client",
    // Vite has copied the public folder by then.
    async writeBundle({ dir = "" }) {
      for (const path of await listFiles(join(dir, FILES)).catch(() => [])) {
        const file = join(dir, FILES, path);
        const address = hashedAddress(`/${FILES}/${path}`, await readFile(file));
        await rename(file, join(dir, address));
      }
    },
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        if (request.url) request.url = plainAddress(request.url);
        next();
      });
    },
  };
}
