import { Failure } from "../cli/failure.ts";

const UNRELEASED = "Unreleased";

/** What CHANGELOG.md says of a version, without its heading; undefined where it has no such section. */
export function notesOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m);
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version);
  return section?.replace(/^.*/, "").trim();
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
