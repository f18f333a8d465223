import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readSeed, type SeedLocation } from "./read-seed.ts";
import type { Seed } from "./seed.ts";
import { contentStatements } from "./sql.ts";

/** Root of the repository, where wrangler keeps its state. */
export const ROOT = join(import.meta.dirname, "../..");

const MIGRATIONS = join(ROOT, "worker/content-service/migrations");

/** The project's own content. */
const SEED: SeedLocation = {
  base: ROOT,
  folder: join(ROOT, "worker/content-service/seed"),
  pictures: join(ROOT, "shared/media.json"),
};

/** The content as the database gets it. */
export interface Content {
  sql: string;
  /** Of the content and of the tables that it goes into. */
  hash: string;
  seeds: Seed[];
}

/** Reads, checks and converts all files; rejects with a SeedError. */
export async function readContent(): Promise<Content> {
  const seeds = await readSeed(SEED);
  const statements = contentStatements(seeds);
  const hash = createHash("sha256")
    .update(await readMigrations())
    .update(statements.join("\n"))
    .digest("hex");
  const mark = `INSERT OR REPLACE INTO meta (name, value) VALUES ('content', '${hash}')`;
  return {
    sql: [...statements, mark].map((statement) => `${statement};\n`).join(""),
    hash,
    seeds,
  };
}

/** How much there is, for a line of progress. */
export function describeContent({ seeds }: Content): string {
  const items = seeds.reduce((sum, seed) => sum + seed.items.length, 0);
  return `${items} items in ${seeds.length} editions`;
}

async function readMigrations(): Promise<string> {
  const names = await readdir(MIGRATIONS);
  const files = names.toSorted().map((name) => readFile(join(MIGRATIONS, name), "utf8"));
  return (await Promise.all(files)).join("\n");
}
