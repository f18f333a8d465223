import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../root.ts";
import { inventoryRows } from "./inventory.ts";
import { readSeed, type SeedDraft, type SeedLocation } from "./read-seed.ts";
import type { Seed } from "./seed.ts";
import { contentStatements, insert } from "./sql.ts";

const MIGRATIONS = join(ROOT, "worker/content-service/migrations");

export const SEED_FOLDER = join(ROOT, "worker/content-service/seed");

/** The project's own content. */
const SEED: SeedLocation = {
  base: ROOT,
  folder: SEED_FOLDER,
  pictures: join(ROOT, "shared/media.json"),
};

/** The content as the database gets it. */
export interface Content {
  sql: string;
  /** Of the content and of the migrations. */
  hash: string;
  /** Rows of the table `meta`: what the database contains. */
  metaRows: [name: string, value: string][];
  seeds: Seed[];
}

/** Reads, checks and converts all files, with a draft among them if there is one; rejects with a SeedError. */
export async function readContent(draft?: SeedDraft): Promise<Content> {
  const seeds = await readSeed(SEED, draft);
  const statements = contentStatements(seeds);
  const hash = createHash("sha256")
    .update(await readMigrations())
    .update(statements.join("\n"))
    .digest("hex");
  const metaRows: [string, string][] = [["content", hash], ...inventoryRows(seeds)];
  const meta = metaRows.map(([name, value]) => ({ name, value }));
  const all = [...statements, "DELETE FROM meta", ...insert("meta", meta)];
  return {
    sql: all.map((statement) => `${statement};\n`).join(""),
    hash,
    metaRows,
    seeds,
  };
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
