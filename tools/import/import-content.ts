import type { Content } from "./content.ts";
import { applyMigrations, executeSql, type Target } from "./database.ts";
import {
  compareInventories,
  describeChanges,
  ensureFewRemoved,
  readInventories,
} from "./inventory.ts";
import { changeStatements, contentStatements, insert } from "./sql.ts";

/** What was imported, and whether a site has yet to be told. */
export interface Imported {
  /** Lines for an editor; none if there was nothing to import. */
  report: string[];
  content: Content;
  isDue: boolean;
  /** Remembers that a site has been told. */
  told: () => Promise<void>;
}

/**
 * Fills a database; yields what has changed, in lines for an editor.
 *
 * @param meta its table of that name as it is; empty if the database may be, too.
 * @param allowRemoval more than a tenth of a locale's items may disappear.
 */
export async function importContent(
  content: Content,
  target: Target,
  meta: ReadonlyMap<string, string>,
  allowRemoval: boolean,
): Promise<string[]> {
  const before = readInventories(meta);
  if (!allowRemoval) ensureFewRemoved(before, content.inventories);
  if (!hasCurrentTables(content, meta)) await applyMigrations(target);
  const statements = importStatements(content, meta);
  await executeSql(statements.map((statement) => `${statement};\n`).join(""), target);
  return describeChanges(before, content);
}

/** Brings a database with these rows of `meta` up to date: the items that differ, or all if that is not known. */
export function importStatements(content: Content, meta: ReadonlyMap<string, string>): string[] {
  const { rows, inventories, metaRows } = content;
  const statements = hasCurrentTables(content, meta)
    ? changeStatements(rows, compareInventories(readInventories(meta), inventories))
    : contentStatements(rows);
  const newMeta = metaRows.map(([name, value]) => ({ name, value }));
  return [...statements, "DELETE FROM meta", ...insert("meta", newMeta)];
}

function hasCurrentTables({ tables }: Content, meta: ReadonlyMap<string, string>): boolean {
  return meta.get("tables") === tables;
}
