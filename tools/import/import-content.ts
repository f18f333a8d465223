import type { Resolved } from "../settings/read-settings.ts";
import { step } from "../validate/steps.ts";
import { type Content, describeContent, readContent } from "./content.ts";
import {
  applyMigrations,
  clearCache,
  executeSql,
  LOCAL,
  readMeta,
  type Target,
  writeStamp,
} from "./database.ts";
import { changesBetween, describeChanges, ensureFewRemoved, readInventory } from "./inventory.ts";
import { changeStatements, contentStatements, insert } from "./sql.ts";

/** Brings the local database up to date where the site reads it, and says where content comes from otherwise. */
export async function prepareContent({ content }: Resolved): Promise<void> {
  if (content?.from === "database") await updateDatabase(LOCAL, true);
  else console.log(`→ ${describeSource(content)}`);
}

/** Where content comes from, if not from the database. */
export function describeSource(content: Resolved["content"]): string {
  return content?.from === "upstream"
    ? `content comes from ${content.origin} (${content.place})`
    : "wrangler.toml has neither UPSTREAM_ORIGIN nor the database DB: the site has no content";
}

/**
 * Brings a database up to date with the migrations and with seed/. Rejects with a Failure if the
 * files are invalid.
 *
 * @param allowRemoval more than a tenth of the items may disappear.
 */
export async function updateDatabase(target: Target, allowRemoval: boolean): Promise<Content> {
  const name = target === "remote" ? "the remote database" : "the local database";
  const { content, report } = await step(
    async () => {
      const content = await readContent();
      if (target === "remote") await applyMigrations(target);
      return { content, report: await importContent(content, target, allowRemoval) };
    },
    ({ content, report }) =>
      report.length > 0
        ? `content imported into ${name}: ${describeContent(content)}`
        : `${name} is up to date`,
  );
  for (const line of report) console.log(line);
  return content;
}

/** Fills a database; yields what has changed, in lines for an editor, none if it has this content. */
export async function importContent(
  content: Content,
  target: Target,
  allowRemoval: boolean,
): Promise<string[]> {
  const meta = await readMeta(target);
  if (meta.get("content") === content.hash) return [];
  const before = readInventory(meta);
  const changes = changesBetween(before, content.inventory);
  if (!allowRemoval) ensureFewRemoved(changes, before.size);
  if (meta.get("schema") !== content.schema) await applyMigrations(target);
  const statements = importStatements(content, meta);
  await executeSql(statements.map((statement) => `${statement};\n`).join(""), target);
  if (target !== "remote") {
    await clearCache(target);
    await writeStamp(target, content.metaRows);
  }
  const items = content.seeds.flatMap((seed) => seed.items);
  return describeChanges(changes, new Map(items.map(({ id, title }) => [id, title])));
}

/** Bring a database with these rows of `meta` up to date: the items that differ, or all if that is not known. */
export function importStatements(
  { rows, schema, inventory, metaRows }: Content,
  meta: ReadonlyMap<string, string>,
): string[] {
  const changes = changesBetween(readInventory(meta), inventory);
  // Another schema may have other rows for the same items, or none.
  const isCurrent = meta.get("schema") === schema;
  const newMeta = metaRows.map(([name, value]) => ({ name, value }));
  return [
    ...(isCurrent ? changeStatements(rows, changes) : contentStatements(rows)),
    "DELETE FROM meta",
    ...insert("meta", newMeta),
  ];
}
