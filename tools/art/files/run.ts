import { execFile } from "node:child_process";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs a program; rejects with what it complained about. */
export async function run(command: string, parameters: string[], folder?: string): Promise<string> {
  const { stdout } = await execute(command, parameters, { cwd: folder, maxBuffer: 1 << 26 });
  return stdout;
}
