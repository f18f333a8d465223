import { readContent } from "./content.ts";
import { applyMigrations, executeSql, readMark } from "./database.ts";

/** The same for the database at Cloudflare, which itself knows what it holds. */
export async function ensureRemoteContent(): Promise<void> {
  const started = performance.now();
  const { sql, hash, items, editions } = await readContent();
  console.log("→ creating the tables of the remote database");
  await applyMigrations("remote");
  if ((await readMark("remote")) === hash) {
    console.log("✓ content is up to date");
    return;
  }
  console.log(`→ importing ${items} items (${(sql.length / 1e6).toFixed(1)} million characters)`);
  await executeSql(sql, "remote");
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`✓ ${items} items in ${editions} editions (${seconds} s)`);
}
