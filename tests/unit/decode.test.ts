import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../../tools/cli/root.ts";
import { runNode } from "../helpers/run-node.ts";

let folder: string;

/** A source map with one entry: it leads from column 6 of the built line to line 3, column 5 of the source. */
const map = { version: 3, sources: ["../../../client/main.tsx"], names: [], mappings: "KAEI" };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "maps "));
  await writeFile(join(folder, "build.txt"), "93c4a056039e");
  await writeFile(join(folder, "main-msq4lnd9.js.map"), JSON.stringify(map));
});

afterAll(() => rm(folder, { recursive: true }));

async function decode(input: string, maps = folder) {
  const file = join(folder, "stack.txt");
  await writeFile(file, input);
  return runNode(join(ROOT, "tools/decode.ts"), [file, "--maps", maps]);
}

const URL = "https://www.example.com/assets/main-msq4lnd9.js:1:6";

/** The position in the source to which the source map leads from column 6 of the built line. */
const SOURCE = "client/main.tsx:3:5";

test.each([
  ["Chromium", `    at f (${URL})\n    at ${URL}`],
  ["Firefox", `f@${URL}`],
  ["a browser's report", "    at main-msq4lnd9.js:1:6"],
  ["the worker", `    at ${URL}\n    at async (node:internal/a.js:1:2)`],
])(
  "in a stack of %s, decode replaces positions in scripts of the site by positions in the sources",
  async (_, stack) => {
    const expected = stack.replaceAll(URL, SOURCE).replace("main-msq4lnd9.js:1:6", SOURCE);
    expect(await decode(stack)).toEqual({ status: 0, stdout: `${expected}\n`, stderr: "" });
  },
);

test("decode also reads the stack from a line of the log, which is JSON", async () => {
  const line = { level: "error", build: "93c4a056039e", stack: `TypeError\n    at ${URL}` };
  const { stdout } = await decode(JSON.stringify(line));
  expect(stdout).toBe("TypeError\n    at client/main.tsx:3:5\n");
});

const other = (build: string) =>
  `the stack comes from another build (${build}) than the source maps (93c4a056039e). Use --maps to name the folder with the source maps of the stack's build`;
const line = JSON.stringify({ build: "000000000000", stack: `    at ${URL}` });

test.each([
  ["a line of another build", line, other("000000000000")],
  ["a stack of another build", "at main-0.js:1:6", other("the one with main-0.js")],
  [
    "an input without a stack",
    "TypeError: x",
    "the input contains no position such as main-1a2b3c4d.js:1:2345. Copy the complete stack",
  ],
])("decode refuses %s", async (_, input, message) => {
  expect(await decode(input)).toEqual({ status: 1, stdout: "", stderr: `✗ ${message}\n` });
});

test("if a folder has no source maps, the message of decode names the folder", async () => {
  const empty = join(folder, "empty");
  await mkdir(empty);
  const { status, stderr } = await decode(`    at ${URL}`, empty);
  expect(status).toBe(1);
  expect(stderr).toBe(
    `✗ ${empty} has no source maps: run npm run build, or name their folder with --maps\n`,
  );
});

test("if a file is missing, the message of decode names the file", async () => {
  const { status, stderr } = await runNode(join(ROOT, "tools/decode.ts"), [
    ...["no-such-file.txt", "--maps", folder],
  ]);
  expect([status, stderr]).toEqual([
    1,
    "✗ no-such-file.txt cannot be read (ENOENT): check the path\n",
  ]);
});
