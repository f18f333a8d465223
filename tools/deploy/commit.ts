import { spawn } from "node:child_process";
import { ROOT } from "../cli/root.ts";
import { capture } from "../cli/spawn.ts";
import type { Target } from "./options.ts";

/** The commit that is checked out, and the files with uncommitted changes. */
export interface Commit {
  /** Abbreviated hash. */
  hash: string;
  subject: string;
  /** Files with uncommitted changes, as `git status` lists them. */
  changed: string[];
}

/** The longest message that wrangler accepts, in characters. */
const MESSAGE_LENGTH = 100;
const NAMED_FILES = 5;

type Git = (...parameters: string[]) => Promise<{ status: number; stdout: string }>;

const git: Git = (...parameters) =>
  capture(spawn("git", parameters, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"] }));

/** The commit of the working tree, or undefined outside a repository. */
export async function readCommit(run: Git = git): Promise<Commit | undefined> {
  const known = { status: 1, stdout: "" };
  const log = await run("log", "-1", "--format=%h%n%s").catch(() => known);
  if (log.status !== 0) return undefined;
  const [hash = "", subject = ""] = log.stdout.split("\n");
  const { stdout } = await run("status", "--porcelain");
  return { hash, subject, changed: stdout.split("\n").flatMap((line) => line.slice(3) || []) };
}

/** Checks for uncommitted changes. They are a problem for production, and only a notice for all other targets. */
export function checkCommit(commit: Commit | undefined, target: Target | undefined) {
  const none: string[] = [];
  if (!commit) {
    return {
      problems: none,
      notices: ["this is not a git repository, so the version will not name a commit"],
    };
  }
  const { hash, changed } = commit;
  if (changed.length === 0) return { problems: none, notices: none };
  const more = changed.length > NAMED_FILES ? ` and ${changed.length - NAMED_FILES} more` : "";
  const files = `${changed.slice(0, NAMED_FILES).join(", ")}${more}`;
  const difference = `the working tree differs from commit ${hash}: ${files}`;
  return target === "production"
    ? { problems: [`${difference}; commit these changes first`], notices: none }
    : { problems: none, notices: [`${difference}; the version is named ${nameOf(commit)}`] };
}

/**
 * The options with which wrangler names the commit in the version's message and tag. Options that `command` already has
 * are not repeated.
 */
export function namingArguments(commit: Commit | undefined, command: readonly string[]): string[] {
  if (!commit) return [];
  const given = (name: string) => command.some((argument) => argument.startsWith(`--${name}=`));
  const name = nameOf(commit);
  const message = `${name} ${commit.subject}`.slice(0, MESSAGE_LENGTH);
  return [
    ...(given("tag") ? [] : [`--tag=${name}`]),
    ...(given("message") ? [] : [`--message=${message}`]),
  ];
}

function nameOf({ hash, changed }: Commit): string {
  return changed.length > 0 ? `${hash}-changed` : hash;
}
