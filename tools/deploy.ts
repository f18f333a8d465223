import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "./build.ts";
import { keepPreviousBuilds } from "./deploy/builds.ts";
import { checkConfiguration, checkSecrets, type Findings } from "./deploy/checks.ts";
import { secretNames } from "./deploy/secrets.ts";
import { Failure, runScript } from "./failure.ts";
import { runNpm } from "./npm.ts";
import { ROOT } from "./root.ts";
import { readSettings } from "./settings/read-settings.ts";
import { runTool } from "./spawn.ts";
import { step } from "./steps.ts";

/**
 * `npm run deploy`: checks, tests, builds, keeps the files of the last day's
 * builds and deploys. `--dry-run` does all but the tests and the upload,
 * `--upload` uploads a version that no visitor gets yet, `--skip-tests` is for
 * a commit that has passed them. Further options go through to wrangler.
 */
const CONFIG = join(ROOT, "dist/server/wrangler.json");
const OWN = new Set(["--upload", "--skip-tests"]);

await runScript(async () => {
  const { values } = parseArgs({
    strict: false,
    options: {
      "dry-run": { type: "boolean" },
      upload: { type: "boolean" },
      "skip-tests": { type: "boolean" },
    },
  });
  const args = process.argv.slice(2).filter((argument) => !OWN.has(argument));
  const isDryRun = values["dry-run"] === true;
  const command = values.upload ? ["versions", "upload"] : ["deploy"];
  const settings = await readSettings({ variables: process.env, isLocal: false });
  const blocked = report(checkConfiguration(settings), isDryRun);
  if (isDryRun) console.log("→ npm test would run here");
  else if (!values["skip-tests"]) await runNpm("test");
  await step(build, () => "client and worker built");
  const origin = settings.settings.get("SITE_ORIGIN")?.value || undefined;
  await step(() => keepPreviousBuilds(join(ROOT, "dist/client"), origin), describeKept);
  const secrets = await secretNames(CONFIG, args);
  const lacking = report(checkSecrets(settings, secrets), isDryRun);
  const what = [...command, "--config", CONFIG, ...args];
  console.log(`→ wrangler ${what.join(" ")}`);
  await runTool("wrangler", what, "wrangler did not deploy; see above");
  if (blocked || lacking) throw new Failure("this would not be deployed; see ✗ above");
});

/** Prints what was found and yields whether it is in the way; without a dry run that is the end. */
function report({ problems, notices }: Findings, isDryRun: boolean): boolean {
  for (const notice of notices) console.warn(`! ${notice}`);
  if (problems.length === 0) return false;
  if (!isDryRun) throw new Failure(problems.join("\n✗ "));
  for (const problem of problems) console.error(`✗ ${problem}`);
  return true;
}

function describeKept({ kept, lost }: { kept: number; lost: number }): string {
  const missing = lost > 0 ? `; ${lost} could not be downloaded` : "";
  return `${kept} files of earlier builds stay reachable${missing}`;
}
