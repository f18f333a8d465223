import { Failure, runScript } from "./cli/failure.ts";
import { captureTool, runTool } from "./cli/spawn.ts";

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
  "tests/protocol-types",
];

/** `npm run check:types`: generated types, then all programs, even after errors in one. */
await runScript(async () => {
  const bindings = ["types", "worker/worker-configuration.d.ts", "--check"];
  await runTool("wrangler", bindings, "the types of bindings are out of date: npm run types");
  const output = "tests/protocol-types/protocol.d.ts";
  const protocol = ["docs/content-service.openapi.yaml", "--array-length", "--output", output];
  const generated = await captureTool("openapi-typescript", protocol);
  if (generated.status !== 0) throw new Failure(generated.output);
  let wrong = 0;
  // Shared files belong to several programs, which report the same errors.
  const seen = new Set([""]);
  for (const program of PROGRAMS) {
    // Each further thread checks the same libraries again: half the CPU time with one.
    const { status, output } = await captureTool("tsc", ["-p", program, "--singleThreaded"]);
    // Further lines of an error are indented.
    for (const error of output.trimEnd().split(/\n(?=\S)/)) {
      if (!seen.has(error)) console.log(error);
      seen.add(error);
    }
    if (status !== 0) wrong++;
  }
  if (wrong > 0) throw new Failure(`${wrong} of ${PROGRAMS.length} programs have errors`);
});
