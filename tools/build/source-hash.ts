import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathBetween, ROOT } from "../cli/root.ts";

/** Everything that a build is made of. */
const SOURCES = [
  "client",
  "shared",
  "worker",
  "package-lock.json",
  "tools/build/client-assets.ts",
  "tools/build/licenses.ts",
  "tools/build/source-maps.ts",
  "vite.config.ts",
  "wrangler.toml",
];
/** Parts of them that no build reads. */
const IGNORED = /^worker\/content-service\/seed\/|\.test\.tsx?$/;

/** Hex digits of a build's name. */
const BUILD_LENGTH = 12;

/** SHA-256 of the sources in hex: builds of the same sources are the same. */
export async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of await listFiles(SOURCES)) {
    hash.update(`${file}\0`).update(await readFile(join(ROOT, file)));
  }
  return hash.digest("hex");
}

/** The name of a build of the sources, which `/healthz` and the log have. */
export async function readBuildName(): Promise<string> {
  return (await hashSources()).slice(0, BUILD_LENGTH);
}

async function listFiles(paths: string[]): Promise<string[]> {
  const lists = await Promise.all(paths.map(listOne));
  return lists
    .flat()
    .filter((file) => !IGNORED.test(file))
    .toSorted();
}

async function listOne(path: string): Promise<string[]> {
  const entries = await readdir(join(ROOT, path), { withFileTypes: true, recursive: true }).catch(
    () => undefined,
  );
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => pathBetween(ROOT, join(entry.parentPath, entry.name)));
}
