import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Content, describeContent, ROOT, readContent } from "./content.ts";
import { applyMigrations, executeSql, LOCAL_STATE } from "./database.ts";

/** Lies with the database's files: whoever deletes them deletes it too. */
const STAMP = join(ROOT, LOCAL_STATE, "v3/d1/lishu-content.stamp");

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

async function importLocally(content: Content): Promise<void> {
  console.log("→ creating the tables of the local database");
  await applyMigrations("local");
  console.log(`→ importing ${describeContent(content)}`);
  await executeSql(content.sql, "local");
  // Otherwise the local server would show the old content once more before it asks for the new.
  await rm(join(ROOT, LOCAL_STATE, "v3/cache"), { recursive: true, force: true });
  await mkdir(dirname(STAMP), { recursive: true });
  await writeFile(STAMP, content.hash);
}
