import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { ROOT } from "../cli/root.ts";

/** Paths of the repository's files, without what git ignores. */
export async function trackedFiles(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    { cwd: ROOT, maxBuffer: 2 ** 24 },
  );
  return stdout.split("\0").filter(Boolean);
}
