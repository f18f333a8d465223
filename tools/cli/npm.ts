import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { Failure } from "./failure.ts";
import { capture, ended } from "./spawn.ts";

/** Runs a script of package.json, printing as it goes. */
export async function runNpm(script: string, env = process.env): Promise<void> {
  const status = await ended(spawnNpm(runOf(script), { stdio: "inherit", env }));
  if (status !== 0) throw new Failure(`${script} failed; see above`);
}

/** The same without printing anything. */
export function captureNpm(script: string): Promise<{ status: number; output: string }> {
  return captureCommand(runOf(script));
}

/** What another command of npm prints, such as `npm view`. */
export async function readNpm(parameters: readonly string[], cwd?: string): Promise<string> {
  const { status, stdout, output } = await captureCommand(parameters, cwd);
  if (status !== 0) throw new Failure(`npm ${parameters.join(" ")} failed\n${output.trim()}`);
  return stdout.trim();
}

function captureCommand(parameters: readonly string[], cwd?: string) {
  return capture(spawnNpm(parameters, { stdio: ["ignore", "pipe", "pipe"], ...(cwd && { cwd }) }));
}

function runOf(script: string): string[] {
  return ["run", script, "--silent"];
}

/** npm tells its scripts where it is; it runs on the Node of the script. */
function spawnNpm(parameters: readonly string[], options: SpawnOptions): ChildProcess {
  const { npm_execpath: npm } = process.env;
  if (!npm) throw new Failure("start this with npm");
  return spawn(process.execPath, [npm, ...parameters], options);
}
