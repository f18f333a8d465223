import { readOptions } from "../cli/options.ts";

const USAGE = `npm run deploy -- [options]       checks, tests, builds and deploys; CLOUDFLARE_ENV=staging for staging
  --dry-run                       all but the tests and the upload; status 1 if a deployment would be refused
  --skip-tests                    for a commit that has passed them
  --upload                        uploads a version that no visitor gets yet
  --secrets-file .secrets         secrets to set with this deployment
  --message "…", --tag …          describe the version
  --keep-vars                     leaves variables alone that were set in the dashboard
  --strict                        stops where the dashboard has other settings`;

/** Of `npm run deploy`, and the wrangler command that they come to. */
export interface DeployOptions {
  isDryRun: boolean;
  isTested: boolean;
  secretsFile: string | undefined;
  command: string[];
}

/** Fails for any option that is not known: a misspelt `--dry-run` must not deploy. */
export function readDeployOptions(args?: readonly string[]): DeployOptions {
  const flag = { type: "boolean", default: false } as const;
  const text = { type: "string" } as const;
  const { values } = readOptions(
    USAGE,
    {
      options: {
        ...{ "dry-run": flag, "skip-tests": flag, upload: flag, "keep-vars": flag, strict: flag },
        ...{ "secrets-file": text, message: text, tag: text },
      },
    },
    args,
  );
  const { "skip-tests": isUntested, upload: isUpload, ...passedOn } = values;
  return {
    isDryRun: values["dry-run"],
    isTested: !isUntested,
    secretsFile: values["secrets-file"],
    command: [...(isUpload ? ["versions", "upload"] : ["deploy"]), ...argumentsOf(passedOn)],
  };
}

/** `{strict: true, tag: "a"}` as `--strict --tag=a`. */
function argumentsOf(values: Record<string, string | boolean | undefined>): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (value === undefined || value === false) return [];
    return [value === true ? `--${name}` : `--${name}=${value}`];
  });
}
