import type { Setting } from "./setting.ts";

/** The place of a setting that is an argument of the command. */
export const ARGUMENT = "--var";

/** What `--var NAME:value` sets, as wrangler reads it: one flag may have several, and may be `--var=NAME:value`. */
export function readVarArguments(args: readonly string[]): Map<string, Setting> {
  const settings = new Map<string, Setting>();
  let isVar = false;
  for (const argument of args) {
    const [, joined] = /^--var=(.*)$/s.exec(argument) ?? [];
    if (argument.startsWith("-")) isVar = argument === "--var";
    const text = joined ?? (isVar && argument !== "--var" ? argument : undefined);
    const [, name, value = ""] = /^([^:]+):(.*)$/s.exec(text ?? "") ?? [];
    if (name) settings.set(name, { value, place: ARGUMENT });
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
