import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Failure } from "./failure.ts";

/** The root of the repository. Scripts use it so that they may be started from any folder. */
export const ROOT = join(import.meta.dirname, "../..");

/** The path from a folder to a file for messages, comparisons and hashes. It has slashes on Windows, too. */
export function pathBetween(from: string, to: string): string {
  return relative(from, to).replaceAll(sep, "/");
}

/** The text of a file that the user names. */
export function readNamedFile(file: string): Promise<string> {
  return readFile(file, "utf8").catch(({ code }: NodeJS.ErrnoException) => {
    throw new Failure(`${file} cannot be read (${code})`);
  });
}

/** The paths of all files in a folder and its subfolders, relative to it. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathBetween(folder, join(entry.parentPath, entry.name)));
}
