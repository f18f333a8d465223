import { Failure } from "../cli/failure.ts";

/** A content file, with what was found in it. Lines count from 1. */
export interface SeedFile {
  /** As an editor would open it. */
  path: string;
  text: string;
  /** What an editor has to change, and how. */
  problems: { line: number; message: string }[];
  /** Addresses that it names. */
  links: { line: number; address: string }[];
}

export function seedFile(path: string, text: string): SeedFile {
  return { path, text, problems: [], links: [] };
}

export function complain({ problems }: SeedFile, line: number, message: string): void {
  problems.push({ line, message });
}

/** Throws a {@link Failure} that lists all problems of all files, one a line. */
export function ensureNoProblems(files: readonly SeedFile[]): void {
  const lines = files
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .flatMap(({ path, problems }) =>
      problems
        .toSorted((a, b) => a.line - b.line)
        .map(({ line, message }) => `${path}:${line} ${message}`),
    );
  if (lines.length === 0) return;
  throw new Failure(`${lines.join("\n")}\n${lines.length} to put right; nothing was imported`);
}
