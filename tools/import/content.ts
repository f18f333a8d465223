import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../cli/root.ts";
import type { CheckOptions } from "./check-content.ts";
import type { Finding } from "./findings.ts";
import { readChecked } from "./read-seed.ts";
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
  /** What an editor may want to know of the files. */
  notes: readonly Finding[];
}

/** Reads, checks and converts all files; rejects with a Failure that lists their problems. */
export async function readContent(options?: CheckOptions): Promise<Content> {
  const { locales, notes } = await readChecked(ROOT, options);
  return { ...(await toContent(locales.map(({ seed }) => seed))), notes };
}

export async function toContent(seeds: Seed[]): Promise<Omit<Content, "notes">> {
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
export function describeContent({ count, seeds }: Pick<Content, "count" | "seeds">): string {
  return `${count} items in ${seeds.length} locales`;
}

async function readMigrations(): Promise<string> {
  const names = await readdir(MIGRATIONS);
  const files = names.toSorted().map((name) => readFile(join(MIGRATIONS, name), "utf8"));
  return (await Promise.all(files)).join("\n");
}
