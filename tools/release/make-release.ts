import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "../cli/failure.ts";
import { readNpm } from "../cli/npm.ts";
import { capture } from "../cli/spawn.ts";
import { notesOf, release } from "./changelog.ts";

/** Parts of a version, the greatest first. */
export const LEVELS = ["major", "minor", "patch"] as const;
export type Level = (typeof LEVELS)[number];

const BRANCH = "main";
const CHANGELOG = "CHANGELOG.md";
const FILES = [CHANGELOG, "package.json", "package-lock.json"];

export interface ReleaseOptions {
  root: string;
  level: Level;
  now: () => Date;
  isDryRun: boolean;
}

/** Makes a commit and a tag of the next version; yields its number and what it changes. */
export async function makeRelease({ root, level, now, isDryRun }: ReleaseOptions) {
  const version = nextVersion(await readVersion(root), level);
  const tag = `v${version}`;
  const problems = await problemsOf(root, tag);
  if (problems.length > 0) throw new Failure(problems.join("\n✗ "));
  const file = join(root, CHANGELOG);
  const changelog = release(await readFile(file, "utf8"), version, dayOf(now()));
  const notes = notesOf(changelog, version) ?? "";
  if (!isDryRun) {
    await writeFile(file, changelog);
    await readNpm(["version", version, "--no-git-tag-version"], root);
    await git(root, "commit", "--message", `release: ${version}`, "--", ...FILES);
    await git(root, "tag", "--annotate", tag, "--message", notes);
  }
  return { version, tag, notes };
}

/** What CHANGELOG.md says of the version of package.json. */
export async function currentNotes(root: string): Promise<string> {
  const version = await readVersion(root);
  const notes = notesOf(await readFile(join(root, CHANGELOG), "utf8"), version);
  if (!notes) throw new Failure(`CHANGELOG.md says nothing of version ${version}`);
  return notes;
}

export function nextVersion(version: string, level: Level): string {
  const raised = LEVELS.indexOf(level);
  return version
    .split(".")
    .map(Number)
    .map((part, index) => (index < raised ? part : index === raised ? part + 1 : 0))
    .join(".");
}

async function problemsOf(root: string, tag: string): Promise<string[]> {
  const branch = await git(root, "branch", "--show-current");
  const changed = await git(root, "status", "--porcelain");
  const tagged = await git(root, "tag", "--list", tag);
  return [
    ...(branch === BRANCH
      ? []
      : [`releases are made on ${BRANCH}, not on ${branch || "no branch"}`]),
    ...(changed === "" ? [] : [`commit or take back these changes first:\n${changed}`]),
    ...(tagged === "" ? [] : [`there is a tag ${tag} already`]),
  ];
}

async function readVersion(root: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  return version;
}

/** In China, where the company is. */
function dayOf(date: Date): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Shanghai" }).format(date);
}

async function git(cwd: string, ...parameters: string[]): Promise<string> {
  const child = spawn("git", parameters, { cwd, stdio: ["ignore", "pipe", "pipe"] });
  const { status, stdout, output } = await capture(child);
  if (status !== 0) throw new Failure(`git ${parameters[0]} failed\n${output.trim()}`);
  return stdout.trimEnd();
}
