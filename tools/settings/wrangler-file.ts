import { readFile, writeFile } from "node:fs/promises";
import { parse, TomlError } from "smol-toml";
import type { Unstable_RawConfig as RawConfig, Unstable_RawEnvironment as Section } from "wrangler";
import { Failure } from "../cli/failure.ts";
import type { Settings } from "./setting.ts";

export const WRANGLER_FILE = "wrangler.toml";

/** An environment of wrangler.toml, with the worker name and the addresses that it uses at Cloudflare. */
export interface Deployment {
  /** The environment's name, or undefined for the environment at the top of the file. */
  environment: string | undefined;
  /** The name of the worker. */
  worker: string;
  /** The patterns of addresses that lead to the worker. */
  routes: string[];
}

/** The parts of one environment in wrangler.toml that scripts use. */
export interface WranglerFile extends Deployment {
  settings: Settings;
  /** The other environments. None of them may have the same worker name or domain. */
  others: Deployment[];
  databases: NonNullable<Section["d1_databases"]>;
  /** The names of required secrets. Wrangler refuses to deploy without them. */
  requiredSecrets: string[];
}

/**
 * Reads the settings of an environment from wrangler.toml. If `environment` is undefined, reads the settings at the top
 * of the file. As in wrangler, a named environment inherits the routes from the top of the file, but neither variables
 * nor databases.
 */
export function readWranglerFile(text: string, environment: string | undefined): WranglerFile {
  const file = parseFile(text);
  const own = sectionOf(file, environment);
  if (!own) {
    throw new Failure(
      `${WRANGLER_FILE} has no environment “${environment}”: correct CLOUDFLARE_ENV, or add the section [env.${environment}]`,
    );
  }
  const section = environment === undefined ? "vars" : `env.${environment}.vars`;
  const place = `${WRANGLER_FILE} [${section}]`;
  const names = [undefined, ...Object.keys(file.env ?? {})];
  return {
    ...deploymentOf(file, environment),
    others: names.filter((name) => name !== environment).map((name) => deploymentOf(file, name)),
    settings: new Map(
      Object.entries(own.vars ?? {}).map(([name, value]) => [
        name,
        { value: String(value), place },
      ]),
    ),
    databases: own.d1_databases ?? [],
    requiredSecrets: own.secrets?.required ?? [],
  };
}

function parseFile(text: string): RawConfig {
  try {
    return parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [what = ""] = error.message.split("\n");
    throw new Failure(`${WRANGLER_FILE}:${error.line} ${what}`);
  }
}

function sectionOf(file: RawConfig, environment: string | undefined): Section | undefined {
  return environment === undefined ? file : file.env?.[environment];
}

function deploymentOf(file: RawConfig, environment: string | undefined): Deployment {
  const own = sectionOf(file, environment);
  const routes = own?.routes ?? own?.route ?? file.routes ?? file.route ?? [];
  return {
    environment,
    worker: own?.name ?? [file.name, environment].filter(Boolean).join("-"),
    routes: [routes].flat().map((route) => (typeof route === "string" ? route : route.pattern)),
  };
}

/**
 * Whether the id of a database is a placeholder, because nobody has created the database yet. In a placeholder, only
 * the last two digits may be other than zero.
 */
function isPlaceholder({ database_id: id = "" }: { database_id?: string | undefined }): boolean {
  return /^[0-]{34}\d\d$/.test(id);
}

/**
 * Removes placeholder databases from a built configuration. A site with an external content service needs no database.
 * But Cloudflare would refuse a worker whose configuration names a database that does not exist.
 */
export async function leaveOutPlaceholders(config: string): Promise<void> {
  const built = JSON.parse(await readFile(config, "utf8"));
  const databases: { database_id?: string }[] = built.d1_databases ?? [];
  built.d1_databases = databases.filter((database) => !isPlaceholder(database));
  await writeFile(config, JSON.stringify(built));
}

/** Returns a message for each database that nobody has created yet, with the command that creates it. */
export function placeholders(databases: WranglerFile["databases"]): string[] {
  return databases
    .filter(isPlaceholder)
    .map(
      ({ database_name: name, database_id: id }) =>
        `${WRANGLER_FILE} database_id ${id} is a placeholder: run npx wrangler d1 create ${name} --location apac and replace the placeholder with the id that it prints`,
    );
}
