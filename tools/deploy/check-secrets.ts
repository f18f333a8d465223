import { misspelt, type Resolved } from "../settings/read-settings.ts";
import type { Setting } from "../settings/setting.ts";
import type { Findings } from "./checks.ts";
import type { Secrets } from "./secrets.ts";

/** What documentation has in place of a key. */
const EXAMPLES = ["", "…", "..."];

type Deployment = Pick<Resolved, "content" | "worker">;

/** Compares the secrets that the worker has and gets with those that its settings need. */
export function checkSecrets({ content, worker }: Deployment, secrets: Secrets): Findings {
  const problems = fileProblems(secrets);
  const notices: string[] = [];
  const { unknown } = secrets;
  const lacks = (name: string) =>
    !secrets.file?.secrets.has(name) && !secrets.deployed?.includes(name);
  if (content?.from === "upstream" && lacks("UPSTREAM_KEY")) {
    const reason = unknown ?? remedy("UPSTREAM_KEY", worker, secrets);
    const state = unknown ? "cannot be checked" : "is missing";
    problems.push(
      `the secret UPSTREAM_KEY ${state} (UPSTREAM_ORIGIN is set, ${content.place}): ${reason}`,
    );
  } else if (unknown) {
    notices.push(`secrets are not checked: ${unknown}`);
  }
  if (!unknown && lacks("INVALIDATION_KEY")) {
    notices.push(
      `the secret INVALIDATION_KEY is not set, so changed content appears only when cached copies expire: ${remedy("INVALIDATION_KEY", worker, secrets)}`,
    );
  }
  return { problems, notices };
}

function fileProblems({ file }: Secrets): string[] {
  if (!file) return [];
  return [...misspelt(file.secrets), ...[...file.secrets].filter(isExample).map(describeExample)];
}

function isExample([, { value }]: [string, Setting]): boolean {
  return EXAMPLES.includes(value.trim());
}

function describeExample([name, { place }]: [string, Setting]): string {
  return `${place} ${name} has no value yet: put the key there, or take the line out`;
}

function remedy(name: string, worker: string, { file, deployed }: Secrets): string {
  if (file) return `add it to ${file.name}`;
  if (deployed) return `run npx wrangler secret put ${name} --name ${worker}`;
  return "add it to a file .secrets and deploy with --secrets-file .secrets";
}
