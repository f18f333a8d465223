import { Failure } from "../cli/failure.ts";
import { intended } from "../cli/misspelling.ts";
import type { Setting } from "./setting.ts";

/** The place of a setting that is an argument of the command. */
export const ARGUMENT = "--var";

const LAST_PORT = 65_535;

/** What `--var NAME:value` sets, as wrangler reads it: one flag may have several, and may be `--var=NAME:value`. */
export function readVarArguments(args: readonly string[]): Map<string, Setting> {
  const settings = new Map<string, Setting>();
  let isVar = false;
  for (const argument of args) {
    const [, joined] = /^--var=(.*)$/s.exec(argument) ?? [];
    if (argument.startsWith("-")) isVar = argument === "--var";
    const text = joined ?? (isVar && argument !== "--var" ? argument : undefined);
    if (text === undefined) continue;
    const [, name, value = ""] = /^([^:]+):(.*)$/s.exec(text) ?? [];
    if (!name) throw new Failure(`--var ${text} has no value: write --var ${text || "NAME"}:value`);
    settings.set(name, { value, place: ARGUMENT });
  }
  return settings;
}

/** The last value of an option: `--port 9000` or `--port=9000`. */
export function readOption(args: readonly string[], name: string): string | undefined {
  const values = args.flatMap((argument, index) => {
    if (argument === name) return args[index + 1] ?? [];
    return argument.startsWith(`${name}=`) ? argument.slice(name.length + 1) : [];
  });
  return values.at(-1);
}

/** The port that arguments name; throws a {@link Failure} for anything but a number. */
export function readPort(args: readonly string[], usual: string): number {
  const isNamed = args.some((argument) => /^--port(?:=|$)/.test(argument));
  const port = isNamed ? (readOption(args, "--port") ?? "") : usual;
  if (/^\d+$/.test(port) && Number(port) <= LAST_PORT) return Number(port);
  throw new Failure(`--port needs a number up to ${LAST_PORT}, such as --port ${usual}`);
}

/** Throws a {@link Failure} for a misspelling of a known option; all others are wrangler's or Vite's to judge. */
export function checkSpelling(args: readonly string[], known: readonly string[]): void {
  for (const argument of args) {
    const [name = ""] = argument.split("=");
    const meant = name.startsWith("--") && !known.includes(name) && intended(name, known, 1);
    if (meant) throw new Failure(`there is no option ${name}: did you mean ${meant}?`);
  }
}
