import { Failure } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";

const USAGE = `npm run deploy -- [target] [options]   checks, tests, builds and deploys
  preview                         a version of staging with an address of its own, named after the branch
  staging                         staging, then the smoke test
  production                      gradually, 0, 10, 100 %, with the smoke test at each step, and back if one fails
                                  no target: the environment of CLOUDFLARE_ENV, all at once
  --at-once                       production without the rollout, for code that is live already, with other files
  --dry-run                       all but the tests and the upload; status 1 if a deployment would be refused
  --skip-tests                    for a commit that has passed them
  --upload                        uploads a version that no visitor gets yet
  --secrets-file .secrets         secrets to set with this deployment
  --message "…", --tag …          describe the version in place of its commit
  --summary file                  adds a line of Markdown with the address to this file`;

export const TARGETS = ["preview", "staging", "production"] as const;
export type Target = (typeof TARGETS)[number];

/**
 * The options of `npm run deploy`, and the wrangler command that follows from them. An unknown option is an
 * error, because a misspelt `--dry-run` must not deploy.
 */
export function readDeployOptions(args?: readonly string[]) {
  const flag = { type: "boolean", default: false } as const;
  const text = { type: "string" } as const;
  const { values, positionals } = readOptions(
    USAGE,
    {
      allowPositionals: true,
      options: {
        ...{ "dry-run": flag, "skip-tests": flag, upload: flag, "at-once": flag },
        ...{ "secrets-file": text, message: text, tag: text, summary: text },
      },
    },
    args,
  );
  const { "skip-tests": isUntested, "at-once": atOnce, upload, summary, ...passedOn } = values;
  const [named, ...more] = positionals;
  const target = TARGETS.find((name) => name === named);
  if ((named !== undefined && !target) || more.length > 0) {
    throw new Failure(`there is no target “${positionals.join(" ")}”\n\n${USAGE}`);
  }
  if (target && upload)
    throw new Failure(`--upload is for deployments without a target\n\n${USAGE}`);
  if (atOnce && target !== "production") {
    throw new Failure(`--at-once is for production; all others are at once already\n\n${USAGE}`);
  }
  const isUpload = upload || target === "preview" || (target === "production" && !atOnce);
  return {
    target,
    isDryRun: values["dry-run"],
    isTested: !isUntested,
    secretsFile: values["secrets-file"],
    summary,
    command: [...(isUpload ? ["versions", "upload"] : ["deploy"]), ...argumentsOf(passedOn)],
  };
}

/** Turns `{"dry-run": true, tag: "a"}` into `--dry-run --tag=a`. */
function argumentsOf(values: Record<string, string | boolean | undefined>): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return [value === true ? `--${name}` : `--${name}=${value}`];
  });
}
