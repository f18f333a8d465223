import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { Failure } from "../cli/failure.ts";
import { captureTool } from "../cli/spawn.ts";
import { readDevVars } from "../settings/dev-vars.ts";
import type { Settings } from "../settings/setting.ts";
import { CONFIG } from "./versions.ts";

const listSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string() })));
const fileSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** What a deployment's worker has and gets. */
export interface Secrets {
  /** `--secrets-file`, and what it brings. */
  file?: { name: string; secrets: Settings } | undefined;
  /** Names of those at Cloudflare; undefined where there is no such worker yet. */
  deployed?: readonly string[] | undefined;
  /** Why those at Cloudflare are not known. */
  unknown?: string | undefined;
}

/** The secrets of `--secrets-file`, written as a `.dev.vars` or as JSON. */
export async function readSecretsFile(name: string): Promise<Secrets["file"]> {
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

/** Asks Cloudflare for the names of the worker's secrets; wrangler chooses the environment by CLOUDFLARE_ENV. */
export async function deployedSecrets(
  capture = captureTool,
): Promise<Pick<Secrets, "deployed" | "unknown">> {
  const parameters = ["secret", "list", "--format", "json", ...CONFIG];
  const { status, stdout, output } = await capture("wrangler", parameters);
  const known = v.safeParse(listSchema, stdout);
  if (status === 0 && known.success) return { deployed: known.output.map(({ name }) => name) };
  if (/Worker "[^"]*".* not found/.test(output)) return {};
  return { unknown: `wrangler cannot read the names of the secrets:\n${output.trim()}` };
}
