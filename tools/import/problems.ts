import { Failure } from "../cli/failure.ts";

/** Something in the files that an editor has to change. */
export interface Problem {
  /** Path as an editor would open it. */
  file: string;
  /** One-based. */
  line: number;
  /** The problem and its solution. */
  message: string;
}

/** All problems of all files at once; the message lists them, one a line. */
export class SeedError extends Failure {
  override readonly name = "SeedError";

  constructor(problems: readonly Problem[]) {
    const lines = problems.toSorted(byPlace).map(describe);
    super(`${lines.join("\n")}\n${lines.length} to put right; nothing was imported`);
  }
}

function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line;
}

function describe({ file, line, message }: Problem): string {
  return `${file}:${line} ${message}`;
}
