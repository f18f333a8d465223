import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { join } from "node:path";
import { Failure } from "./failure.ts";
import { ROOT } from "./root.ts";

/**
 * The JavaScript files of installed command-line tools. Node runs these files directly instead of through a shell. So
 * paths with spaces need no quotes, and Windows needs no `.cmd` files.
 */
const TOOLS = {
  "openapi-typescript": "tests/protocol-types/node_modules/openapi-typescript/bin/cli.js",
  tsc: "node_modules/typescript/bin/tsc",
  vite: "node_modules/vite/bin/vite.js",
  wrangler: "node_modules/wrangler/bin/wrangler.js",
};

type Tool = keyof typeof TOOLS;

/** Environment variables that stop wrangler from sending metrics and from downloading unnecessary data. */
const QUIET = {
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  // Without this variable, wrangler would download real data for the local `request.cf`. Placeholders are good enough.
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
};

/**
 * The option that makes wrangler read the repository's wrangler.toml. Each build contains a configuration of its own,
 * and a file in .wrangler/deploy points to it. Without this option, wrangler would read the configuration of the last
 * build.
 */
export const SOURCE_CONFIG = ["--config", "wrangler.toml"];

/** Starts a package's command in the repository's root folder. */
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
 * Runs a package's command and shows its output. Throws a {@link Failure} with the given text if the command fails.
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

/** Runs a package's command without showing its output. */
export function captureTool(
  tool: Tool,
  parameters: readonly string[],
  options: SpawnOptions = {},
): ReturnType<typeof capture> {
  // Wrangler does not prompt if its input is not a terminal.
  return capture(spawnTool(tool, parameters, { ...options, stdio: ["ignore", "pipe", "pipe"] }));
}

/**
 * Resolves with the exit status of a process and with its output: standard output, standard error, and both together.
 */
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

/** Resolves with the exit status of a process when it ends. The status is 1 if a signal has ended it. */
export function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => resolve(status ?? 1));
  });
}

/**
 * The id of the process that has started this process. npm starts scripts in a shell, and this shell does not pass
 * signals on. So {@link passSignals} checks whether the shell still runs.
 */
const parent = process.ppid;
const PARENT_CHECK_MS = 500;

/** Ends a child process when this process ends or when the parent of this process ends. */
export function passSignals(child: ChildProcess): void {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => child.kill(signal));
  }
  const check = () => process.ppid === parent || child.kill();
  setInterval(check, PARENT_CHECK_MS).unref();
}
