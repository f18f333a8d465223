import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { Failure } from "./failure.ts";

/** The root folder of the repository. Scripts use it instead of the current folder, so they work in any folder. */
export const ROOT = join(import.meta.dirname, "../..");

/** The relative path from a folder to a file. It contains slashes on Windows too, so that paths can be compared. */
export function pathBetween(from: string, to: string): string {
  return relative(from, to).replaceAll(sep, "/");
}

/** Reads a text file whose name the user has given. */
export function readNamedFile(file: string): Promise<string> {
  return readFile(file, "utf8").catch(({ code }: NodeJS.ErrnoException) => {
    throw new Failure(`${file} cannot be read (${code}): check the path`);
  });
}

/** The paths of all files in a folder and its subfolders, relative to the folder. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathBetween(folder, join(entry.parentPath, entry.name)));
}
