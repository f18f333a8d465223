import type { Plugin } from "vite";
import { pathBetween, ROOT } from "../cli/root.ts";

/** What content consists of, and the pictures and files that it may name. */
const CONTENT = /^(?:content|client\/public\/(?:files|media))\/|^shared\/brand\/media\.json$/;

/** What the process that has started Vite says once it has imported files, or why it has not. */
export type ImportResult = { problem?: string };

/**
 * Reports files of the content that have changed to `npm run dev`, which imports them, and then
 * reloads open pages. Its problems are shown on them.
 */
export function contentReload(): Plugin {
  return {
    name: "content-reload",
    apply: "serve",
    configureServer(server) {
      if (!process.send) return;
      server.watcher.on("all", (_, file) => {
        const path = pathBetween(ROOT, file);
        if (CONTENT.test(path)) process.send?.(path);
      });
      process.on("message", ({ problem }: ImportResult) => {
        const { client, ...workers } = server.environments;
        if (problem !== undefined) {
          client.hot.send({ type: "error", err: { message: problem, stack: "" } });
          return;
        }
        // The worker begins anew, since it has responses in its memory.
        for (const { hot } of [...Object.values(workers), client])
          hot.send({ type: "full-reload" });
      });
    },
  };
}
