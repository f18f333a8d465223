import { runScript } from "./cli/failure.ts";
import { runTool } from "./cli/spawn.ts";

/** `npm run check:types`: generated types, then the programs of tsconfig.json, those that have changed. */
await runScript(async () => {
  const bindings = ["types", "worker/worker-configuration.d.ts", "--check"];
  await runTool("wrangler", bindings, "the types of bindings are out of date: npm run types");
  const output = "tests/protocol-types/protocol.d.ts";
  const protocol = ["docs/content-service.openapi.yaml", "--array-length", "--output", output];
  await runTool("openapi-typescript", protocol, "no types of the protocol");
  // Each further thread checks the same libraries again: half the CPU time with one.
  await runTool("tsc", ["--build", "--singleThreaded"], "types are wrong");
});
