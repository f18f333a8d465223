import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { Failure } from "../cli/failure.ts";
import { readDevVars } from "../settings/dev-vars.ts";
import { misspelt, type Resolved } from "../settings/read-settings.ts";
import type { Settings } from "../settings/setting.ts";
import type { Findings } from "./checks.ts";
import type { DeployedSecrets } from "./wrangler.ts";

const fileSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** What a deployment's worker has and gets. */
interface Secrets extends DeployedSecrets {
  file?: SecretsFile | undefined;
}

/** `--secrets-file`, and what it brings. */
interface SecretsFile {
  name: string;
  secrets: Settings;
}

/** The secrets of `--secrets-file`, written as a `.dev.vars` or as JSON. */
export async function readSecretsFile(name: string): Promise<SecretsFile> {
  const text = await readFile(name, "utf8").catch(({ code }: NodeJS.ErrnoException) => {
    throw new Failure(`${name} (--secrets-file) cannot be read (${code})`);
  });
  return {
    name,
    secrets: text.trimStart().startsWith("{") ? ofJson(name, text) : readDevVars(name, text),
  };
}

function ofJson(name: string, text: string): Settings {
  const parsed = v.safeParse(fileSchema, text);
  if (!parsed.success) throw new Failure(`${name} is not a JSON object of names and texts`);
  return new Map(
    Object.entries(parsed.output).map(([key, value]) => [key, { value, place: name }]),
  );
}

/** What documentation has in place of a key. */
const EXAMPLES = ["", "…", "..."];

/** Compares the secrets that the worker has and gets with those that its settings need. */
export function checkSecrets(
  { content, worker }: Pick<Resolved, "content" | "worker">,
  secrets: Secrets,
): Findings {
  const problems = secrets.file ? fileProblems(secrets.file) : [];
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

function fileProblems({ secrets }: SecretsFile): string[] {
  const examples = [...secrets].filter(([, { value }]) => EXAMPLES.includes(value.trim()));
  return [
    ...misspelt(secrets),
    ...examples.map(
      ([name, { place }]) =>
        `${place} ${name} has no value yet: put the key there, or take the line out`,
    ),
  ];
}

function remedy(name: string, worker: string, { file, deployed }: Secrets): string {
  if (file) return `add it to ${file.name}`;
  if (deployed) return `run npx wrangler secret put ${name} --name ${worker}`;
  return "add it to a file .secrets and deploy with --secrets-file .secrets";
}
