import { runScript } from "./cli/failure.ts";
import { runTool } from "./cli/spawn.ts";

/** `npm run check:types` generates types, and then checks the programs of tsconfig.json that have changed. */
await runScript(async () => {
  const bindings = ["types", "worker/worker-configuration.d.ts", "--check"];
  await runTool("wrangler", bindings, "the types of bindings are out of date: npm run types");
  const output = "tests/protocol-types/protocol.d.ts";
  const protocol = ["docs/content-service.openapi.yaml", "--array-length", "--output", output];
  await runTool("openapi-typescript", protocol, "no types of the protocol");
  // Every thread checks the same libraries again, so a single one takes half the CPU time.
  await runTool("tsc", ["--build", "--singleThreaded"], "types are wrong");
});
