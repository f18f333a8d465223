import type { SpawnOptions } from "node:child_process";
import { Failure, runScript } from "./cli/failure.ts";
import { capture, ended, spawnTool } from "./cli/spawn.ts";
import { newErrors } from "./validate/diagnostics.ts";

/** Folders and files with a TypeScript program of their own: what runs where decides which types it may use. */
const PROGRAMS = [
  "worker",
  "client",
  "client/service-worker",
  "shared/tsconfig.workers.json",
  "shared/tsconfig.browser.json",
  "tools",
  "tools/art",
  "tools/catalogue",
  "tests",
  "tests/browser",
];

const PIPED: SpawnOptions = { stdio: ["ignore", "pipe", "pipe"] };

/** `npm run check:types`: the generated types, then all programs, even after errors in one. */
await runScript(async () => {
  const generated = ["types", "worker/worker-configuration.d.ts", "--check"];
  if ((await ended(spawnTool("wrangler", generated))) !== 0) {
    throw new Failure("the types of bindings are out of date: npm run types");
  }
  let wrong = 0;
  const seen = new Set<string>();
  for (const program of PROGRAMS) {
    // Each further thread checks the same libraries again: half the CPU time with one.
    const parameters = ["-p", program, "--singleThreaded"];
    const { status, output } = await capture(spawnTool("typescript", parameters, PIPED, "tsc"));
    for (const error of newErrors(output, seen)) console.log(error);
    if (status !== 0) wrong++;
  }
  if (wrong > 0) throw new Failure(`${wrong} of ${PROGRAMS.length} programs have errors`);
});
