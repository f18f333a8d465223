import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { readContent } from "../../../tools/content-import/database-content.ts";
import {
  changeStatements,
  contentRows,
  contentStatements,
} from "../../../tools/content-import/sql.ts";
import { matchExpression } from "../../../worker/content-service/tokens.ts";
import { item, locale } from "../../fixtures/content-service/seed.ts";

const MIGRATIONS = join(import.meta.dirname, "../../../worker/content-service/migrations");

/** A database with the content service's tables, after these statements were run. */
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

  test("is imported by SQL statements that are short enough for D1", async () => {
    const { statements } = await readContent();
    const longest = Math.max(...statements.map((sql) => Buffer.byteLength(sql)));
    expect(longest).toBeLessThan(100_000);
  });

  test("is removed completely when other content is imported", async () => {
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

describe("an import of only the rows that have changed", () => {
  const before = locale([
    item(1, { publishTime: "2026-01-01 00:00:00" }),
    item(2, { publishTime: "2026-02-01 00:00:00" }),
    item(3, { publishTime: "2026-03-01 00:00:00", content: "<p>旧的内容</p>" }),
  ]);

  /** Returns all rows of all tables, and the search index as pairs of a row and a token. */
  function contentsOf(db: DatabaseSync) {
    db.exec(
      "CREATE VIRTUAL TABLE IF NOT EXISTS temp.tokens USING fts5vocab(main, words, instance)",
    );
    return ["nodes", "items", "redirects", "files", "tokens"].map((table) =>
      db.prepare(`SELECT * FROM ${table} ORDER BY 1, 2, 3`).all(),
    );
  }

  test.each([
    ["a changed text", [before.items[0], before.items[1], item(3, { content: "<p>新</p>" })]],
    [
      "a new item that is first in its list",
      [...before.items, item(4, { publishTime: "2026-04-01 00:00:00" })],
    ],
    ["items that were removed or moved", [item(3, { taxis: 1 }), item(1, { gone: true })]],
    ["no change", before.items],
  ])("leaves the database in the same state as a complete import: %s", async (_, items) => {
    const after = {
      ...before,
      items: items.flatMap((each) => each ?? []),
      redirects: new Map([["/a", "/b"]]),
    };
    const db = await databaseWith(contentStatements([before]));
    const [old, own] = [contentRows([before]), contentRows([after])];
    db.exec(changeStatements(old, own).join(";\n"));
    expect(contentsOf(db)).toEqual(contentsOf(await databaseWith(contentStatements([after]))));
    expect(contentsOf(db).at(-1)).not.toEqual([]);
    expect(changeStatements(own, own)).toEqual([]);
  });

  test("does not write rows that have not changed", () => {
    const [first, ...others] = before.items;
    const after = { ...before, items: [{ ...item(1), ...first, title: "另一个标题" }, ...others] };
    const statements = changeStatements(contentRows([before]), contentRows([after])).join("\n");
    expect(statements).toContain("另一个标题");
    expect(statements).not.toContain("旧的内容");
    expect(statements).not.toContain("DELETE FROM nodes");
  });
});
