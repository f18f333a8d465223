import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import {
  ITEM_SQL,
  ITEMS_BELOW,
  listStatements,
  OWN_ITEMS,
} from "../../../worker/content-service/lists.ts";

const MIGRATIONS = "worker/content-service/migrations";
const NODE = 11;

/** Rows that the embedded service's calls read, by the database's own count, for each number of items of a node. */
export async function rowsRead(sizes: readonly number[]): Promise<Record<string, number[]>> {
  const rows: Record<string, number[]> = {};
  for (const size of sizes) {
    const script = "export default {}";
    const miniflare = new Miniflare(
      convertV4MiniflareOptions({ modules: true, script, d1Databases: ["DB"] }),
    );
    try {
      const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
      await fill(db, size);
      for (const [name, statements] of Object.entries(callsOf(db, size))) {
        const results = await db.batch(statements);
        rows[name] ??= [];
        rows[name].push(results.reduce((sum, { meta }) => sum + meta.rows_read, 0));
      }
    } finally {
      await miniflare.dispose();
    }
  }
  return rows;
}

function callsOf(db: D1Database, size: number): Record<string, D1PreparedStatement[]> {
  const page = (pageNo: number, queries = OWN_ITEMS) => {
    const parameters = { condition: { nodeId: NODE, isColor: false }, pageNo, pageSize: 12 };
    return listStatements(db, queries, 38, parameters, Date.now());
  };
  return {
    "first page of a list": page(0),
    "a page in the middle": page(Math.floor(size / 24)),
    "the last page": page(Math.ceil(size / 12) - 1),
    "the first page of groups": page(0, ITEMS_BELOW),
    "an item": [db.prepare(ITEM_SQL).bind(1, "2026-01-01 00:00:00")],
  };
}

async function fill(db: D1Database, size: number): Promise<void> {
  for (const name of (await readdir(MIGRATIONS)).toSorted()) {
    const sql = (await readFile(join(MIGRATIONS, name), "utf8")).replace(/^ *--.*$/gm, "");
    const statements = sql.split(";").filter((statement) => statement.trim() !== "");
    await db.batch(statements.map((statement) => db.prepare(statement)));
  }
  await db.batch([
    db.prepare(
      `INSERT INTO nodes (domain_id, node_id, node_name, index_name, taxis, is_show, position, last_position) VALUES (38, ${NODE}, 'node', 'NODE', 1, 1, 0, 0)`,
    ),
    db
      .prepare(`
        WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < ?1)
        INSERT INTO items (id, domain_id, node_id, taxis, publish_time, is_color, place, response)
        SELECT n, 38, ${NODE}, 2147483647, datetime('2015-01-01', (n * 5) || ' minutes'), 0, n, '{}'
        FROM number`)
      .bind(size),
  ]);
}
