import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { Failure } from "./failure.ts";
import { ROOT } from "./root.ts";

/**
 * Everything that tools/ starts is a JavaScript file of an installed package,
 * run by the Node that runs the script: no shell, no PATH, no `.cmd` files, so
 * that paths with spaces and Windows need nothing special.
 */

const manifestSchema = v.object({
  bin: v.union([v.string(), v.record(v.string(), v.string())]),
});

/** File of a package's command; the command is named as the package unless said otherwise. */
export function packageBinary(name: string, command = name, root = ROOT): string {
  const folder = join(root, "node_modules", name);
  const { bin } = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(folder, "package.json"), "utf8")),
  );
  const file = typeof bin === "string" ? bin : bin[command];
  if (file === undefined) throw new Error(`the package ${name} has no command ${command}`);
  return join(folder, file);
}

/** Settings of the platform's tools: nothing is reported and nothing is fetched that is not needed. */
export const QUIET = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  // The local `request.cf` is a placeholder instead of a download.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/** Of wrangler's commands; without it they follow .wrangler/deploy to the configuration of the last build. */
export const SOURCE_CONFIG = ["--config", "wrangler.toml"];

export interface ToolOptions extends SpawnOptions {
  /** The package's command, if it is not named as the package. */
  command?: string;
  /** Where the package is installed. */
  root?: string;
}

/** Starts a package's command in the root of the repository. */
export function spawnTool(
  name: string,
  parameters: readonly string[],
  { env = process.env, command, root, ...options }: ToolOptions = {},
): ChildProcess {
  return spawn(process.execPath, [packageBinary(name, command, root), ...parameters], {
    cwd: ROOT,
    stdio: "inherit",
    ...options,
    env: { ...QUIET, ...env },
  });
}

/** The same to its end, printing as it goes; `failure` is said if it fails. */
export async function runTool(
  name: string,
  parameters: readonly string[],
  failure: string,
  options: ToolOptions = {},
): Promise<void> {
  const status = await ended(spawnTool(name, parameters, options));
  if (status !== 0) throw new Failure(failure);
}

/** The same without printing anything. */
export function captureTool(
  name: string,
  parameters: readonly string[],
  options: ToolOptions = {},
): ReturnType<typeof capture> {
  // Without a terminal as its input wrangler does not prompt.
  return capture(spawnTool(name, parameters, { ...options, stdio: ["ignore", "pipe", "pipe"] }));
}

/** Status of a process, what it wrote to its standard output, and all output. */
export async function capture(
  child: ChildProcess,
): Promise<{ status: number; stdout: string; output: string }> {
  let stdout = "";
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
    output += text;
  });
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  return { status: await ended(child), stdout, output };
}

/** Status of a process that has ended; 1 where a signal ended it. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve(status ?? 1));
  });
}

/** The shell in which npm runs a script; it ends by a signal without passing it on. */
const parent = process.ppid;
const PARENT_CHECK_MS = 500;

/** What ends this process, or its parent, ends the other. */
export function passSignals(child: ChildProcess): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => child.kill(signal));
  }
  const check = () => process.ppid === parent || child.kill();
  setInterval(check, PARENT_CHECK_MS).unref();
}
