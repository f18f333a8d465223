import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { site } from "../../shared/brand/site.ts";
import { listFiles, ROOT } from "../../tools/cli/root.ts";

const run = promisify(execFile);
const scaffold = join(ROOT, "tools/scaffold/scaffold.ts");

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "scaffold-"));
  await run(process.execPath, [scaffold, "acme-mills", "--name", "Acme Mills", "--into", folder]);
});
afterAll(() => rm(folder, { recursive: true }));

test("in a project that scaffold has made, only tests contain the name of this repository's company or the command npm run scaffold", async () => {
  const paths = (await listFiles(folder)).filter((path) => !/^tests\/|\.test\.tsx?$/.test(path));
  const texts = paths.filter((path) => !/\.(?:webp|avif|jpg|png|ico|woff2)$/.test(path));
  expect(texts.length).toBeGreaterThan(500);
  const own = new RegExp(
    `${site.slug}|${site.name.zh.slice(0, 1)}|${site.name.en}|npm run scaffold`,
    "i",
  );
  const isNamedIn = async (path: string) => own.test(await readFile(join(folder, path), "utf8"));
  const named = await Promise.all(texts.map(async (path) => ((await isNamedIn(path)) ? path : "")));
  expect(named.filter(Boolean)).toEqual([]);
});

test("the new project has the given name and slug", async () => {
  const read = (path: string) => readFile(join(folder, path), "utf8");
  expect(JSON.parse(await read("package.json")).name).toBe("acme-mills-portal");
  expect(await read("wrangler.toml")).toContain('database_name = "acme-mills-content"');
  expect(await read("shared/brand/site.ts")).toContain('en: "Acme Mills Group"');
});

test("the content of the new project has no problems, and the types of its brand files are those that the code expects", async () => {
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  const inFolder = { cwd: folder };
  const checked = await run(
    process.execPath,
    ["tools/content-import/import.ts", "--check"],
    inFolder,
  );
  expect(checked.stdout).toContain("92 items in 2 locales have no problem");
  const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
  await run(process.execPath, [tsc, "--noEmit", "-p", "worker"], inFolder);
});

test("npm run scaffold refuses a folder that contains files, and requires exactly one valid slug", async () => {
  const refused = async (...parameters: string[]) =>
    run(process.execPath, [scaffold, ...parameters]).catch(({ stderr }) => stderr);
  expect(await refused("acme", "--into", folder)).toContain("is not empty");
  for (const slug of [[], ["Acme"], ["a", "b"]]) {
    expect(await refused(...slug)).toContain("npm run scaffold -- acme");
  }
});
