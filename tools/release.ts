import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { clock } from "../shared/i18n/time-zone.ts";
import { Failure, runScript } from "./cli/failure.ts";

const CHANGELOG = "CHANGELOG.md";
const BRANCH = "main";

/**
 * `npm version minor` runs this script before it commits. The script moves the entries below “Unreleased” in
 * CHANGELOG.md under a heading for the new version. `npm run notes` runs this script with `--notes`, which prints the
 * entries of the current version instead.
 */
await runScript(async () => {
  const changelog = readFileSync(CHANGELOG, "utf8");
  const { npm_new_version: version, npm_package_version: present = "" } = process.env;
  if (process.argv.includes("--notes")) {
    console.log(sectionOf(changelog, present));
    return;
  }
  if (!version)
    throw new Failure(
      "run npm version minor (or major, or patch): that command starts this script",
    );
  const branch = git("branch", "--show-current");
  if (branch !== BRANCH)
    throw new Failure(
      `releases are made on ${BRANCH}, not on “${branch}”: run git switch ${BRANCH} first`,
    );
  sectionOf(changelog, "Unreleased");
  const heading = "## Unreleased\n";
  writeFileSync(CHANGELOG, changelog.replace(heading, `${heading}\n## ${version} – ${today()}\n`));
  git("add", CHANGELOG);
});

/** The entries of CHANGELOG.md for a version, without the heading. */
function sectionOf(changelog: string, version: string): string {
  const section = changelog.split(/^## /m).find((text) => text.split(/\s/, 1)[0] === version);
  const text = section?.replace(/^.*/, "").trim();
  if (text) return text;
  throw new Failure(
    `${CHANGELOG} has no entries below “## ${version}”: write below this heading what has changed`,
  );
}

/** Today's date in the company's time zone. */
function today(): string {
  return clock.shownAt(Date.now()).slice(0, 10);
}

function git(...parameters: string[]): string {
  return execFileSync("git", parameters, { encoding: "utf8" }).trim();
}
