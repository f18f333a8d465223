import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../cli/root.ts";
import {
  compareInventories,
  type Inventory,
  inventoriesOf,
  inventoryRows,
  readInventories,
} from "./inventory.ts";
import { readSeed, type SeedDraft, type SeedLocation } from "./read-seed.ts";
import type { Seed } from "./seed.ts";
import { changeStatements, contentStatements, insert, type LocaleRows, localeRows } from "./sql.ts";

const MIGRATIONS = join(ROOT, "worker/content-service/migrations");

export const SEED_FOLDER = join(ROOT, "worker/content-service/seed");

/** Row of the table `meta`: hash of the migrations that its database has. */
const TABLES = "tables";

/** The project's own content. */
const SEED: SeedLocation = {
  base: ROOT,
  folder: SEED_FOLDER,
  pictures: join(ROOT, "shared/media.json"),
};

/** The content as the database gets it. */
export interface Content {
  /** Of the content and of the migrations. */
  hash: string;
  /** Of the migrations. */
  tables: string;
  /** Rows of the table `meta`: what the database contains. */
  metaRows: [name: string, value: string][];
  rows: LocaleRows[];
  inventories: Map<number, Inventory>;
  seeds: Seed[];
}

/**
 * Reads, checks and converts all files, with a draft among them if there is one; rejects with a
 * Failure.
 *
 * @param adapt changes what a preview is to show in another way than the files say.
 */
export async function readContent(
  draft?: SeedDraft,
  adapt?: (seeds: readonly Seed[]) => void,
): Promise<Content> {
  const seeds = await readSeed(SEED, draft);
  adapt?.(seeds);
  const rows = seeds.map(localeRows);
  const inventories = inventoriesOf(rows);
  const tables = hashOf(await readMigrations());
  const hash = hashOf(tables + contentStatements(rows).join("\n"));
  const metaRows: [string, string][] = [
    ["content", hash],
    [TABLES, tables],
    ...inventoryRows(inventories),
  ];
  return { hash, tables, metaRows, rows, inventories, seeds };
}

/** Whether a database with these rows of `meta` has all tables as they are now. */
export function hasCurrentTables(
  { tables }: Pick<Content, "tables">,
  meta: ReadonlyMap<string, string>,
): boolean {
  return meta.get(TABLES) === tables;
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

/** How much there is, for a line of progress. */
export function describeContent({ seeds }: Content): string {
  const items = seeds.reduce((sum, seed) => sum + seed.items.length, 0);
  return `${items} items in ${seeds.length} locales`;
}

async function readMigrations(): Promise<string> {
  const names = await readdir(MIGRATIONS);
  const files = names.toSorted().map((name) => readFile(join(MIGRATIONS, name), "utf8"));
  return (await Promise.all(files)).join("\n");
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
