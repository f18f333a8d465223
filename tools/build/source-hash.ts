import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles, ROOT } from "../cli/root.ts";

/** All files and folders that a build is made from. */
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
  "tools/import/file-names.ts",
  "vite.config.ts",
  "wrangler.toml",
];
/** Files among them that no build reads. */
const IGNORED = /\.test\.tsx?$/;

/** The number of hexadecimal digits in the name of a build. */
const BUILD_LENGTH = 12;

/** The SHA-256 of the sources in hexadecimal. Builds of the same sources are the same. */
export async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of await listSources()) {
    hash.update(`${file}\0`).update(await readFile(join(ROOT, file)));
  }
  return hash.digest("hex");
}

/** The name of a build, which is also in `/healthz` and in the log. */
export async function readBuildName(): Promise<string> {
  return (await hashSources()).slice(0, BUILD_LENGTH);
}

/** The paths of all files in these files and folders. */
async function listSources(): Promise<string[]> {
  const lists = SOURCES.map(async (source) => {
    const files = await listFiles(join(ROOT, source)).catch(() => undefined);
    return files ? files.map((file) => `${source}/${file}`) : [source];
  });
  const all = (await Promise.all(lists)).flat();
  return all.filter((file) => !IGNORED.test(file)).toSorted();
}
