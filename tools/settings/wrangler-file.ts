import { readFile, writeFile } from "node:fs/promises";
import { parse, TomlError } from "smol-toml";
import * as v from "valibot";
import { Failure } from "../cli/failure.ts";
import type { Settings } from "./setting.ts";

export const WRANGLER_FILE = "wrangler.toml";

const route = v.union([
  v.string(),
  v.pipe(
    v.object({ pattern: v.string() }),
    v.transform(({ pattern }) => pattern),
  ),
]);

const environmentEntries = {
  name: v.optional(v.string()),
  vars: v.optional(v.record(v.string(), v.unknown()), {}),
  d1_databases: v.optional(
    v.array(
      v.object({
        binding: v.string(),
        database_name: v.optional(v.string(), ""),
        database_id: v.optional(v.string(), ""),
      }),
    ),
    [],
  ),
  secrets: v.optional(v.object({ required: v.optional(v.array(v.string()), []) })),
  routes: v.optional(v.array(route)),
  route: v.optional(route),
};

const fileSchema = v.object({
  ...environmentEntries,
  env: v.optional(v.record(v.string(), v.object(environmentEntries)), {}),
});

type Parsed = v.InferOutput<typeof fileSchema>;

/** What an environment of wrangler.toml is at Cloudflare. */
export interface Deployment {
  /** Undefined for the one at the top of the file. */
  environment: string | undefined;
  /** Name of the worker. */
  worker: string;
  /** Patterns of addresses that lead to the worker. */
  routes: string[];
}

/** What scripts need to know of wrangler.toml, for one environment. */
export interface WranglerFile extends Deployment {
  settings: Settings;
  /** The other environments, which must have neither the worker nor the domain of this one. */
  others: Deployment[];
  databases: Parsed["d1_databases"];
  /** Without which wrangler does not deploy. */
  requiredSecrets: string[];
}

/**
 * Reads wrangler.toml for an environment; undefined is the one without a
 * name. Variables and databases of the file's top are not inherited by others,
 * its routes are.
 */
export function readWranglerFile(text: string, environment: string | undefined): WranglerFile {
  const parsed = parseFile(text);
  const own = environment === undefined ? parsed : parsed.env[environment];
  if (!own) {
    throw new Failure(`${WRANGLER_FILE} has no environment “${environment}” (CLOUDFLARE_ENV)`);
  }
  const section = environment === undefined ? "vars" : `env.${environment}.vars`;
  const place = `${WRANGLER_FILE} [${section}]`;
  const others = [undefined, ...Object.keys(parsed.env)].filter((name) => name !== environment);
  return {
    ...deploymentOf(parsed, environment),
    others: others.map((name) => deploymentOf(parsed, name)),
    settings: new Map(
      Object.entries(own.vars).map(([name, value]) => [name, { value: String(value), place }]),
    ),
    databases: own.d1_databases,
    requiredSecrets: own.secrets?.required ?? [],
  };
}

/** Whether a database does not exist yet: its id is zeros. */
function isPlaceholder({ database_id: id = "" }: { database_id?: string }): boolean {
  return /^[0-]{34}\d\d$/.test(id);
}

/**
 * Removes databases that do not exist from a built configuration: over another content service the site needs
 * none, and Cloudflare would refuse the worker.
 */
export async function leaveOutPlaceholders(config: string): Promise<void> {
  const built = JSON.parse(await readFile(config, "utf8"));
  const databases: { database_id?: string }[] = built.d1_databases ?? [];
  built.d1_databases = databases.filter((database) => !isPlaceholder(database));
  await writeFile(config, JSON.stringify(built));
}

/** What to do about databases that do not exist yet. */
export function placeholders(databases: WranglerFile["databases"]): string[] {
  return databases
    .filter(isPlaceholder)
    .map(
      ({ database_name: name, database_id: id }) =>
        `${WRANGLER_FILE} database_id ${id} is a placeholder: run npx wrangler d1 create ${name} --location apac and put the id there`,
    );
}

function deploymentOf(file: Parsed, environment: string | undefined): Deployment {
  const own = environment === undefined ? file : file.env[environment];
  return {
    environment,
    worker: own?.name ?? [file.name, environment].filter(Boolean).join("-"),
    routes: (own && routesOf(own)) ?? routesOf(file) ?? [],
  };
}

function routesOf({ route, routes }: Pick<Parsed, "route" | "routes">): string[] | undefined {
  return routes ?? (route === undefined ? undefined : [route]);
}

function parseFile(text: string): Parsed {
  try {
    return v.parse(fileSchema, parse(text));
  } catch (error) {
    if (error instanceof TomlError) {
      const [what = ""] = error.message.split("\n");
      throw new Failure(`${WRANGLER_FILE}:${error.line} ${what}`);
    }
    if (error instanceof v.ValiError) {
      throw new Failure(`${WRANGLER_FILE} ${v.getDotPath(error.issues[0])}: ${error.message}`);
    }
    throw error;
  }
}
