import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../cli/root.ts";
import { type Inventory, inventoryOf, inventoryRows } from "./inventory.ts";
import { readSeed, type SeedLocation } from "./read-seed.ts";
import type { Seed } from "./seed.ts";
import { contentStatements, type LocaleRows, localeRows } from "./sql.ts";

const MIGRATIONS = join(ROOT, "worker/content-service/migrations");

/** The project's own content. */
export const SEED: SeedLocation = {
  base: ROOT,
  folder: join(ROOT, "worker/content-service/seed"),
  pictures: join(ROOT, "shared/media.json"),
};

/** The content as the database gets it. */
export interface Content {
  /** Of the content and of the migrations. */
  hash: string;
  /** Of the migrations. */
  schema: string;
  /** Rows of the table `meta`: what the database contains. */
  metaRows: [name: string, value: string][];
  rows: LocaleRows[];
  inventory: Inventory;
  seeds: Seed[];
}

/** Reads, checks and converts all files; rejects with a Failure that lists their problems. */
export async function readContent(): Promise<Content> {
  const locales = await readSeed(SEED);
  return toContent(locales.map(({ seed }) => seed));
}

export async function toContent(seeds: Seed[]): Promise<Content> {
  const rows = seeds.map(localeRows);
  const inventory = inventoryOf(rows);
  const schema = hashOf(await readMigrations());
  const hash = hashOf(schema + contentStatements(rows).join("\n"));
  const metaRows: Content["metaRows"] = [
    ["content", hash],
    ["schema", schema],
    ...inventoryRows(inventory),
  ];
  return { hash, schema, metaRows, rows, inventory, seeds };
}

/** How much there is, for a line of progress. */
export function describeContent({ inventory, seeds }: Content): string {
  return `${inventory.size} items in ${seeds.length} locales`;
}

async function readMigrations(): Promise<string> {
  const names = await readdir(MIGRATIONS);
  const files = names.toSorted().map((name) => readFile(join(MIGRATIONS, name), "utf8"));
  return (await Promise.all(files)).join("\n");
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
