import { readFile } from "node:fs/promises";
import * as v from "valibot";
import { Failure } from "../failure.ts";
import { readOption } from "../settings/arguments.ts";
import { readDevVars } from "../settings/dev-vars.ts";
import { captureTool } from "../spawn.ts";

const listSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ name: v.string() })));

/** Names of the secrets that the worker will have: those at Cloudflare, and those of `--secrets-file`; undefined if unknown. */
export async function secretNames(
  config: string,
  args: readonly string[],
): Promise<string[] | undefined> {
  const file = readOption(args, "--secrets-file");
  const uploaded = file === undefined ? [] : await namesOfFile(file);
  const parameters = ["secret", "list", "--format", "json", "--config", config];
  const { status, stdout } = await captureTool("wrangler", parameters);
  const known = v.safeParse(listSchema, stdout);
  if (status === 0 && known.success) return [...uploaded, ...known.output.map(({ name }) => name)];
  // A worker that does not exist yet has none.
  return uploaded.length > 0 ? uploaded : undefined;
}

async function namesOfFile(file: string): Promise<string[]> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Failure(`there is no file ${file} (--secrets-file)`);
  });
  if (text.trimStart().startsWith("{")) return Object.keys(JSON.parse(text));
  return [...readDevVars(file, text).keys()];
}
