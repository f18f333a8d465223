import { parse, TomlError } from "smol-toml";
import * as v from "valibot";
import { Failure } from "../cli/failure.ts";
import type { Settings } from "./setting.ts";

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
  databases: { binding: string; name: string; id: string; place: string }[];
}

/** Ids that wrangler.toml has until there is a database. */
const PLACEHOLDER = /^0{8}-0{4}-0{4}-0{4}-0{10}\d\d$/;

/**
 * Reads wrangler.toml for an environment; undefined is the one without a
 * name. Variables and databases of the file's top are not inherited by others,
 * its routes are.
 */
export function readWranglerFile(
  file: string,
  text: string,
  environment: string | undefined,
): WranglerFile {
  const parsed = parseFile(file, text);
  const own = environment === undefined ? parsed : parsed.env[environment];
  if (!own) throw new Failure(`${file} has no environment “${environment}” (CLOUDFLARE_ENV)`);
  const prefix = environment === undefined ? "" : `env.${environment}.`;
  const place = (table: string, key: string, value?: string) =>
    `${file}${lineOf(text, `${prefix}${table}`, key, value)}`;
  const others = [undefined, ...Object.keys(parsed.env)].filter((name) => name !== environment);
  return {
    ...deploymentOf(parsed, environment),
    others: others.map((name) => deploymentOf(parsed, name)),
    settings: new Map(
      Object.entries(own.vars).map(([name, value]) => [
        name,
        { value: String(value), place: place("vars", name) },
      ]),
    ),
    databases: own.d1_databases.map(({ binding, database_name: name, database_id: id }) => ({
      binding,
      name,
      id,
      place: place("d1_databases", "database_id", id),
    })),
  };
}

/** What to do about databases that do not exist yet. */
export function placeholders(databases: WranglerFile["databases"]): string[] {
  return databases
    .filter(({ id }) => PLACEHOLDER.test(id))
    .map(
      ({ name, place }) =>
        `${place} database_id is a placeholder: run npx wrangler d1 create ${name} --location apac and put the id here`,
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

function parseFile(file: string, text: string): Parsed {
  try {
    return v.parse(fileSchema, parse(text));
  } catch (error) {
    if (error instanceof TomlError) {
      const [what = ""] = error.message.split("\n");
      throw new Failure(`${file}:${error.line} ${what}`);
    }
    if (error instanceof v.ValiError) {
      throw new Failure(`${file} ${v.getDotPath(error.issues[0])}: ${error.message}`);
    }
    throw error;
  }
}

/** `:line` of a key of a table, of the one with a value where it is given; nothing where it is written in another way. */
function lineOf(text: string, table: string, key: string, value?: string): string {
  let current = "";
  for (const [index, line] of text.split("\n").entries()) {
    const [, header] = /^\s*\[+\s*([^\]]+?)\s*\]+/.exec(line) ?? [];
    if (header !== undefined) current = header;
    const [, name, written = ""] = /^\s*"?([\w-]+)"?\s*=\s*(.*)$/.exec(line) ?? [];
    if (current !== table || name !== key) continue;
    if (value === undefined || written.includes(value)) return `:${index + 1}`;
  }
  return "";
}
