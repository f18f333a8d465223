import { exports } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { item, locale } from "../../tests/fixtures/content-service/seed.ts";
import {
  credentials,
  db,
  load,
  send,
  signedRequest,
} from "../../tests/fixtures/content-service/service.ts";
import { respondTo } from "./service.ts";

beforeAll(() => load(locale([item(1), item(2)]), locale([item(3)], 39)));
beforeEach(() => db.exec("DELETE FROM nonces"));

const call = { target: "content/1" };

async function nonces(): Promise<number> {
  return (await db.prepare("SELECT count(*) AS count FROM nonces").first<number>("count")) ?? 0;
}

/** Counts the rows in each table of the service. */
async function rowsByTable(): Promise<Record<string, number>> {
  const { results: tables } = await db
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND sql LIKE 'CREATE TABLE%' AND substr(name, 1, 1) <> '_'",
    )
    .all<{ name: string }>();
  const counts = tables.map(async ({ name }) => {
    const count = await db
      .prepare(`SELECT count(*) AS count FROM "${name}"`)
      .first<number>("count");
    return [name, count ?? 0] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

describe("a call by the worker itself", () => {
  test("reads from any replica and writes no row", async () => {
    const results: D1Result[] = [];
    const session = db.withSession("first-unconstrained");
    const batch = session.batch.bind(session);
    session.batch = async <T>(statements: D1PreparedStatement[]) => {
      const found = await batch<T>(statements);
      results.push(...found);
      return found;
    };
    const response = await respondTo(await signedRequest(call), {
      session,
      credentials,
      now: Date.now(),
    });
    expect(await response.json()).toMatchObject({ code: 1000 });
    expect(results.map(({ meta }) => meta.rows_written)).toEqual([0]);
    expect(results.map(({ meta }) => meta.changed_db)).toEqual([false]);
  });

  test("stores no nonce", async () => {
    expect(await send(await signedRequest(call))).toMatchObject({ code: 1000 });
    expect(await nonces()).toBe(0);
  });

  test("does not access the database if it is malformed or unknown", async () => {
    const malformed = await signedRequest({ target: "node/list" });
    expect(await send(malformed)).toMatchObject({ code: 1400 });
    const unknown = await signedRequest({ target: "nodes/list" });
    expect(await send(unknown)).toMatchObject({ code: 1404 });
  });

  test("is rejected if its signature is wrong", async () => {
    const signer = { ...credentials, key: "guessed" };
    const response = await send(await signedRequest(call, { credentials: signer }));
    expect(response).toMatchObject({ status: 401, message: "x-signature does not match" });
  });
});

test.each([
  "/home/search?keyword=%E7%AC%AC",
  "/api/nodes",
  "/api/contents?nodeId=11",
  "/api/contents/2",
  "/sitemap.xml",
  "/healthz",
])("a request for %s writes no row in the database", async (path) => {
  const { default: site } = exports as unknown as { default: Fetcher };
  const before = await rowsByTable();
  const response = await site.fetch(`https://www.example.com${path}`);
  await response.text();
  expect(response.status).toBe(200);
  expect(await rowsByTable()).toEqual(before);
  expect(before).toMatchObject({ nonces: 0 });
});
