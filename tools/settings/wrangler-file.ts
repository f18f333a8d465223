import { readFile, writeFile } from "node:fs/promises";
import { parse, TomlError } from "smol-toml";
import type { Unstable_RawConfig as RawConfig, Unstable_RawEnvironment as Section } from "wrangler";
import { Failure } from "../cli/failure.ts";
import type { Settings } from "./setting.ts";

export const WRANGLER_FILE = "wrangler.toml";

/** The names that an environment of wrangler.toml has at Cloudflare. */
export interface Deployment {
  /** Undefined for the environment at the top of the file. */
  environment: string | undefined;
  /** Name of the worker. */
  worker: string;
  /** Patterns of addresses that lead to the worker. */
  routes: string[];
}

/** The settings of one environment in wrangler.toml that scripts read. */
export interface WranglerFile extends Deployment {
  settings: Settings;
  /** The other environments. None may have this one's worker name or domain. */
  others: Deployment[];
  databases: NonNullable<Section["d1_databases"]>;
  /** The names of required secrets. Wrangler does not deploy without them. */
  requiredSecrets: string[];
}

/**
 * Reads wrangler.toml for an environment. Undefined stands for the one at the
 * top of the file. Variables and databases of the file's top are not inherited by others,
 * its routes are. Wrangler itself checks the rest of the file.
 */
export function readWranglerFile(text: string, environment: string | undefined): WranglerFile {
  const file = parseFile(text);
  const own = sectionOf(file, environment);
  if (!own) {
    throw new Failure(`${WRANGLER_FILE} has no environment “${environment}” (CLOUDFLARE_ENV)`);
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

/** Whether a database's id is a placeholder made of zeros, because the database does not exist yet. */
function isPlaceholder({ database_id: id = "" }: { database_id?: string | undefined }): boolean {
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
