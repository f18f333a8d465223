import type { Problem } from "./problems.ts";
import type { SeedFile } from "./seed.ts";

/** What reading as UTF-8 puts for bytes that are none. */
const NO_CHARACTER = "\uFFFD";

/** Files that an editor has saved as GBK or UTF-16, say. */
export function checkEncoding({ path, text }: SeedFile, problems: Problem[]): void {
  const line = text.split("\n").findIndex((one) => one.includes(NO_CHARACTER)) + 1;
  if (line > 0)
    problems.push({ file: path, line, message: "is not UTF-8; save the file as UTF-8" });
}
