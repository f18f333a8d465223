import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Failure } from "./failure.ts";

/** Root of the repository; every script may be started from any folder. */
export const ROOT = join(import.meta.dirname, "../..");

/** Path from one folder to a file, with slashes on Windows too: for messages, comparisons and hashes. */
export function pathBetween(from: string, to: string): string {
  return relative(from, to).replaceAll(sep, "/");
}

/** The text of a file that the user names. */
export function readNamedFile(file: string): Promise<string> {
  return readFile(file, "utf8").catch(({ code }: NodeJS.ErrnoException) => {
    throw new Failure(`${file} cannot be read (${code})`);
  });
}

/** Paths of all files in a folder and below, from it. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathBetween(folder, join(entry.parentPath, entry.name)));
}
