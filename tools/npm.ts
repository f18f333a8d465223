import { spawn } from "node:child_process";
import { Failure } from "./failure.ts";
import { ended } from "./spawn.ts";

/** Runs a script of package.json with the npm and the Node that run this script. */
export async function runNpm(script: string): Promise<void> {
  const { npm_execpath: npm } = process.env;
  if (!npm) throw new Failure("start this with npm");
  const parameters = [npm, "run", script, "--silent"];
  const status = await ended(spawn(process.execPath, parameters, { stdio: "inherit" }));
  if (status !== 0) throw new Failure(`${script} failed; see above`);
}
