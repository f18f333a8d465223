import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach } from "vitest";

/**
 * Gives each test of a file an empty folder. The folder's name contains characters that shells and URLs must escape.
 */
export function testFolder() {
  let root = "";
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "ä b-"));
  });
  afterEach(() => rm(root, { recursive: true }));
  const pathOf = (name = "") => join(root, name);
  return { pathOf, write: (files: Record<string, string>) => writeFiles(pathOf, files) };
}

/** Writes files into the folder. The keys of `files` are names of files, and the values are their texts. */
export async function writeFiles(
  pathOf: (name: string) => string,
  files: Record<string, string>,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(pathOf(name)), { recursive: true });
    await writeFile(pathOf(name), text);
  }
}
