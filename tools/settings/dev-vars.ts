import { parseEnv } from "node:util";
import { Failure } from "../cli/failure.ts";
import type { Setting } from "./setting.ts";

const ASSIGNMENT = /^\s*(?:export\s+)?([A-Za-z_][\w.-]*)\s*=\s*(.*)$/;
const NOTHING = /^\s*(?:#.*)?$/;

/** The secrets and variables of a `.dev.vars` file; lines that are none are a {@link Failure} with their places. */
export function readDevVars(file: string, text: string): Map<string, Setting> {
  const values = parseEnv(text);
  const settings = new Map<string, Setting>();
  const problems: string[] = [];
  const lines = text.replace(/^\uFEFF/, "").split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? "";
    if (NOTHING.test(line)) continue;
    const place = `${file}:${index + 1}`;
    const [, name, written = ""] = ASSIGNMENT.exec(line) ?? [];
    // The line itself may hold a secret and is not repeated.
    if (!name) {
      problems.push(`${place} is not of the form NAME=value`);
      continue;
    }
    settings.set(name, { value: values[name] ?? "", place });
    const end = lastLine(lines, index, written);
    if (end === undefined) problems.push(`${place} ${name} begins with a quote that never ends`);
    index = end ?? index;
  }
  if (problems.length > 0) throw new Failure(problems.join("\n✗ "));
  return settings;
}

/** Where a value ends: a quoted one may have several lines; undefined where its quote is never closed. */
function lastLine(lines: string[], first: number, written: string): number | undefined {
  const [quote] = /^["'`]/.exec(written) ?? [];
  if (quote === undefined || written.includes(quote, 1)) return first;
  const end = lines.findIndex((line, index) => index > first && line.includes(quote));
  return end < 0 ? undefined : end;
}
