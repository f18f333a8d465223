import type { Plugin } from "vite";
import { pathBetween, ROOT } from "../cli/root.ts";

/** Matches the content files, and the pictures and files that content may refer to. */
const CONTENT = /^(?:content|client\/public\/(?:files|media))\/|^shared\/brand\/media\.json$/;

/** The message that the parent process sends after an import. `problem` says why an import has failed. */
export type ImportResult = { problem?: string };

/**
 * Tells `npm run dev` which content files have changed. After the import of these files, reloads the worker, because it
 * has cached responses in memory, and then all open pages. If the import fails, the open pages show the problem.
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
        // worker/index.ts sends this message. A page that reloaded earlier could still be answered from the caches.
        hot.on("worker-loaded", () => {
          if (hasImported) client.hot.send({ type: "full-reload" });
          hasImported = false;
        });
      }
    },
  };
}
