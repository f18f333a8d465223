import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { Failure } from "../cli/failure.ts";
import { ROOT } from "../cli/root.ts";
import { ended, passSignals, spawnTool } from "../cli/spawn.ts";
import { readArguments, readPort } from "../settings/arguments.ts";

export interface ServeOptions {
  /** The arguments for `wrangler dev`. If an option is repeated, its last value counts. */
  args: readonly string[];
  /**
   * The folder for databases and caches, unless `args` name another folder. Two servers must not use the same folder,
   * because one of them would lock the databases for the other.
   */
  state: string;
  /** The file with the local secrets. */
  devVars: string | undefined;
  onReady: (origin: string) => void;
}

const readySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ event: v.literal("DEV_SERVER_READY"), ip: v.string(), port: v.number() }),
);

/** Serves the built worker until the server ends. Resolves with the server's exit status. */
export async function serve({ args, state, devVars, onReady }: ServeOptions): Promise<number> {
  await copySecrets(devVars);
  const given = readArguments(args);
  const wrangler = spawnTool(
    "wrangler",
    [
      "dev",
      ...["--config", join(ROOT, "dist/server/wrangler.json")],
      ...(given.port ? [] : ["--port", String(readPort(args))]),
      // With this option, wrangler shows only the warnings and errors of the worker's log.
      ...(given["log-level"] ? [] : ["--log-level", "warn"]),
      ...(given["persist-to"] ? [] : ["--persist-to", state]),
      // A local site must use its own address instead of the address of production.
      ...["--var", "LOCAL_SERVER:true", "--var", "SITE_ORIGIN:"],
      ...["--show-interactive-dev-session", "false"],
      ...args,
    ],
    { stdio: ["inherit", "inherit", "inherit", "ipc"] },
  );
  passSignals(wrangler);
  let isReady = false;
  wrangler.on("message", (message) => {
    const ready = v.safeParse(readySchema, message);
    if (!ready.success || isReady) return;
    isReady = true;
    onReady(`http://${ready.output.ip}:${ready.output.port}`);
  });
  const status = await ended(wrangler);
  if (!isReady) throw new Failure("the server stopped before it was ready; see above");
  return status;
}

/** Copies the file with secrets into the build. The secrets may have changed since the build. */
async function copySecrets(devVars: string | undefined): Promise<void> {
  const copy = join(ROOT, "dist/server/.dev.vars");
  await rm(copy, { force: true });
  if (devVars) await copyFile(join(ROOT, devVars), copy);
}
