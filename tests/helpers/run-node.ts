import { spawn } from "node:child_process";
import { capture } from "../../tools/cli/spawn.ts";

/** Runs a script to its end, with variables beside those of this process. */
export async function runNode(
  file: string,
  args: readonly string[],
  env: Record<string, string> = {},
) {
  const { output: _, ...run } = await capture(
    spawn(process.execPath, [file, ...args], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env },
    }),
  );
  return run;
}
