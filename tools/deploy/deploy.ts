import { appendFile, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { build } from "../build/build.ts";
import { Failure, runScript } from "../cli/failure.ts";
import { runNpm } from "../cli/npm.ts";
import { ROOT, readNamedFile } from "../cli/root.ts";
import { step } from "../cli/steps.ts";
import { readSecrets, readSettings, unread } from "../settings/read-settings.ts";
import type { Settings } from "../settings/setting.ts";
import { leaveOutPlaceholders } from "../settings/wrangler-file.ts";
import { describeKept, keepPreviousBuilds } from "./builds.ts";
import { checkConfiguration, keyProblems } from "./checks.ts";
import { checkCommit, namingArguments, readCommit } from "./commit.ts";
import { readDeployOptions, type Target } from "./options.ts";
import { finish, selectEnvironment } from "./target.ts";
import { accountProblem, liveVersion, runWrangler } from "./wrangler.ts";

const BUILT_CONFIG = join(ROOT, "dist/server/wrangler.json");

/**
 * The environment variables for the tests and for wrangler, without CLOUDFLARE_ENV. The tests need the settings at the
 * top of wrangler.toml. Wrangler reads the built configuration, which has no sections for environments, so wrangler
 * would not find the section that CLOUDFLARE_ENV names.
 */
const NO_ENVIRONMENT = { ...process.env, CLOUDFLARE_ENV: undefined };

/** What the last step of a deployment does, for each target. A dry run prints this text instead of doing the step. */
const AFTERWARDS: Record<Target, string> = {
  preview: "the smoke test of the version's address",
  staging: "the smoke test",
  production: "the gradual rollout, with the smoke test at each step,",
};

/**
 * `npm run deploy` checks the configuration, runs the tests and builds the site. Then it adds the files of builds that
 * were replaced in the last 24 hours, for tabs that are still open, and deploys.
 */
await runScript(async () => {
  const { target, isDryRun, runsTests, secretsFile, summary, command } = readDeployOptions();
  if (target) await selectEnvironment(target);
  const settings = await readSettings({ isLocal: false });
  const { problems, notices } = checkConfiguration(settings, target);
  if (secretsFile) problems.push(...(await secretProblems(secretsFile)));
  const commit = await readCommit();
  const found = checkCommit(commit, target);
  problems.push(...found.problems);
  notices.push(...found.notices);
  const account = await accountProblem();
  if (account) problems.push(account);
  for (const notice of notices) console.warn(`! ${notice}`);
  if (problems.length > 0 && !isDryRun) throw new Failure(problems.join("\n✗ "));
  for (const problem of problems) console.error(`✗ ${problem}`);
  const previous = target === "production" && !isDryRun ? await liveVersion() : undefined;
  if (runsTests && isDryRun) console.log("→ npm test would run here");
  else if (runsTests && (await runNpm(["test", "--silent"], NO_ENVIRONMENT)) !== 0) {
    throw new Failure(
      "nothing was deployed, because the tests failed: correct what is reported above",
    );
  }
  await step(build, () => "client and worker built");
  if (settings.content?.from === "upstream") await leaveOutPlaceholders(BUILT_CONFIG);
  const origin = settings.settings.get("SITE_ORIGIN")?.value || undefined;
  console.log(describeKept(await keepPreviousBuilds(join(ROOT, "dist/client"), origin)));
  const parameters = [...command, ...namingArguments(commit, command), "--config", BUILT_CONFIG];
  console.log(`→ wrangler ${parameters.join(" ")}`);
  // The name of the branch becomes part of the preview's address.
  const named = target === "preview" && { WRANGLER_CI_GENERATE_PREVIEW_ALIAS: "true" };
  const upload = await runWrangler(parameters, { ...NO_ENVIRONMENT, ...named });
  if (isDryRun && target) console.log(`→ ${AFTERWARDS[target]} would run here`);
  if (problems.length > 0)
    throw new Failure("a real deployment would stop at the problems marked ✗ above");
  if (isDryRun || !target) return;
  const address = await finish(target, { worker: settings.worker, origin, upload, previous });
  if (summary) await appendFile(summary, `${target}: <${address}>\n`);
});

async function secretProblems(file: string): Promise<string[]> {
  const secrets = await readSecretsFile(file);
  const others = (await readdir(ROOT))
    .filter((name) => /^\.(?:secrets|dev\.vars)/.test(name) && !name.endsWith(".example"))
    .map((name) => join(ROOT, name))
    .filter((name) => name !== resolve(file));
  return [
    ...unread(secrets),
    ...keyProblems(secrets, await Promise.all(others.map(readSecretsFile))),
  ];
}

async function readSecretsFile(name: string): Promise<Settings> {
  return new Map(readSecrets(name, await readNamedFile(name)));
}
