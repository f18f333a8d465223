import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Content, describeContent, ROOT, readContent } from "./content.ts";
import { applyMigrations, executeSql, LOCAL_STATE } from "./database.ts";

/** Lies with the database's files: whoever deletes them deletes it too. */
const STAMP = join(ROOT, LOCAL_STATE, "v3/d1/lishu-content.stamp");
/** The content that the local caches are of. */
const CACHED_STAMP = join(ROOT, LOCAL_STATE, "v3/d1/lishu-content.cached");

/**
 * Brings the local database up to date with the migrations and with seed/;
 * does nothing, and yields false, where it is. Rejects with a SeedError where the files are wrong.
 */
export async function ensureLocalContent(): Promise<boolean> {
  const started = performance.now();
  const content = await readContent();
  if ((await readFile(STAMP, "utf8").catch(() => "")) === content.hash) {
    console.log("✓ content is up to date");
    return false;
  }
  await importLocally(content);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`✓ ${describeContent(content)} (${seconds} s)`);
  return true;
}

/**
 * Forgets what the local caches hold of older content; otherwise the server
 * would show it once more before it asks for the new. Only for a server that
 * is about to start: one that runs has the files open.
 */
export async function deleteOlderContent(): Promise<void> {
  const content = await readFile(STAMP, "utf8").catch(() => "");
  if ((await readFile(CACHED_STAMP, "utf8").catch(() => "")) === content) return;
  await rm(join(ROOT, LOCAL_STATE, "v3/cache"), { recursive: true, force: true });
  await writeFile(CACHED_STAMP, content);
}

async function importLocally(content: Content): Promise<void> {
  console.log("→ creating the tables of the local database");
  await applyMigrations("local");
  console.log(`→ importing ${describeContent(content)}`);
  await executeSql(content.sql, "local");
  await mkdir(dirname(STAMP), { recursive: true });
  await writeFile(STAMP, content.hash);
}
