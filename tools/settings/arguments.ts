import { parseArgs } from "node:util";
import { Failure } from "../cli/failure.ts";
import type { Setting } from "./setting.ts";

const LAST_PORT = 65_535;

/**
 * Reads the options of `npm start` that this project uses itself. All options are also passed on to wrangler, which
 * checks the rest. If an option is repeated, its last value counts.
 */
export function readArguments(args: readonly string[]) {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args: [...args],
    strict: false,
    options: {
      port: text,
      var: { ...text, multiple: true, default: [] },
      "persist-to": text,
      "log-level": text,
    },
  });
  return values;
}

/** Reads the variables that `--var NAME:value` sets. */
export function readVarArguments(args: readonly string[]): Map<string, Setting> {
  return new Map(
    [readArguments(args).var].flat().map((text) => {
      const [, name, value = ""] = /^([^:]+):(.*)$/s.exec(String(text)) ?? [];
      if (!name) throw new Failure(`--var ${text} has no value: write --var NAME:value`);
      return [name, { value, place: "--var" }];
    }),
  );
}

/** Reads the port from the arguments. Throws a {@link Failure} if the port is invalid. */
export function readPort(args: readonly string[]): number {
  const { port = "8787" } = readArguments(args);
  if (/^\d+$/.test(String(port)) && Number(port) <= LAST_PORT) return Number(port);
  throw new Failure(`--port needs a number up to ${LAST_PORT}, such as --port 8787`);
}
