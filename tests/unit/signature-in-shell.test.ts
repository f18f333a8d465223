import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ContentServer, startContentServer } from "../../tools/mock-upstream/server.ts";
import { smallSite } from "../../tools/mock-upstream/small-site.ts";

// The mock content service checks signatures with code of its own, not with the site's code.
let server: ContentServer;

beforeAll(async () => {
  server = await startContentServer(smallSite);
});

afterAll(() => server.close());

async function runExample(key: string) {
  const [, example = ""] =
    /```sh\n(SITE=[\s\S]*?)```/.exec(await readFile("docs/api.md", "utf8")) ?? [];
  const script = example
    .replace("SITE=https://www.example.com", `SITE=${server.origin}`)
    .replace("KEY=the-invalidation-key", `KEY=${key}`);
  const { stdout } = await promisify(execFile)("bash", ["-euc", script]);
  return { example, stdout };
}

test("the shell script of docs/api.md signs a content-changed call, in eight lines at most", async () => {
  const { example } = await runExample(server.key);
  expect(example.trim().split("\n").length).toBeLessThanOrEqual(8);
  expect(server.refused).toEqual([]);
  expect([...server.counts.keys()]).toEqual([
    'POST /hooks/content-changed {"nodeIds":[2031],"contentIds":[10128]}',
  ]);
});

test("the shell script's call is refused if its key is wrong", async () => {
  const { stdout } = await runExample("another-key");
  expect(stdout).toMatch(/401\n$/);
  expect(server.refused).toEqual(["x-signature"]);
});
