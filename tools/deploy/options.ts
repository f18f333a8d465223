import { Failure } from "../cli/failure.ts";
import { readOptions } from "../cli/options.ts";

const USAGE = `npm run deploy -- [target] [options]   checks, tests, builds and deploys
  preview                         uploads a version of staging with an address of its own, named after the branch
  staging                         deploys to staging, then runs the smoke test
  production                      deploys in steps of 0, 10 and 100 % of the requests, with the smoke test at
                                  each step; if a test fails, the previous version gets all requests again
  (no target)                     deploys at once to the environment that CLOUDFLARE_ENV names
  --at-once                       deploys to production in one step; for changes of pictures and files without code
  --dry-run                       does everything except the tests and the upload; ends with status 1 if a
                                  deployment would be refused
  --skip-tests                    skips the tests, for a commit that has passed them
  --upload                        uploads a version that no visitor gets yet
  --secrets-file .secrets         sets the secrets in this file with the deployment
  --message "…", --tag …          replace the version's message and tag, which otherwise name the commit
  --summary file                  adds a line of Markdown with the address to this file`;

export const TARGETS = ["preview", "staging", "production"] as const;
export type Target = (typeof TARGETS)[number];

/**
 * Reads the options of `npm run deploy`, and derives the wrangler command. An unknown option is an error. Otherwise, a
 * misspelt `--dry-run` would deploy.
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
  if (target && upload) throw new Failure(`--upload cannot be combined with a target\n\n${USAGE}`);
  if (atOnce && target !== "production") {
    throw new Failure(
      `--at-once is for production only; all other targets are deployed at once anyway\n\n${USAGE}`,
    );
  }
  const isUpload = upload || target === "preview" || (target === "production" && !atOnce);
  return {
    target,
    isDryRun: values["dry-run"],
    runsTests: !isUntested,
    secretsFile: values["secrets-file"],
    summary,
    command: [...(isUpload ? ["versions", "upload"] : ["deploy"]), ...argumentsOf(passedOn)],
  };
}

/** Turns an object such as `{"dry-run": true, tag: "a"}` into command-line arguments such as `--dry-run --tag=a`. */
function argumentsOf(values: Record<string, string | boolean | undefined>): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return [value === true ? `--${name}` : `--${name}=${value}`];
  });
}
