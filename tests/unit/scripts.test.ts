import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };
import { ROOT } from "../../tools/cli/root.ts";
import { startContentServer } from "../../tools/mock-upstream/server.ts";
import { smallSite } from "../../tools/mock-upstream/small-site.ts";
import { runNode } from "../helpers/run-node.ts";

/** These tests start scripts of package.json as processes, and check the messages that developers get. */

/** Starts a server in place of a site. It accepts content-changed calls and records their bodies. */
async function siteThatCounts() {
  const calls: unknown[] = [];
  const server = createServer(async (request, response) => {
    calls.push(await json(request));
    response.writeHead(202).end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  return { port, calls, close: () => server.close() };
}

const run = (script: string, args: string[], env: Record<string, string> = {}) =>
  runNode(join(ROOT, script), args, env);

const CONTENT = "tools/content-import/import.ts";

describe("the output is one line without a stack trace for", () => {
  test("a port that is taken", async () => {
    const { port, close } = await siteThatCounts();
    const { status, stderr } = await run("tools/start.ts", ["--port", String(port)]);
    close();
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(new RegExp(`^✗ port ${port} is taken: .*$`));
  });

  test("an environment that does not exist", async () => {
    const { status, stderr } = await run("tools/dev.ts", [], { CLOUDFLARE_ENV: "stagin" });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      "✗ wrangler.toml has no environment “stagin”: correct CLOUDFLARE_ENV, or add the section [env.stagin]",
    );
  });

  test.each([
    ["tools/start.ts --port abc", "--port needs a number up to 65535, such as --port 8787"],
    [
      "tools/check-upstream/check-upstream.ts http://127.0.0.1:9100 --key - --algorithm MD4",
      "the command line UPSTREAM_SIGNATURE_ALGORITHM must be one of HMAC-SHA-256, .*",
    ],
    [
      `${CONTENT} --preview no-such-file.md --port 0`,
      "no-such-file.md contains no item; put the file into content",
    ],
    [
      `${CONTENT} --remote`,
      "wrangler.toml database_id 0{8}-.* is a placeholder: run npx wrangler d1 create .*",
    ],
  ])("%s", async (command, message) => {
    const [script = "", ...args] = command.split(" ");
    const { status, stderr } = await runNode(join(ROOT, script), args, {}, "a key");
    expect(status).toBe(1);
    expect(stderr.trim()).toMatch(new RegExp(`^✗ ${message}$`));
  });
});

describe("a Node that cannot read TypeScript", () => {
  const REQUIRE = "--import ./tools/cli/require-typescript.js";

  test("says so in one message, which also says what to do", async () => {
    const options = ["--no-strip-types", ...REQUIRE.split(" "), "tools/purge/purge.ts"];
    const { status, stderr } = await promisify(execFile)(process.execPath, options, {
      cwd: ROOT,
    }).catch((error) => ({ status: error.code, ...error }));
    expect(status).toBe(1);
    expect(stderr).toMatch(/^✗ Node \S+ cannot run this script. Install .* with npm ci, .*\n$/);
  });

  test.each(Object.entries(manifest.scripts).filter(([, command]) => command.startsWith("node ")))(
    "says so for npm run %s",
    (_, command) => {
      expect(command).toMatch(`node ${REQUIRE} `);
    },
  );
});

test.each([
  [`${CONTENT} nwe press-release 标题`, "there is no command “nwe”"],
  [`${CONTENT} new`, "name the kind of the new item, such as press-release"],
  [`${CONTENT} new press-release`, "name the title of the new press-release"],
  [`${CONTENT} new press-release A title`, "put the title in quotes, because it contains spaces"],
  [`${CONTENT} new press-release A --locale de`, "--locale must be one of zh, en, not “de”"],
  ["tools/scaffold/scaffold.ts", "name the company with a slug, such as acme"],
  ["tools/scaffold/scaffold.ts a b", "give one slug only, not also “b”"],
  ["tools/scaffold/scaffold.ts Acme", "“Acme” is not a slug: use lowercase letters and digits"],
  ["tools/purge/purge.ts", "name the site to purge"],
  ["tools/purge/purge.ts https://a.example b", "name one site only, not also “b”"],
  ["tools/smoke/smoke.ts", "name the site to check"],
  [
    "tools/smoke/smoke.ts www.a.example",
    "“www.a.example” is not an address that begins with https:",
  ],
  ["tools/decode.ts a.txt b.txt", "name one file only, not also “b.txt”"],
  ["tools/check-upstream/check-upstream.ts", "name the address of the content service"],
  ["tools/check-upstream/check-upstream.ts http://a.example b", "name one content service, not"],
  [
    "tools/check-upstream/check-upstream.ts http://127.0.0.1:1 --key secret",
    "a key on the command line stays in the shell's history: set UPSTREAM_KEY, or ",
  ],
])("%s says what is wrong before it prints the usage", async (command, message) => {
  const [script = "", ...args] = command.split(" ");
  const { status, stderr } = await run(script, args);
  expect(status).toBe(1);
  expect(stderr.startsWith(`✗ ${message}`), stderr).toBe(true);
  expect(stderr).toMatch(/\n\nnpm run /);
});

test("check-upstream signs with a key from standard input", async () => {
  const server = await startContentServer({ ...smallSite, key: "typed-key" });
  const script = join(ROOT, "tools/check-upstream/check-upstream.ts");
  const check = (key: string) => runNode(script, [server.origin, "--key", "-"], {}, `${key}\n`);
  const [right, wrong] = [await check("typed-key"), await check("another-key")];
  await server.close();
  expect(right.stdout).toContain(`${server.origin} can serve the site`);
  expect(wrong).toMatchObject({ status: 1 });
});

test("an unknown option of npm run content fails with a list of the known options", async () => {
  const { status, stderr } = await run(CONTENT, ["--previw", "a.md"]);
  expect(status).toBe(1);
  expect(stderr).toMatch(/--previw/);
  expect(stderr).toMatch(/--preview file.md/);
  expect(stderr).not.toMatch(/^\s+at /m);
});

describe("with an external content service, npm run content", () => {
  const env = {
    UPSTREAM_ORIGIN: "https://cms.example.com",
    UPSTREAM_KEY: "key",
    INVALIDATION_KEY: "key",
  };
  const content = (...args: string[]) => run(CONTENT, args, env);

  test("does not import into Cloudflare's database", async () => {
    const { status, stdout, stderr } = await content("--remote");
    expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
    expect(stderr).toMatch(
      /^✗ content comes from https:\/\/cms.example.com \(the environment\); --remote needs the database DB$/m,
    );
  });

  test("notifies the given site, and fails if the site cannot be notified", async () => {
    const { port, calls, close } = await siteThatCounts();
    const done = await content("--notify", `http://127.0.0.1:${port}`);
    close();
    expect(done).toMatchObject({ status: 0, stderr: "" });
    expect(done.stdout).toContain(`✓ http://127.0.0.1:${port} has been notified`);
    expect(calls).toEqual([{ all: true }]);
    const { status, stderr } = await content("--notify", "http://127.0.0.1:1");
    expect(status).toBe(1);
    expect(stderr).toMatch(/^✗ no site responds at http:\/\/127.0.0.1:1/);
  });
});

describe("npm run purge", () => {
  const purge = (args: string[], env: Record<string, string> = {}) =>
    run("tools/purge/purge.ts", args, env);

  test("only needs the site and the key", async () => {
    const { port, calls, close } = await siteThatCounts();
    const { status, stderr } = await purge([`http://127.0.0.1:${port}`], {
      INVALIDATION_KEY: "key",
    });
    close();
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(calls).toEqual([{ all: true, purge: true }]);
  });

  test("says whether the site or the key is missing", async () => {
    expect((await purge([])).stderr).toMatch(/^✗ name the site to purge\n/);
    const { status, stderr } = await purge(["http://127.0.0.1:1"], { INVALIDATION_KEY: "" });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^✗ INVALIDATION_KEY is not set/);
  });
});

