import { existsSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../cli/root.ts";
import { runTool } from "../cli/spawn.ts";
import { step } from "../cli/steps.ts";
import { hashSources } from "./source-hash.ts";

const STAMP = join(ROOT, "dist/sources.sha256");
const OUTPUTS = ["dist/client", "dist/server/index.js"];

/** Builds the client and the worker, unless `dist/` was built from the same sources for the same environment. */
export async function ensureBuild(): Promise<void> {
  await step(
    async () => {
      const stamp = `${await hashSources()} ${process.env.CLOUDFLARE_ENV ?? ""}`.trim();
      const isBuilt = OUTPUTS.every((path) => existsSync(join(ROOT, path)));
      if (isBuilt && (await readFile(STAMP, "utf8").catch(() => "")) === stamp) return false;
      await build();
      await writeFile(STAMP, stamp);
      return true;
    },
    (isNew) => (isNew ? "client and worker built" : "build is up to date"),
  );
}

export async function build(): Promise<void> {
  // The stamp of the previous build is removed first, so that a failed build does not count as up to date.
  await rm(STAMP, { force: true });
  const parameters = ["build", "--logLevel", "warn"];
  // NODE_ENV is set here, because it may have another value in the parent process. In tests, for example, it is “test”.
  const env = { ...process.env, NODE_ENV: "production" };
  await runTool("vite", parameters, "the build failed; see above", { env });
}
