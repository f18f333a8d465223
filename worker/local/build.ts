import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Everything that a build is made of. */
const SOURCES = [
  "client",
  "shared",
  "worker",
  "package-lock.json",
  "vite.config.ts",
  "wrangler.toml",
];
/** Parts of them that no build reads. */
const IGNORED = /^(?:client\/art|worker\/content-service\/(?:seed|import))\/|\.test\.tsx?$/;
const STAMP = "dist/sources.sha256";

/** Builds client and worker unless `dist/` comes from the very same sources. */
export async function ensureBuild(): Promise<void> {
  const hash = await hashSources();
  if ((await readFile(STAMP, "utf8").catch(() => "")) === hash) {
    console.log("✓ build is up to date");
    return;
  }
  console.log("→ building client and worker");
  const { status } = spawnSync("vite", ["build", "--logLevel", "warn"], { stdio: "inherit" });
  if (status !== 0) throw new Error("the build failed; what is wrong stands above");
  await writeFile(STAMP, hash);
}

async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of await listFiles(SOURCES)) {
    hash.update(`${file}\0`).update(await readFile(file));
  }
  return hash.digest("hex");
}

async function listFiles(paths: string[]): Promise<string[]> {
  const lists = await Promise.all(paths.map(listOne));
  return lists
    .flat()
    .filter((file) => !IGNORED.test(file))
    .toSorted();
}

async function listOne(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(
    () => undefined,
  );
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