test("a command ends without a stack trace if its output is closed", async () => {
  const command = `"${process.execPath}" ${join(ROOT, CONTENT)} --check | true`;
  expect(await promisify(execFile)("sh", ["-c", command])).toEqual({ stdout: "", stderr: "" });
});

test("npm test --from only accepts an existing step", async () => {
  const { status, stdout, stderr } = await run("tools/run-tests/run-tests.ts", [
    "--from",
    "browser",
  ]);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/^✗ --from needs one of check:types, .*test:browser, check:size$/m);
});

test.each([
  ["test", "tools/run-tests/run-tests.ts"],
  ["deploy", "tools/deploy/deploy.ts"],
  ["start", "tools/start.ts"],
  ["run dev", "tools/dev.ts"],
  ["run content", CONTENT],
  ["run purge", "tools/purge/purge.ts"],
  ["run smoke", "tools/smoke/smoke.ts"],
  ["run mock-upstream", "tools/mock-upstream/mock-upstream.ts"],
  ["run check-upstream", "tools/check-upstream/check-upstream.ts"],
  ["run bench", "tests/bench/index.ts"],
])("npm %s -- --help shows the usage and nothing else", async (name, script) => {
  const { status, stdout, stderr } = await run(script, ["--help"]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(new RegExp(`^npm (?:run )?${name.replace("run ", "")}`));
});

test("npm run content imports nothing if the content comes from an external service, and says so", async () => {
  const env = { UPSTREAM_ORIGIN: "https://cms.example.com", UPSTREAM_KEY: "key" };
  const { status, stdout, stderr } = await run(CONTENT, [], env);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout.trim()).toBe("→ content comes from https://cms.example.com (the environment)");
});
