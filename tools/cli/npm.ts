import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { Failure } from "./failure.ts";
import { capture, ended } from "./spawn.ts";

/** Runs a script of package.json, printing as it goes. */
export async function runNpm(script: string, env = process.env): Promise<void> {
  const status = await ended(spawnNpm(script, { stdio: "inherit", env }));
  if (status !== 0) throw new Failure(`${script} failed; see above`);
}

/** The same without printing anything. */
export function captureNpm(script: string): Promise<{ status: number; output: string }> {
  return capture(spawnNpm(script, { stdio: ["ignore", "pipe", "pipe"] }));
}

/** npm tells its scripts where it is; it runs on the Node of the script. */
function spawnNpm(script: string, options: SpawnOptions): ChildProcess {
  const { npm_execpath: npm } = process.env;
  if (!npm) throw new Failure("start this with npm");
  return spawn(process.execPath, [npm, "run", script, "--silent"], options);
}
