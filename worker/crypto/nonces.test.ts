import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, migrate } from "../../tests/fixtures/content-service/service.ts";
import { claimNonce, deleteExpiredNonces } from "./nonces.ts";

beforeAll(migrate);
beforeEach(() => db.exec("DELETE FROM nonces"));

const NOW = 1_800_000_000;
const LIFETIME = 600;

/** Claims a nonce at a time in seconds. Returns whether the nonce was new. */
async function isNew(nonce: string, now: number): Promise<boolean> {
  const claim = claimNonce(db, { nonce, expiresAt: now + LIFETIME }, now);
  return (await claim.all()).results.length === 1;
}

describe("a nonce", () => {
  test("is accepted once", async () => {
    expect([await isNew("a", NOW), await isNew("a", NOW + 1)]).toEqual([true, false]);
    expect(await isNew("b", NOW)).toBe(true);
  });

  test("is accepted in only one of several concurrent requests", async () => {
    const claims = await Promise.all(Array.from({ length: 8 }, () => isNew("a", NOW)));
    expect(claims.filter((claim) => claim)).toHaveLength(1);
  });

  test("is accepted again once it has expired", async () => {
    await isNew("a", NOW);
    expect(await isNew("a", NOW + LIFETIME)).toBe(false);
    expect(await isNew("a", NOW + LIFETIME + 1)).toBe(true);
  });

  test("is deleted once it has expired", async () => {
    await isNew("old", NOW);
    await isNew("new", NOW + 1);
    await deleteExpiredNonces(db, NOW + LIFETIME + 1).run();
    expect((await db.prepare("SELECT nonce FROM nonces").all()).results).toEqual([
      { nonce: "new" },
    ]);
  });
});
