import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { Failure } from "./failure.ts";
import { ROOT } from "./root.ts";
import { capture, ended } from "./spawn.ts";

/** Runs an npm command, for example `npm run build`, and shows its output. Resolves with its exit status. */
export function runNpm(parameters: readonly string[], env = process.env): Promise<number> {
  return ended(spawnNpm(parameters, { stdio: "inherit", env }));
}

/** Runs an npm command, for example `npm view`. Resolves with its exit status and its output. */
export function captureNpm(parameters: readonly string[], cwd = ROOT) {
  return capture(spawnNpm(parameters, { stdio: ["ignore", "pipe", "pipe"], cwd }));
}

/** Starts npm by the path of its own script. npm passes this path, as `npm_execpath`, to the scripts that it runs. */
function spawnNpm(parameters: readonly string[], options: SpawnOptions): ChildProcess {
  const { npm_execpath: npm } = process.env;
  if (!npm) throw new Failure("start this script with npm, for example by npm run");
  return spawn(process.execPath, [npm, ...parameters], options);
}
