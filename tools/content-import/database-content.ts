import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../cli/root.ts";
import type { CheckOptions } from "./check-content.ts";
import type { Finding } from "./findings.ts";
import { readChecked } from "./read-seed.ts";
import type { Seed } from "./seed.ts";
import { contentRows, insert, type Rows, replacingStatements } from "./sql.ts";

const MIGRATIONS = join(ROOT, "worker/content-service/migrations");

/** The content, converted to SQL statements. */
export interface DatabaseContent {
  /** The hash of the statements and of the database's migrations. If it is unchanged, no import is needed. */
  hash: string;
  statements: string[];
  count: number;
  seeds: Seed[];
  /** Notes about the content that may interest an editor. */
  notes: readonly Finding[];
}

/** Reads, checks and converts all content. Rejects with a Failure that lists the problems. */
export async function readContent(options?: CheckOptions): Promise<DatabaseContent> {
  const { locales, notes } = await readChecked(ROOT, options);
  return { ...(await toContent(locales.map(({ seed }) => seed))), notes };
}

export async function toContent(
  seeds: Seed[],
  rows: Rows = contentRows(seeds),
): Promise<Omit<DatabaseContent, "notes">> {
  const content = replacingStatements(rows);
  const hash = createHash("sha256")
    .update((await readMigrations()) + content.join("\n"))
    .digest("hex");
  const count = seeds.reduce((sum, seed) => sum + seed.items.length, 0);
  return { hash, statements: [...content, ...metaStatements({ hash, count })], count, seeds };
}

/** The rows of the table `meta`, as pairs of name and value. They describe the last import. */
export function metaOf({
  hash,
  count,
}: Pick<DatabaseContent, "hash" | "count">): [string, string][] {
  return [
    ["content", hash],
    ["items", String(count)],
  ];
}

export function metaStatements(content: Pick<DatabaseContent, "hash" | "count">): string[] {
  const rows = metaOf(content).map(([name, value]) => ({ name, value }));
  return ["DELETE FROM meta", ...insert("meta", rows)];
}

/** Describes the amount of content, for progress messages. */
export function describeContent({
  count,
  seeds,
}: Pick<DatabaseContent, "count" | "seeds">): string {
  const locales = seeds.length === 1 ? "one locale" : `${seeds.length} locales`;
  return `${count} items in ${locales}`;
}

async function readMigrations(): Promise<string> {
  const names = await readdir(MIGRATIONS);
  const files = names.toSorted().map((name) => readFile(join(MIGRATIONS, name), "utf8"));
  return (await Promise.all(files)).join("\n");
}
