import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../tools/root.ts";
import { runNode } from "../helpers/run-node.ts";

/** The scripts of package.json, as processes: what a developer reads when something is in the way. */

function listen(): Promise<{ port: number; close: () => void }> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" ? (address?.port ?? 0) : 0;
      resolve({ port, close: () => server.close() });
    });
  });
}

const run = (script: string, args: string[], env: Record<string, string> = {}) =>
  runNode(join(ROOT, script), args, env);

describe("one line and no stack for", () => {
  test("a port that is taken", async () => {
    const { port, close } = await listen();
    const { status, stderr } = await run("tools/start.ts", ["--port", String(port)]);
    close();
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(new RegExp(`^✗ port ${port} is taken: .*$`));
  });

  test("an environment that does not exist", async () => {
    const { status, stderr } = await run("tools/dev.ts", [], { CLOUDFLARE_ENV: "stagin" });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe("✗ wrangler.toml has no environment “stagin” (CLOUDFLARE_ENV)");
  });

  test("a draft that is not there", async () => {
    const args = ["--preview", "no-such-draft.md", "--port", "0"];
    const { status, stderr } = await run("tools/import/import.ts", args);
    expect(status).toBe(1);
    expect(stderr.trim()).toBe("✗ there is no file no-such-draft.md");
  });
});

test("an option that npm run content does not have fails with a list of those that it has", async () => {
  const { status, stderr } = await run("tools/import/import.ts", ["--previw", "a.md"]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/--previw/);
  expect(stderr).toMatch(/--preview draft.md/);
  expect(stderr).not.toMatch(/^\s+at /m);
});

test("npm run content imports nothing where another service has the content, and says so", async () => {
  const env = { UPSTREAM_ORIGIN: "https://cms.example.com", UPSTREAM_KEY: "key" };
  const { status, stdout, stderr } = await run("tools/import/import.ts", [], env);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout.trim()).toBe(
    "✓ content comes from https://cms.example.com (the environment): no local database is needed",
  );
});
