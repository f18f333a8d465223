import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { Failure } from "./failure.ts";
import { ROOT } from "./root.ts";
import { capture, ended } from "./spawn.ts";

/** Runs an npm command such as `npm run build` and prints its output. Returns its status. */
export function runNpm(parameters: readonly string[], env = process.env): Promise<number> {
  return ended(spawnNpm(parameters, { stdio: "inherit", env }));
}

/** Runs an npm command such as `npm view`. Returns its status and what it printed. */
export function captureNpm(parameters: readonly string[], cwd = ROOT) {
  return capture(spawnNpm(parameters, { stdio: ["ignore", "pipe", "pipe"], cwd }));
}

/** Starts npm's own script, whose path npm passes to the scripts that it runs. */
function spawnNpm(parameters: readonly string[], options: SpawnOptions): ChildProcess {
  const { npm_execpath: npm } = process.env;
  if (!npm) throw new Failure("start this with npm");
  return spawn(process.execPath, [npm, ...parameters], options);
}
