import { join } from "node:path";
import { Failure, runScript } from "./cli/failure.ts";
import { ROOT } from "./cli/root.ts";
import { captureTool, runTool } from "./cli/spawn.ts";
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
  "tests/protocol-types",
];

/** A package of its own: openapi-typescript needs a TypeScript that has its compiler as a library. */
const PROTOCOL_TYPES = join(ROOT, "tests/protocol-types");

/** `npm run check:types`: generated types, then all programs, even after errors in one. */
await runScript(async () => {
  const bindings = ["types", "worker/worker-configuration.d.ts", "--check"];
  await runTool("wrangler", bindings, "the types of bindings are out of date: npm run types");
  const output = join(PROTOCOL_TYPES, "protocol.d.ts");
  const protocol = ["docs/content-service.openapi.yaml", "--array-length", "--output", output];
  const generated = await captureTool("openapi-typescript", protocol, { root: PROTOCOL_TYPES });
  if (generated.status !== 0) throw new Failure(generated.output);
  let wrong = 0;
  const seen = new Set<string>();
  for (const program of PROGRAMS) {
    // Each further thread checks the same libraries again: half the CPU time with one.
    const parameters = ["-p", program, "--singleThreaded"];
    const { status, output } = await captureTool("typescript", parameters, { command: "tsc" });
    for (const error of newErrors(output, seen)) console.log(error);
    if (status !== 0) wrong++;
  }
  if (wrong > 0) throw new Failure(`${wrong} of ${PROGRAMS.length} programs have errors`);
});
