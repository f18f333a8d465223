import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Config, ConfigurationError, parseConfig } from "../../worker/config/config.ts";
import { Failure } from "../cli/failure.ts";
import { ROOT } from "../cli/root.ts";
import { ARGUMENT, readVarArguments } from "./arguments.ts";
import { readDevVars } from "./dev-vars.ts";
import { intendedName, SETTING_NAMES, type Settings } from "./setting.ts";
import { readWranglerFile, type WranglerFile } from "./wrangler-file.ts";

const WRANGLER_FILE = "wrangler.toml";

/** What a local command runs with, and what about it looks wrong. */
export interface Resolved extends WranglerFile {
  /** File of the local secrets; undefined where there is none. */
  devVars: string | undefined;
  /** Where content comes from; undefined where there is neither an origin nor a database. */
  content: { from: "upstream"; origin: string; place: string } | { from: "database" } | undefined;
  warnings: string[];
}

export interface Sources {
  /** Arguments of the command, of which `--var` counts. */
  args?: readonly string[];
  /** Variables of the process, where they count; wrangler itself does not hand them to the worker. */
  variables?: NodeJS.ProcessEnv;
  environment?: string | undefined;
  /** False for a deployment, which has nothing of `.dev.vars`; its secrets are checked by name. */
  isLocal?: boolean;
  root?: string;
}

/** The settings of local commands: wrangler.toml, then `.dev.vars`, then the process's, then `--var`, the last counts. */
export async function readSettings({
  args = [],
  variables = {},
  environment = process.env.CLOUDFLARE_ENV || undefined,
  isLocal = true,
  root = ROOT,
}: Sources = {}): Promise<Resolved> {
  const text = await readFile(join(root, WRANGLER_FILE), "utf8");
  const file = readWranglerFile(WRANGLER_FILE, text, environment);
  const secrets = isLocal ? await readSecrets(root, environment) : NO_SECRETS;
  const settings: Settings = new Map([
    ...file.settings,
    ...secrets.settings,
    ...ofProcess(variables),
    ...readVarArguments(args),
  ]);
  const resolved = { ...file, settings, devVars: secrets.file, content: contentOf(settings, file) };
  const warnings = [
    ...misspelt(settings),
    ...(isLocal ? missingKey(resolved) : []),
    ...wrongValue(settings, isLocal),
  ];
  return { ...resolved, warnings };
}

const NO_SECRETS = { file: undefined, settings: [] };

/** As wrangler chooses it: an environment's own file takes the place of the other. */
async function readSecrets(root: string, environment: string | undefined) {
  for (const file of [...(environment ? [`.dev.vars.${environment}`] : []), ".dev.vars"]) {
    const text = await readIfThere(root, file);
    if (text !== undefined) return { file, settings: readDevVars(file, text) };
  }
  return NO_SECRETS;
}

function readIfThere(root: string, file: string): Promise<string | undefined> {
  return readFile(join(root, file), "utf8").catch(({ code }: NodeJS.ErrnoException) => {
    if (code === "ENOENT") return undefined;
    throw new Failure(`${file} cannot be read (${code}): it must be a file, or absent`);
  });
}

function ofProcess(variables: NodeJS.ProcessEnv): Settings {
  return new Map(
    SETTING_NAMES.flatMap((name) => {
      const value = variables[name];
      return value === undefined ? [] : [[name, { value, place: "the environment" }]];
    }),
  );
}

function contentOf(settings: Settings, { databases }: WranglerFile): Resolved["content"] {
  const { value: origin, place } = settings.get("UPSTREAM_ORIGIN") ?? { value: "", place: "" };
  if (origin !== "") return { from: "upstream", origin, place };
  return databases.some(({ binding }) => binding === "DB") ? { from: "database" } : undefined;
}

/** Names that are not read, but resemble one that is; of arguments, which are typed for this site only, all. */
export function misspelt(settings: Settings): string[] {
  return [...settings].flatMap(([name, { place }]) => {
    const intended = intendedName(name);
    if (intended) return [`${place} ${name} is not read: did you mean ${intended}?`];
    const isUnknown = place === ARGUMENT && !SETTING_NAMES.includes(name);
    return isUnknown ? [`${place} ${name} is not read: docs/settings.md lists the settings`] : [];
  });
}

function missingKey({ content, settings, devVars }: Omit<Resolved, "warnings">): string[] {
  if (content?.from !== "upstream" || settings.get("UPSTREAM_KEY")?.value) return [];
  const place = `UPSTREAM_ORIGIN is set, ${content.place}`;
  return [
    `UPSTREAM_KEY is missing (${place}): add it to ${devVars ?? ".dev.vars"}; pages have status 500 without it`,
  ];
}

/** An invalid value, as the worker's own check reports it; its messages never contain values. */
function wrongValue(settings: Settings, isLocal: boolean): string[] {
  try {
    configOf(settings, isLocal);
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [`${error.message}; pages have status 500 until it is corrected`];
  }
}

/** The settings as the worker reads them; whether there is an UPSTREAM_KEY is another question. */
export function configOf(settings: Settings, isLocal = true): Config {
  const values = Object.fromEntries([...settings].map(([name, { value }]) => [name, value]));
  const LOCAL_SERVER = String(isLocal);
  try {
    return parseConfig({ ...values, LOCAL_SERVER, UPSTREAM_KEY: values.UPSTREAM_KEY || "any" });
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const words = error.message.split(/[^A-Z_]+/);
    const place = words.map((word) => settings.get(word)?.place).find((it) => it !== undefined);
    throw new Failure(`${place ?? WRANGLER_FILE} ${error.message}`);
  }
}
