import { describeContent, readContent } from "./content.ts";
import { applyMigrations, executeSql, readContentHash } from "./database.ts";

/** The same for the database at Cloudflare, which itself knows what it holds. */
export async function ensureRemoteContent(): Promise<boolean> {
  const started = performance.now();
  const content = await readContent();
  console.log("→ creating the tables of the remote database");
  await applyMigrations("remote");
  if ((await readContentHash("remote")) === content.hash) {
    console.log("✓ content is up to date");
    return false;
  }
  console.log(`→ importing ${describeContent(content)}`);
  await executeSql(content.sql, "remote");
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`✓ ${describeContent(content)} (${seconds} s)`);
  return true;
}
