import { describe, expect, test } from "vitest";
import { checkCommit, namingArguments, readCommit } from "../../tools/deploy/commit.ts";

const clean = { hash: "1a2b3c4", subject: "fix(pagination): keep the page", changed: [] };
const dirty = { ...clean, changed: ["wrangler.toml"] };

/** Creates a fake of git whose `git status` prints the given text. */
const git = (status: string) => async (command: string) => ({
  status: 0,
  stdout: command === "log" ? "1a2b3c4\nfix(pagination): keep the page\n" : status,
});

test("before a deployment, the current commit and the files with uncommitted changes are read from git", async () => {
  expect(await readCommit(git(""))).toEqual(clean);
  expect(await readCommit(git(" M wrangler.toml\n?? notes.md\n"))).toEqual({
    ...clean,
    changed: ["wrangler.toml", "notes.md"],
  });
  expect(await readCommit(async () => ({ status: 128, stdout: "" }))).toBeUndefined();
});

describe("uncommitted changes", () => {
  const difference = "the working tree differs from commit 1a2b3c4: wrangler.toml";

  test("are refused for production", () => {
    const { problems } = checkCommit(dirty, "production");
    expect(problems).toEqual([`${difference}; commit these changes first`]);
  });

  test.each([undefined, "staging", "preview"] as const)(
    "are only named in a notice for the target %s",
    (target) => {
      expect(checkCommit(dirty, target)).toEqual({
        problems: [],
        notices: [`${difference}; the version is named 1a2b3c4-changed`],
      });
    },
  );

  test("are counted if there are many", () => {
    const changed = ["a", "b", "c", "d", "e", "f", "g"];
    const { problems } = checkCommit({ ...clean, changed }, "production");
    expect(problems[0]).toContain("a, b, c, d, e and 2 more;");
  });
});

test("a clean working tree causes no message", () => {
  expect(checkCommit(clean, "production")).toEqual({ problems: [], notices: [] });
});

describe("an uploaded version", () => {
  test("has a tag and a message that name its commit", () => {
    expect(namingArguments(clean, ["deploy"])).toEqual([
      "--tag=1a2b3c4",
      "--message=1a2b3c4 fix(pagination): keep the page",
    ]);
    expect(namingArguments(dirty, ["deploy"])[0]).toBe("--tag=1a2b3c4-changed");
    expect(namingArguments(undefined, ["deploy"])).toEqual([]);
  });

  test("keeps a tag from the command line, and then names its commit only in the message", () => {
    const [message, ...more] = namingArguments(clean, ["versions", "upload", "--tag=v1.1.0"]);
    expect(message).toMatch(/^--message=1a2b3c4 /);
    expect(more).toEqual([]);
  });

  test("has a message of at most 100 characters, which is wrangler's limit", () => {
    const [, message] = namingArguments({ ...clean, subject: "x".repeat(200) }, []);
    expect(message).toHaveLength("--message=".length + 100);
  });
});
