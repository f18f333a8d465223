import { spawn } from "node:child_process";
import { capture } from "../../tools/cli/spawn.ts";

/** Runs a script until it ends, with additional environment variables and a text on its standard input. */
export async function runNode(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
  input = "",
) {
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...env } });
  child.stdin.end(input);
  const { output: _, ...run } = await capture(child);
  return run;
}
