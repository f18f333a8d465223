import { spawn } from "node:child_process";
import { ended } from "../../tools/cli/spawn.ts";

/** What a script came to. */
export interface Run {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs a script to its end, with variables beside those of this process. */
export async function runNode(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<Run> {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  let stdout = "";
  let stderr = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    stderr += text;
  });
  return { status: await ended(child), stdout, stderr };
}
