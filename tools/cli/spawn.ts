import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { join } from "node:path";
import { Failure } from "./failure.ts";
import { ROOT } from "./root.ts";

/**
 * JavaScript files of installed packages, run by the Node that runs the script: no shell, no PATH,
 * no `.cmd` files, so that paths with spaces and Windows need nothing special.
 */
const TOOLS = {
  "openapi-typescript": "tests/protocol-types/node_modules/openapi-typescript/bin/cli.js",
  tsc: "node_modules/typescript/bin/tsc",
  vite: "node_modules/vite/bin/vite.js",
  wrangler: "node_modules/wrangler/bin/wrangler.js",
};

type Tool = keyof typeof TOOLS;

/** Environment variables that keep wrangler from sending metrics and from fetching what is not needed. */
const QUIET = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  // Without this, wrangler downloads data for the local `request.cf`. A placeholder is enough.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/**
 * The option that makes a command of wrangler read the configuration in the sources. Without it the command reads
 * that of the last build, to which .wrangler/deploy points.
 */
export const SOURCE_CONFIG = ["--config", "wrangler.toml"];

/** Starts a package's command in the root of the repository. */
export function spawnTool(
  tool: Tool,
  parameters: readonly string[],
  { env = process.env, ...options }: SpawnOptions = {},
): ChildProcess {
  return spawn(process.execPath, [join(ROOT, TOOLS[tool]), ...parameters], {
    cwd: ROOT,
    stdio: "inherit",
    ...options,
    env: { ...QUIET, ...env },
  });
}

/**
 * Runs a package's command to its end and prints its output. If the command fails, throws a {@link Failure} with
 * the given text.
 */
export async function runTool(
  tool: Tool,
  parameters: readonly string[],
  failure: string,
  options: SpawnOptions = {},
): Promise<void> {
  const status = await ended(spawnTool(tool, parameters, options));
  if (status !== 0) throw new Failure(failure);
}

/** Runs a package's command to its end without printing anything. */
export function captureTool(
  tool: Tool,
  parameters: readonly string[],
  options: SpawnOptions = {},
): ReturnType<typeof capture> {
  // Without a terminal as its input wrangler does not prompt.
  return capture(spawnTool(tool, parameters, { ...options, stdio: ["ignore", "pipe", "pipe"] }));
}

/** The status of a process, and what it has written to standard output, to standard error, and to both. */
export async function capture(child: ChildProcess) {
  const written = { stdout: "", stderr: "", output: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      written[name] += text;
      written.output += text;
    });
  }
  return { status: await ended(child), ...written };
}

/** The status of a process once it has ended. It is 1 if a signal ended it. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve(status ?? 1));
  });
}

/** The process that started this one. npm starts scripts in a shell, which ends at a signal without passing it on. */
const parent = process.ppid;
const PARENT_CHECK_MS = 500;

/** Ends a child process when this process or its parent ends. */
export function passSignals(child: ChildProcess): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => child.kill(signal));
  }
  const check = () => process.ppid === parent || child.kill();
  setInterval(check, PARENT_CHECK_MS).unref();
}
