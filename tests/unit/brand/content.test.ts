import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { readContent } from "../../../tools/import/content.ts";
import { contentStatements } from "../../../tools/import/sql.ts";
import { matchExpression } from "../../../worker/content-service/tokens.ts";
import { item, locale } from "../../fixtures/content/seed.ts";

const MIGRATIONS = join(import.meta.dirname, "../../../worker/content-service/migrations");

/** A database with the service's tables and these statements' rows. */
async function databaseWith(statements: string[]): Promise<DatabaseSync> {
  const db = new DatabaseSync(":memory:");
  for (const name of (await readdir(MIGRATIONS)).toSorted()) {
    db.exec(await readFile(join(MIGRATIONS, name), "utf8"));
  }
  db.exec(statements.join(";\n"));
  return db;
}

describe("the project's own content", () => {
  test("is imported completely and unchanged", async () => {
    const content = await readContent();
    const { seeds, hash } = content;
    const db = await databaseWith(content.statements);
    const stored = db.prepare("SELECT domain_id, response FROM items ORDER BY id").all();
    const written = seeds
      .flatMap(({ domainId, items }) => items.map((it) => ({ domainId, it })))
      .toSorted((a, b) => a.it.id - b.it.id);
    expect(stored).toHaveLength(written.length);
    for (const [index, { domainId, it }] of written.entries()) {
      const response = JSON.parse(String(stored[index]?.response));
      expect(stored[index]?.domain_id).toBe(domainId);
      const { id, title, content, publishTime, fields } = it;
      expect(response).toMatchObject(
        JSON.parse(JSON.stringify({ id, title, content, publishTime, ...fields })),
      );
      expect(response.node.nodeIndexName).toBe(it.node);
    }
    expect(db.prepare("SELECT value FROM meta").get()).toEqual({ value: hash });
  });

  test("has no statement longer than D1 accepts", async () => {
    const { statements } = await readContent();
    const longest = Math.max(...statements.map((sql) => Buffer.byteLength(sql)));
    expect(longest).toBeLessThan(100_000);
  });

  test("replaces the previous content of the database", async () => {
    const { statements } = await readContent();
    const db = await databaseWith(statements);
    const only = locale([item(7, { content: "<p>独一无二的内容</p>" })]);
    db.exec(contentStatements([only]).join(";\n"));
    expect(db.prepare("SELECT id FROM items").all()).toEqual([{ id: 7 }]);
    const find = db.prepare("SELECT count(*) AS hits FROM words WHERE words MATCH ?");
    expect(find.get(matchExpression("独一无二") ?? "")).toEqual({ hits: 1 });
    expect(find.get('"copyright" OR "版权"')).toEqual({ hits: 0 });
  });
});
