import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { type Config, parseConfig } from "../../worker/config/config.ts";
import { ConfigurationError } from "../../worker/config/settings.ts";
import { Failure } from "../cli/failure.ts";
import { ROOT } from "../cli/root.ts";
import { readVarArguments } from "./arguments.ts";
import { SETTING_NAMES, type Setting, type Settings } from "./setting.ts";
import { readWranglerFile, WRANGLER_FILE, type WranglerFile } from "./wrangler-file.ts";

/** The settings that a command uses, and warnings about settings that may be wrong. */
export interface Resolved extends WranglerFile {
  /** The path of the file with local secrets, or undefined if there is none. */
  devVars: string | undefined;
  /** Where the content comes from. Undefined if the settings name neither a content service nor a database. */
  content: { from: "upstream"; origin: string; place: string } | { from: "database" } | undefined;
  warnings: string[];
}

export interface Sources {
  /** The command's arguments. Each `--var` among them sets a variable. */
  args?: readonly string[];
  /**
   * The environment variables of the process. Commands that run the worker do not pass them, because wrangler does not
   * pass environment variables to the worker either.
   */
  variables?: NodeJS.ProcessEnv;
  environment?: string | undefined;
  /**
   * False for deployments. A deployment does not read `.dev.vars`, because the values of its secrets are stored at
   * Cloudflare.
   */
  isLocal?: boolean;
  root?: string;
}

/**
 * Reads the settings of a command. The sources are wrangler.toml, `.dev.vars`, the environment variables and `--var`.
 * Each source overrides those before it.
 */
export async function readSettings({
  args = [],
  variables = {},
  environment = process.env.CLOUDFLARE_ENV || undefined,
  isLocal = true,
  root = ROOT,
}: Sources = {}): Promise<Resolved> {
  const file = readWranglerFile(await readFile(join(root, WRANGLER_FILE), "utf8"), environment);
  // As in wrangler, a file such as .dev.vars.staging replaces .dev.vars in its environment.
  const devVars = [...(environment ? [`.dev.vars.${environment}`] : []), ".dev.vars"].find(
    (name) => isLocal && existsSync(join(root, name)),
  );
  const secrets = devVars ? await readFile(join(root, devVars), "utf8") : "";
  const settings: Settings = new Map([
    ...file.settings,
    ...readSecrets(devVars ?? "", secrets),
    ...ofProcess(variables),
    ...readVarArguments(args),
  ]);
  const content = contentOf(settings, file);
  const warnings = [
    ...unread(settings),
    ...(isLocal && content?.from === "upstream" && !settings.get("UPSTREAM_KEY")?.value
      ? [missingKey(content.place, devVars)]
      : []),
    ...wrongValue(settings, isLocal),
  ];
  return { ...file, settings, devVars, content, warnings };
}

/** Matches an empty line, a comment, or a name and its value. A quoted value must end on the same line. */
const LINE = /^\s*(?:#.*|(?:export\s+)?[\w.-]+\s*=\s*(?:(["'`]).*\1.*|[^\s"'`].*)?)?$/;

/** Reads the secrets in a file such as `.dev.vars`. Throws a Failure if a line is not a secret, a comment or empty. */
export function readSecrets(file: string, text: string): [string, Setting][] {
  for (const [index, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    if (LINE.test(line)) continue;
    // The message must not repeat the line, which may contain a secret.
    throw new Failure(
      `${file}:${index + 1} is not written as NAME=value, or a quotation mark is missing at its end`,
    );
  }
  return Object.entries(parseEnv(text)).map(([name, value = ""]) => [name, { value, place: file }]);
}

function ofProcess(variables: NodeJS.ProcessEnv): [string, Setting][] {
  return SETTING_NAMES.flatMap((name) => {
    const value = variables[name];
    return value === undefined ? [] : [[name, { value, place: "the environment" }]];
  });
}

function contentOf(settings: Settings, { databases }: WranglerFile): Resolved["content"] {
  const { value: origin, place } = settings.get("UPSTREAM_ORIGIN") ?? { value: "", place: "" };
  if (origin !== "") return { from: "upstream", origin, place };
  return databases.some(({ binding }) => binding === "DB") ? { from: "database" } : undefined;
}

/** Warnings about variables that the worker does not know. Their names may be misspelt. */
export function unread(settings: Settings): string[] {
  return [...settings]
    .filter(([name]) => !SETTING_NAMES.includes(name))
    .map(
      ([name, { place }]) =>
        `${place} ${name} is unknown and has no effect: docs/settings.md lists all settings`,
    );
}

function missingKey(place: string, devVars = ".dev.vars"): string {
  return `UPSTREAM_KEY is missing, but UPSTREAM_ORIGIN is set (${place}): add the key to ${devVars}, or all pages will respond with status 500`;
}

/** The message of the worker's own check, if a value is invalid. The message does not contain the value. */
function wrongValue(settings: Settings, isLocal: boolean): string[] {
  try {
    configOf(settings, isLocal);
    return [];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [`${error.message}; all pages respond with status 500 until this is corrected`];
  }
}

/**
 * Checks the settings with the worker's own rules, except that UPSTREAM_KEY may be missing. Returns the settings in the
 * form in which the worker uses them.
 */
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
