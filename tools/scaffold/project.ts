import { execFile } from "node:child_process";
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { site } from "../../shared/brand/site.ts";
import { ROOT } from "../cli/root.ts";

/** Matches files that are not copied into a new company's site. */
const LEFT_OUT = [
  /^client\/public\/(?:media|files|share|icons|favicon)/,
  /^content\/(?!README)/,
  /^tools\/art\/(?:README|logo\.svg)/,
  /^tools\/scaffold\//,
  /^shared\/brand\/(?:(?:art|site|home|words)\.ts|(?:media|pictures)\.json|colours\.css)$/,
  /^(?:README(?:\.zh-CN)?|CHANGELOG)\.md$/,
  /^docs\/home\./,
  /\banother-company\b.*\.ts$/,
  /^tests\/(?:helpers\/(?:another-site|texts-of)|unit\/scaffold\.test)\.ts$/,
  /^tests\/\w+\/company\//,
];

/**
 * Matches documents and settings that contain this company's slug, for example in the names of the worker, the database
 * and the package.
 */
const NAMED = /(?:\.(?:json|md|toml|yaml)|CODEOWNERS)$/;

/** Copies the files of this repository that every company needs, and replaces this company's slug with the new slug. */
export async function copyProject(target: string, slug: string): Promise<void> {
  const tracked = await trackedFiles();
  const paths = tracked.filter((path) => !LEFT_OUT.some((pattern) => pattern.test(path)));
  const name = new RegExp(`\\b${site.slug}(?=[-_.])`, "g");
  await copyFiles(ROOT, paths, target, NAMED, (text) => text.replaceAll(name, slug));
}

/**
 * Copies files from one folder to another.
 *
 * @param change is applied to the text of each file whose path matches `matching`.
 */
export async function copyFiles(
  from: string,
  paths: readonly string[],
  to: string,
  matching: RegExp,
  change: (text: string) => string,
): Promise<void> {
  for (const path of paths) {
    const copy = join(to, path);
    await cp(join(from, path), copy);
    if (matching.test(path)) await edit(copy, change);
  }
}

export async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, "utf8")));
}

/** The paths of the repository's files, except those that git ignores. */
async function trackedFiles(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    { cwd: ROOT, maxBuffer: 2 ** 24 },
  );
  return stdout.split("\0").filter(Boolean);
}
