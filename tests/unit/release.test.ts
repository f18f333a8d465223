import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import lock from "../../package-lock.json" with { type: "json" };
import { captureNpm } from "../../tools/cli/npm.ts";
import { ROOT } from "../../tools/cli/root.ts";
import { testFolder } from "../helpers/test-folder.ts";

const CHANGELOG = `# Changelog

## Unreleased

### Added

- A door.

## 1.0.0 – 2026-11-23

- A house.
`;

const { pathOf, write } = testFolder();

const git = (...parameters: string[]) =>
  execFileSync("git", parameters, { cwd: pathOf(), encoding: "utf8" }).trim();
const read = (name: string) => readFile(pathOf(name), "utf8");

/** Creates a repository with version 1.0.0 and an unreleased change. */
beforeEach(async () => {
  const script = `node ${join(ROOT, "tools/release.ts")}`;
  const scripts = { preversion: script, notes: `${script} --notes` };
  const own = { name: "house", version: "1.0.0" };
  await write({
    "package.json": JSON.stringify({ ...own, scripts }),
    "package-lock.json": JSON.stringify({ ...own, lockfileVersion: 3, packages: { "": own } }),
    "CHANGELOG.md": CHANGELOG,
    ".npmrc": await readFile(join(ROOT, ".npmrc"), "utf8"),
  });
  git("init", "--quiet", "--initial-branch", "main");
  git("config", "user.name", "Test");
  git("config", "user.email", "test@example.com");
  git("add", ".");
  git("commit", "--quiet", "--message", "all");
});

const release = (level: string) => captureNpm(["version", level, "--loglevel=error"], pathOf());

describe("a release", () => {
  test("is a commit and a tag with the next version and its notes", async () => {
    expect(await release("minor")).toMatchObject({ status: 0 });
    expect(await read("CHANGELOG.md")).toMatch(
      /## Unreleased\n\n## 1\.1\.0 – \d{4}-\d\d-\d\d\n\n### Added\n\n- A door\.\n\n## 1\.0\.0/,
    );
    expect(JSON.parse(await read("package.json")).version).toBe("1.1.0");
    expect(JSON.parse(await read("package-lock.json")).packages[""].version).toBe("1.1.0");
    expect(git("status", "--porcelain")).toBe("");
    expect(git("log", "-1", "--format=%s %D")).toBe("release: 1.1.0 HEAD -> main, tag: v1.1.0");
    const notes = await captureNpm(["run", "--silent", "notes"], pathOf());
    expect(notes).toMatchObject({ status: 0, stdout: "### Added\n\n- A door.\n" });
  });

  const unchanged = async () => {
    expect(git("tag", "--list")).toBe("");
    expect(JSON.parse(await read("package.json")).version).toBe("1.0.0");
  };

  test("is refused if there are uncommitted changes", async () => {
    await write({ "CHANGELOG.md": CHANGELOG.replace("house", "tent") });
    const { status, output } = await release("patch");
    expect(status).toBe(1);
    expect(output).toContain("Git working directory not clean");
    await unchanged();
  });

  test("is refused on another branch", async () => {
    git("switch", "--quiet", "--create", "door");
    const { status, output } = await release("patch");
    expect(status).toBe(1);
    expect(output).toContain(
      "✗ releases are made on main, not on “door”: run git switch main first",
    );
    await unchanged();
  });

  test("is refused if the changelog has no entry under “Unreleased”", async () => {
    await write({ "CHANGELOG.md": CHANGELOG.replace("### Added\n\n- A door.\n", "") });
    git("commit", "--quiet", "--all", "--message", "nothing");
    const { status, output } = await release("patch");
    expect(status).toBe(1);
    expect(output).toContain(
      "✗ CHANGELOG.md has no entries below “## Unreleased”: write below this heading what has changed",
    );
    await unchanged();
  });
});

test("CHANGELOG.md, package.json and package-lock.json agree on the version", async () => {
  const changelog = await readFile(join(ROOT, "CHANGELOG.md"), "utf8");
  const [, newest = ""] = /^## (\d\S*)/m.exec(changelog) ?? [];
  expect(newest).toBe(manifest.version);
  expect([lock.version, lock.packages[""].version]).toEqual([newest, newest]);
  const notes = await captureNpm(["run", "--silent", "notes"]);
  expect(notes).toMatchObject({ status: 0, stdout: expect.stringMatching(/^### /) });
  expect(changelog).toContain("\n## Unreleased\n");
});

test("the SBOM of a release lists the packages that render the site's pages, but no tools", async () => {
  const delivery = await readFile(join(ROOT, ".github/workflows/delivery.yml"), "utf8");
  const [, command = ""] = /npm (sbom .*) > sbom/.exec(delivery) ?? [];
  const { status, stdout } = await captureNpm(command.split(" "));
  expect(status).toBe(0);
  const { components } = JSON.parse(stdout) as { components: { name: string }[] };
  const names = components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["hono", "react", "react-router"]));
  expect(names).not.toContain("vitest");
});
