import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { Failure } from "./failure.ts";
import { ROOT } from "./root.ts";
import { capture, ended } from "./spawn.ts";

/** Runs a command such as `npm run build`, printing as it goes; yields its status. */
export function runNpm(parameters: readonly string[], env = process.env): Promise<number> {
  return ended(spawnNpm(parameters, { stdio: "inherit", env }));
}

/** The status of a command such as `npm view`, and what it printed. */
export function captureNpm(parameters: readonly string[], cwd = ROOT) {
  return capture(spawnNpm(parameters, { stdio: ["ignore", "pipe", "pipe"], cwd }));
}

/** What a command prints that must succeed. */
export async function readNpm(parameters: readonly string[]): Promise<string> {
  const { status, stdout, output } = await captureNpm(parameters);
  if (status !== 0) throw new Failure(`npm ${parameters.join(" ")} failed\n${output.trim()}`);
  return stdout.trim();
}

/** npm tells its scripts where it is; it runs on the Node of the script. */
function spawnNpm(parameters: readonly string[], options: SpawnOptions): ChildProcess {
  const { npm_execpath: npm } = process.env;
  if (!npm) throw new Failure("start this with npm");
  return spawn(process.execPath, [npm, ...parameters], options);
}
