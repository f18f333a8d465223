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
  // If the script ends before it has read its input, writing the input fails with EPIPE. That is no fault.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const { output: _, ...run } = await capture(child);
  return run;
}
