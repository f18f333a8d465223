import { runScript } from "./cli/failure.ts";
import { runTool } from "./cli/spawn.ts";

/**
 * `npm run check:types` checks that the generated types of bindings are up to date, and generates the types of the
 * content service's protocol. Then it checks the TypeScript projects that have changed.
 */
await runScript(async () => {
  const bindings = ["types", "worker/worker-configuration.d.ts", "--check"];
  await runTool("wrangler", bindings, "the types of bindings are out of date; run npm run types");
  const output = "tests/protocol-types/protocol.d.ts";
  const protocol = ["docs/content-service.openapi.yaml", "--array-length", "--output", output];
  await runTool("openapi-typescript", protocol, "the types of the protocol could not be generated");
  // Several threads would each check the same libraries. With one thread, the check takes half the CPU time.
  await runTool("tsc", ["--build", "--singleThreaded"], "TypeScript found errors; see above");
});
