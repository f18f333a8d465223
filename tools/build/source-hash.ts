import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles, ROOT } from "../cli/root.ts";

/** The files and folders that affect the result of a build. */
const SOURCES = [
  "client",
  "shared",
  "worker",
  "package-lock.json",
  "tools/build/client-assets.ts",
  "tools/build/hashed-files.ts",
  "tools/build/licenses.ts",
  "tools/build/source-maps.ts",
  "tools/build/static-headers.ts",
  "tools/build/value-format.ts",
  "tools/content-import/file-names.ts",
  "vite.config.ts",
  "wrangler.toml",
];
/** Matches test files. These are in folders of `SOURCES`, but do not affect a build. */
const IGNORED = /\.test\.tsx?$/;

/** The length of a build's name, in hexadecimal digits. */
const BUILD_LENGTH = 12;

/** The SHA-256 of all sources, in hexadecimal digits. It changes if and only if a source changes. */
export async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of await listSources()) {
    hash.update(`${file}\0`).update(await readFile(join(ROOT, file)));
  }
  return hash.digest("hex");
}

/** The name of the build that the present sources make. `/healthz` and the log show this name. */
export async function readBuildName(): Promise<string> {
  return (await hashSources()).slice(0, BUILD_LENGTH);
}

/** The sorted paths of the files in SOURCES and in its folders, without files that match IGNORED. */
async function listSources(): Promise<string[]> {
  const lists = SOURCES.map(async (source) => {
    const files = await listFiles(join(ROOT, source)).catch(() => undefined);
    return files ? files.map((file) => `${source}/${file}`) : [source];
  });
  const all = (await Promise.all(lists)).flat();
  return all.filter((file) => !IGNORED.test(file)).toSorted();
}
