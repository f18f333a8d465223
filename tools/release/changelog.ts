import { Failure } from "../cli/failure.ts";

const UNRELEASED = "Unreleased";

/** What CHANGELOG.md says of a version, without its heading; undefined where it has no such section. */
export function notesOf(changelog: string, version: string): string | undefined {
  const lines = changelog.split("\n");
  const start = lines.findIndex((line) => titleOf(line) === version);
  if (start < 0) return undefined;
  const length = lines.slice(start + 1).findIndex((line) => titleOf(line) !== undefined);
  const end = length < 0 ? lines.length : start + 1 + length;
  return lines
    .slice(start + 1, end)
    .join("\n")
    .trim();
}

/** Versions, the newest first, without what is unreleased. */
export function versionsOf(changelog: string): string[] {
  return changelog
    .split("\n")
    .flatMap((line) => titleOf(line) ?? [])
    .filter((title) => title !== UNRELEASED);
}

/** Moves what is unreleased below a heading of its own. */
export function release(changelog: string, version: string, date: string): string {
  if (!notesOf(changelog, UNRELEASED)) {
    throw new Failure(
      `CHANGELOG.md has nothing below “## ${UNRELEASED}”: write there what has changed for operators, editors and visitors`,
    );
  }
  const heading = `## ${UNRELEASED}\n`;
  return changelog.replace(heading, `${heading}\n## ${version} – ${date}\n`);
}

/** `1.2.0` of `## 1.2.0 – 2026-11-23`. */
function titleOf(line: string): string | undefined {
  return /^## (\S+)/.exec(line)?.[1];
}
