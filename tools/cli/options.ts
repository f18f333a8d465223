import { type ParseArgsConfig, parseArgs } from "node:util";
import { Failure } from "./failure.ts";

/**
 * Reads the options of a script. An unknown option throws a {@link Failure} that shows the usage. `--help` prints the
 * usage and ends the script.
 */
export function readOptions<T extends ParseArgsConfig>(
  usage: string,
  config: T,
  args: readonly string[] = process.argv.slice(2),
): ReturnType<typeof parseArgs<T>> {
  printHelp(usage, args);
  try {
    return parseArgs<T>({ ...config, args: [...args] });
  } catch (error) {
    throw new Failure(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

/**
 * Prints the usage if the arguments contain `--help`. This function is for scripts that pass unknown options on to
 * another program.
 */
export function printHelp(usage: string, args: readonly string[]): void {
  if (!args.includes("--help") && !args.includes("-h")) return;
  console.log(usage);
  process.exit();
}
