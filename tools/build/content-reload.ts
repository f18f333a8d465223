import type { Plugin } from "vite";
import { pathBetween, ROOT } from "../cli/root.ts";

/** Matches the paths of content files, and of pictures and files to which content may refer. */
const CONTENT = /^(?:content|client\/public\/(?:files|media))\/|^shared\/brand\/media\.json$/;

/** The message that the parent process sends after an import. `problem` says why an import has failed. */
export type ImportResult = { problem?: string };

/**
 * Sends the paths of changed content files to the parent process (`npm run dev`), which imports these files. After an
 * import, this plugin reloads the worker, because the worker still has old responses in its memory. When the worker has
 * been reloaded, the plugin reloads all open pages. If the import fails, nothing is reloaded, and the open pages show
 * the problem.
 */
export function contentReload(): Plugin {
  return {
    name: "content-reload",
    apply: "serve",
    configureServer(server) {
      if (!process.send) return;
      const { client, ...workers } = server.environments;
      let hasImported = false;
      server.watcher.on("all", (_, file) => {
        const path = pathBetween(ROOT, file);
        if (CONTENT.test(path)) process.send?.(path);
      });
      process.on("message", ({ problem }: ImportResult) => {
        if (problem !== undefined) {
          client.hot.send({ type: "error", err: { message: problem, stack: "" } });
          return;
        }
        hasImported = true;
        for (const { hot } of Object.values(workers)) hot.send({ type: "full-reload" });
      });
      for (const { hot } of Object.values(workers)) {
        // The reloaded worker/index.ts sends this message. If pages were reloaded earlier, the old worker could respond
        // to them from its caches.
        hot.on("worker-loaded", () => {
          if (hasImported) client.hot.send({ type: "full-reload" });
          hasImported = false;
        });
      }
    },
  };
}
