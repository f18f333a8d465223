import type { Problem } from "./problems.ts";
import type { SeedFile } from "./seed.ts";

/** How English writes percentages; ISO's space is for French and German. */
const SPACED_PERCENT = /\d\s%/g;

/** Wording that the house style of the English texts does not allow. */
export function checkEnglish({ path, text }: SeedFile, problems: Problem[]): void {
  for (const [index, line] of text.split("\n").entries()) {
    for (const [found] of line.matchAll(SPACED_PERCENT)) {
      const message = `“${found}” has a space; write “${found.replace(/\s/, "")}”`;
      problems.push({ file: path, line: index + 1, message });
    }
  }
}
