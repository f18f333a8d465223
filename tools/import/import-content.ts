import type { Content } from "./content.ts";
import { applyMigrations, executeSql, readMeta, type Target } from "./database.ts";
import { describeChanges, type Inventory, readInventories } from "./inventory.ts";
import { LOCALES } from "./read-seed.ts";

/** Fills a database; yields what has changed since `before`, in lines for an editor. */
export async function importContent(
  content: Content,
  target: Target,
  before: ReadonlyMap<number, Inventory> = new Map(),
): Promise<string[]> {
  await applyMigrations(target);
  await executeSql(content.sql, target);
  return describeChanges(before, content.seeds, LOCALES);
}

/** The same for the database at Cloudflare, which itself knows what it holds; nothing where that is this content. */
export async function updateRemote(content: Content): Promise<string[]> {
  await applyMigrations("remote");
  const meta = await readMeta("remote");
  if (meta.get("content") === content.hash) return [];
  return importContent(content, "remote", readInventories(meta));
}
