import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { captureTool, runTool } from "../../tools/cli/spawn.ts";
import { testFolder } from "../helpers/test-folder.ts";

const { pathOf } = testFolder();

describe("a package's command", () => {
  test.each(["openapi-typescript", "tsc", "vite", "wrangler"] as const)(
    "%s runs on this Node, without a shell or PATH",
    async (tool) => {
      const env = { PATH: "", WRANGLER_LOG_PATH: pathOf() };
      const { status, stdout } = await captureTool(tool, ["--version"], { env });
      expect(status).toBe(0);
      expect(stdout).toMatch(/\d+\.\d+\.\d+/);
    },
  );

  test("that fails ends with the given message in one line", async () => {
    const options = { stdio: "ignore" } as const;
    await expect(
      runTool("vite", ["--no-such-option"], "the build failed", options),
    ).rejects.toThrow(/^the build failed$/);
  });
});

describe.skipIf(process.platform === "win32")("a server ends with", () => {
  /**
   * Starts a server as npm does: a shell runs a script, and this script runs the server. The script and the server
   * print their process ids.
   */
  function startServer() {
    const spawnModule = join(import.meta.dirname, "../../tools/cli/spawn.ts");
    const server = "console.log(process.pid); setInterval(() => {}, 1000)";
    const script = `import { spawn } from "node:child_process";
      import { passSignals } from ${JSON.stringify(spawnModule)};
      console.log(process.pid);
      passSignals(spawn(process.execPath, ["-e", ${JSON.stringify(server)}], { stdio: "inherit" }));`;
    const npm = spawn(
      "sh",
      ["-c", '"$0" --input-type=module -e "$1"; :', process.execPath, script],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    return { npm, ids: idsOf(npm.stdout.setEncoding("utf8")) };
  }

  async function idsOf(output: NodeJS.ReadableStream): Promise<number[]> {
    let printed = "";
    while (printed.split("\n").length < 3) printed += (await once(output, "data"))[0];
    return printed.trim().split("\n").map(Number);
  }

  test.each(["its script", "the shell of npm"])("%s", async (name) => {
    const { npm, ids } = startServer();
    const [script = 0] = await ids;
    // The output ends only when all processes that write to it have ended.
    const end = once(npm.stdout, "close");
    process.kill(name === "its script" ? script : (npm.pid ?? 0));
    await end;
  });
});

test.each(Object.entries(manifest.scripts))("the script %s needs no shell: %s", (_, script) => {
  // Shells differ in chains, pipes, redirections, substitutions, quotes, globs and variables.
  expect(script).not.toMatch(/[&|;<>$`'"*?~%^()]|^[A-Z_]+=/);
});
