import { execFileSync } from "node:child_process";
import { ROOT } from "../cli/root.ts";
import { readAssets } from "./assets.ts";
import { type CheckedContent, type CheckOptions, checkContent } from "./check-content.ts";
import { readContentFiles } from "./content-files.ts";
import { ensureNoProblems } from "./findings.ts";

/** Reads and checks all files; rejects with a Failure that lists every problem. */
export async function readSeed(
  base = ROOT,
  options?: CheckOptions,
): Promise<CheckedContent["locales"]> {
  const { locales } = await readChecked(base, options);
  return locales;
}

/** The same with notes. */
export async function readChecked(
  base = ROOT,
  options: CheckOptions = {},
): Promise<CheckedContent> {
  const [files, assets] = await Promise.all([readContentFiles(base), readAssets(base)]);
  const addedAt = (path: string) => addedToGit(path, base);
  const checked = checkContent(files, assets, { addedAt, ...options });
  ensureNoProblems(checked.problems, options.language);
  return checked;
}

/** Seconds since the epoch when a file was committed first; infinite if it was not, or without git. */
function addedToGit(path: string, base: string): number {
  const command = ["log", "--diff-filter=A", "--follow", "--format=%ct", "--", path];
  try {
    const times = execFileSync("git", command, { cwd: base, encoding: "utf8", stdio: "pipe" });
    return Number(times.trim().split("\n").at(-1) || Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
