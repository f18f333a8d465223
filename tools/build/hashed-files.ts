import { readFile, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { plainAddress } from "../../worker/content-service/file-addresses.ts";
import { listFiles } from "../cli/root.ts";
import { FILES, hashedAddress } from "../content-import/file-names.ts";

/**
 * In a build, renames the files for download, so that each name contains a hash of the file. Otherwise, somebody could
 * guess the address of a report before the item that links to the report is published. `npm run dev` renames no files.
 * It accepts addresses with a hash, but ignores the hash.
 */
export function hashedFiles(): Plugin {
  return {
    name: "hashed-files",
    applyToEnvironment: ({ name }) => name === "client",
    // Vite calls this hook after it has copied the public folder.
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
