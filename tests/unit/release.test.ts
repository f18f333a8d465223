import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import lock from "../../package-lock.json" with { type: "json" };
import { readNpm } from "../../tools/cli/npm.ts";
import { ROOT } from "../../tools/cli/root.ts";
import { notesOf } from "../../tools/release/changelog.ts";
import {
  currentNotes,
  type Level,
  makeRelease,
  nextVersion,
} from "../../tools/release/make-release.ts";

const CHANGELOG = `# Changelog

## Unreleased

### Added

- A door.

## 1.0.0 – 2026-11-23

- A house.
`;

let root: string;

const git = (...parameters: string[]) =>
  execFileSync("git", parameters, { cwd: root, encoding: "utf8" }).trim();
const write = (name: string, text: string) => writeFile(join(root, name), text);
const read = (name: string) => readFile(join(root, name), "utf8");

/** A repository with version 1.0.0 and something unreleased. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "release-"));
  const own = { name: "house", version: "1.0.0" };
  await write("package.json", JSON.stringify(own));
  await write(
    "package-lock.json",
    JSON.stringify({ ...own, lockfileVersion: 3, packages: { "": own } }),
  );
  await write("CHANGELOG.md", CHANGELOG);
  git("init", "--quiet", "--initial-branch", "main");
  git("config", "user.name", "Test");
  git("config", "user.email", "test@example.com");
  commitAll();
});

afterEach(() => rm(root, { recursive: true }));

function commitAll(): void {
  git("add", ".");
  git("commit", "--quiet", "--message", "all");
}

const release = (level: Level, isDryRun = false) =>
  makeRelease({ root, level, isDryRun, now: () => new Date("2026-12-01T20:00:00Z") });

describe("a release", () => {
  test("is a commit and a tag with the next version and its notes", async () => {
    expect(await release("minor")).toEqual({
      version: "1.1.0",
      tag: "v1.1.0",
      notes: "### Added\n\n- A door.",
    });
    expect(await read("CHANGELOG.md")).toContain(
      "## Unreleased\n\n## 1.1.0 – 2026-12-02\n\n### Added\n\n- A door.\n\n## 1.0.0",
    );
    expect(JSON.parse(await read("package.json")).version).toBe("1.1.0");
    expect(JSON.parse(await read("package-lock.json")).packages[""].version).toBe("1.1.0");
    expect(git("status", "--porcelain")).toBe("");
    expect(git("log", "-1", "--format=%s %D")).toBe("release: 1.1.0 HEAD -> main, tag: v1.1.0");
    expect(git("tag", "--list", "--format=%(contents)")).toContain("A door.");
    expect(await currentNotes(root)).toBe("### Added\n\n- A door.");
  });

  test("changes nothing in a dry run", async () => {
    expect(await release("major", true)).toMatchObject({ version: "2.0.0" });
    expect(git("status", "--porcelain") + git("tag")).toBe("");
    expect(await read("CHANGELOG.md")).toBe(CHANGELOG);
  });

  test("is refused with changes that are not committed", async () => {
    await write("package.json", JSON.stringify({ name: "house", version: "1.0.0", private: true }));
    await expect(release("patch")).rejects.toThrow(/^commit or take back .*\n M package.json$/);
  });

  test("is refused on another branch, and where the tag exists", async () => {
    git("switch", "--quiet", "--create", "door");
    git("tag", "v1.0.1");
    await expect(release("patch")).rejects.toThrow(
      "releases are made on main, not on door\n✗ there is a tag v1.0.1 already",
    );
  });

  test("is refused where nothing is unreleased", async () => {
    await release("patch");
    await expect(release("patch")).rejects.toThrow(/has nothing below “## Unreleased”/);
  });
});

test.each<[Level, string]>([
  ["major", "2.0.0"],
  ["minor", "1.5.0"],
  ["patch", "1.4.10"],
])("after 1.4.9 the next %s version is %s", (level, next) => {
  expect(nextVersion("1.4.9", level)).toBe(next);
});

test("CHANGELOG.md, package.json and package-lock.json agree on the version", async () => {
  const changelog = await readFile(join(ROOT, "CHANGELOG.md"), "utf8");
  const [, newest = ""] = /^## (\d\S*)/m.exec(changelog) ?? [];
  expect(newest).toBe(manifest.version);
  expect([lock.version, lock.packages[""].version]).toEqual([newest, newest]);
  expect(notesOf(changelog, newest)).toMatch(/^### /);
  expect(changelog).toContain("\n## Unreleased\n");
});

test("the list of packages in a build has what it renders with, and no tool", async () => {
  const text = await readNpm(["run", "sbom", "--silent"], ROOT);
  const { components } = JSON.parse(text) as { components: { name: string }[] };
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["hono", "react", "react-router"]));
  expect(names).not.toContain("vitest");
});
