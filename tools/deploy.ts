import { spawnSync } from "node:child_process";
import { keepPreviousBuilds } from "./builds.ts";

/**
 * `npm run deploy`: builds, keeps the files of the last day's builds, deploys.
 * SITE_ORIGIN names the running site, whose open tabs still need its files.
 */
run("vite", ["build"]);
const { SITE_ORIGIN: origin } = process.env;
if (!origin) console.log("→ SITE_ORIGIN is not set: files of the build before are not kept");
const stored = await keepPreviousBuilds("dist/client", origin);
console.log(`✓ ${stored} files of earlier builds stay reachable`);
run("wrangler", ["deploy", "--config", "dist/server/wrangler.json", ...process.argv.slice(2)]);

function run(command: string, parameters: string[]): void {
  const { status } = spawnSync(command, parameters, { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
