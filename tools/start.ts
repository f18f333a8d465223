import { spawn } from "node:child_process";
import { copyFile, rm } from "node:fs/promises";
import { ensureBuild } from "./build.ts";
import { LOCAL_STATE } from "./import/database.ts";
import { deleteOlderContent, ensureLocalContent } from "./import/local.ts";

/**
 * `npm start`: builds if the sources have changed, brings the local database
 * up to date if the content has, then serves the built worker with wrangler.
 * Further arguments go through: `npm start -- --port 9000`.
 */
const extra = process.argv.slice(2);
await ensureBuild();
await bringSecrets();
if (!hasOwnContentService()) {
  await ensureLocalContent();
  await deleteOlderContent();
}
serve();

/** The build has a copy of the secrets; what counts is the file as it is now. */
async function bringSecrets(): Promise<void> {
  const copy = "dist/server/.dev.vars";
  await rm(copy, { force: true });
  await copyFile(".dev.vars", copy).catch(() => {});
}

/** Then nothing needs the embedded content. */
function hasOwnContentService(): boolean {
  return extra.some((argument) => /^(?:--var=)?UPSTREAM_ORIGIN:./.test(argument));
}

function serve(): void {
  const wrangler = spawn(
    "wrangler",
    [
      "dev",
      ...["--config", "dist/server/wrangler.json"],
      // A server beside this one takes a place of its own: two would lock each other's caches.
      ...(extra.includes("--persist-to") ? [] : ["--persist-to", LOCAL_STATE]),
      ...["--var", "LOCAL_SERVER:true"],
      ...["--show-interactive-dev-session", "false"],
      ...extra,
    ],
    { stdio: "inherit", env: { ...process.env, WRANGLER_SEND_METRICS: "false" } },
  );
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => wrangler.kill(signal));
  }
  wrangler.on("exit", (code) => process.exit(code ?? 1));
}
