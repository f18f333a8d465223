import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { isAbsolute, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { captureTool, packageBinary, runTool } from "../../tools/spawn.ts";

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "ä b-"));
});

afterEach(() => rm(root, { recursive: true }));

async function install(name: string, bin: unknown): Promise<void> {
  const folder = join(root, "node_modules", name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), JSON.stringify({ name, bin }));
}

describe("a package's command", () => {
  test.each([
    ["tool", "./cli.js", undefined],
    ["tool", { tool: "./cli.js" }, undefined],
    ["@scope/tool", { other: "x.js", tool: "cli.js" }, "tool"],
  ])("of %s with %j is its file, whatever the folder is called", async (name, bin, command) => {
    await install(name, bin);
    expect(packageBinary(name, command, root)).toBe(join(root, "node_modules", name, "cli.js"));
  });

  test("that it lacks is named", async () => {
    await install("tool", { other: "x.js" });
    expect(() => packageBinary("tool", "tool", root)).toThrow(
      "the package tool has no command tool",
    );
  });

  test.each(["vite", "wrangler"])(
    "%s runs on this very Node, without a shell or PATH",
    async (name) => {
      expect(isAbsolute(packageBinary(name))).toBe(true);
      const env = { PATH: "", WRANGLER_LOG_PATH: root };
      const { status, stdout } = await captureTool(name, ["--version"], { env });
      expect(status).toBe(0);
      expect(stdout).toMatch(/\d+\.\d+\.\d+/);
    },
  );

  test("that fails says what it was for, in one line", async () => {
    const options = { stdio: "ignore" } as const;
    await expect(
      runTool("vite", ["--no-such-option"], "the build failed", options),
    ).rejects.toThrow(/^the build failed$/);
  });
});

describe("scripts of package.json", () => {
  test.each(Object.entries(manifest.scripts))("%s needs no shell: %s", (_, script) => {
    // Chains, pipes, redirections, substitutions, quotes, globs and variables differ between shells.
    expect(script).not.toMatch(/[&|;<>$`'"*?~%^()]|^[A-Z_]+=/);
  });
});
