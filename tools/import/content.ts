import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../cli/root.ts";
import { readSeed } from "./read-seed.ts";
import type { Seed } from "./seed.ts";
import { contentStatements, insert } from "./sql.ts";

const MIGRATIONS = join(ROOT, "worker/content-service/migrations");

/** The content as the database gets it. */
export interface Content {
  /** Of the statements and of the migrations. */
  hash: string;
  statements: string[];
  /** How many items there are. */
  count: number;
  seeds: Seed[];
}

/** Reads, checks and converts all files; rejects with a Failure that lists their problems. */
export async function readContent(): Promise<Content> {
  const locales = await readSeed();
  return toContent(locales.map(({ seed }) => seed));
}

export async function toContent(seeds: Seed[]): Promise<Content> {
  const content = contentStatements(seeds);
  const hash = createHash("sha256")
    .update((await readMigrations()) + content.join("\n"))
    .digest("hex");
  const count = seeds.reduce((sum, seed) => sum + seed.items.length, 0);
  const meta = insert("meta", [
    { name: "content", value: hash },
    { name: "items", value: String(count) },
  ]);
  return { hash, statements: [...content, "DELETE FROM meta", ...meta], count, seeds };
}

/** How much there is, for a line of progress. */
export function describeContent({ count, seeds }: Content): string {
  return `${count} items in ${seeds.length} locales`;
}

async function readMigrations(): Promise<string> {
  const names = await readdir(MIGRATIONS);
  const files = names.toSorted().map((name) => readFile(join(MIGRATIONS, name), "utf8"));
  return (await Promise.all(files)).join("\n");
}
