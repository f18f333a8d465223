import { type Content, hasCurrentTables, importStatements } from "./content.ts";
import { applyMigrations, executeSql, type Target } from "./database.ts";
import { describeChanges, ensureFewRemoved, readInventories } from "./inventory.ts";

/** What was imported, and whether a site has yet to be told. */
export interface Imported {
  /** Lines for an editor; none if there was nothing to import. */
  report: string[];
  content: Content;
  isDue: boolean;
  /** Remembers that a site has been told. */
  told: () => Promise<void>;
}

export interface ImportOptions {
  /** More than a tenth of a locale's items may disappear. */
  allowRemoval?: boolean | undefined;
}

/**
 * Fills a database; yields what has changed, in lines for an editor.
 *
 * @param meta its table of that name as it is; empty if the database may be, too.
 */
export async function importContent(
  content: Content,
  target: Target,
  meta: ReadonlyMap<string, string> = new Map(),
  { allowRemoval = false }: ImportOptions = {},
): Promise<string[]> {
  const before = readInventories(meta);
  if (!allowRemoval) ensureFewRemoved(before, content.seeds);
  if (!hasCurrentTables(content, meta)) await applyMigrations(target);
  const statements = importStatements(content, meta);
  await executeSql(statements.map((statement) => `${statement};\n`).join(""), target);
  return describeChanges(before, content);
}
