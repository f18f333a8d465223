import { execFileSync } from "node:child_process";
import { ROOT } from "../cli/root.ts";
import { readAssets } from "./assets.ts";
import { type CheckedContent, type CheckOptions, checkContent } from "./check-content.ts";
import { readContentFiles } from "./content-files.ts";
import { ensureNoProblems } from "./findings.ts";

/** Reads and checks all content. Rejects with a Failure that lists all problems. */
export async function readSeed(
  base = ROOT,
  options?: CheckOptions,
): Promise<CheckedContent["locales"]> {
  const { locales } = await readChecked(base, options);
  return locales;
}

/** Does the same as {@link readSeed}, but also returns the notes. */
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

/**
 * The time at which a file was first committed, in seconds since the epoch. Infinite if the file was never committed
 * or if git is not installed.
 */
function addedToGit(path: string, base: string): number {
  const command = ["log", "--diff-filter=A", "--follow", "--format=%ct", "--", path];
  try {
    const times = execFileSync("git", command, { cwd: base, encoding: "utf8", stdio: "pipe" });
    return Number(times.trim().split("\n").at(-1) || Number.POSITIVE_INFINITY);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
