import type { ChildProcess } from "node:child_process";
import { copyFile, rm } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { Failure } from "../cli/failure.ts";
import { ROOT } from "../cli/root.ts";
import { ended, passSignals, spawnTool } from "../cli/spawn.ts";
import { readOption, readPort } from "../settings/arguments.ts";
import { ensureFree } from "./port.ts";

const PORT = "8787";

export interface ServeOptions {
  /** For `wrangler dev`; the last of an option counts. */
  args: readonly string[];
  /** Folder of the databases and caches, unless `args` name one: two servers would lock each other's. */
  state: string;
  /** File of the local secrets. */
  devVars: string | undefined;
  onReady: (origin: string) => void;
}

const readySchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ event: v.literal("DEV_SERVER_READY"), ip: v.string(), port: v.number() }),
);

/** Rejects with a {@link Failure} where another program has the port that a server with these arguments would take. */
export async function ensurePort(args: readonly string[], usual = PORT): Promise<void> {
  await ensureFree(readPort(args, usual));
}

/** Serves the built worker until it is ended; yields its status. */
export async function serve({ args, state, devVars, onReady }: ServeOptions): Promise<number> {
  await copySecrets(devVars);
  const has = (name: string) => readOption(args, name) !== undefined;
  const wrangler = spawnTool(
    "wrangler",
    [
      "dev",
      ...["--config", join(ROOT, "dist/server/wrangler.json")],
      ...(has("--port") ? [] : ["--port", PORT]),
      ...(has("--persist-to") ? [] : ["--persist-to", state]),
      // A local site is at its own address, whatever production's is.
      ...["--var", "LOCAL_SERVER:true", "--var", "SITE_ORIGIN:"],
      ...["--show-interactive-dev-session", "false"],
      // Of what the worker logs, warnings and errors.
      ...(has("--log-level") ? [] : ["--log-level", "warn"]),
      ...args,
    ],
    { stdio: ["inherit", "pipe", "pipe", "ipc"], env: withColours() },
  );
  passSignals(wrangler);
  const flush = holdOutput(wrangler);
  let isReady = false;
  wrangler.on("message", (message) => {
    const ready = v.safeParse(readySchema, message);
    if (!ready.success || isReady) return;
    isReady = true;
    onReady(`http://${ready.output.ip}:${ready.output.port}`);
    flush(false);
  });
  const status = await ended(wrangler);
  if (isReady) return status;
  flush(true);
  throw new Failure("the server stopped before it was ready; see above");
}

/** The build has a copy of the secrets; what counts is the file as it is now. */
async function copySecrets(devVars: string | undefined): Promise<void> {
  const copy = join(ROOT, "dist/server/.dev.vars");
  await rm(copy, { force: true });
  if (devVars) await copyFile(join(ROOT, devVars), copy);
}

/** Wrangler writes to a pipe here, and would leave out what a terminal shows. */
function withColours(): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? { ...process.env, FORCE_COLOR: "1" } : process.env;
}

/** Buffers the server's output while it starts; the caller of flush decides whether it is shown. */
function holdOutput({ stdout, stderr }: ChildProcess): (isShown: boolean) => void {
  const held: [NodeJS.WritableStream, Buffer][] = [];
  let isOpen = false;
  for (const [from, to] of [
    [stdout, process.stdout],
    [stderr, process.stderr],
  ] as const) {
    from?.on("data", (chunk: Buffer) => {
      if (isOpen) to.write(chunk);
      else held.push([to, chunk]);
    });
  }
  return (isShown) => {
    isOpen = true;
    for (const [to, chunk] of held.splice(0)) if (isShown) to.write(chunk);
  };
}
