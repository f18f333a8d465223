import { describe, expect, test } from "vitest";
import vectors from "../../tests/fixtures/signing-vectors.json";
import {
  contentMd5,
  SIGNATURE_ALGORITHMS,
  type SignatureAlgorithm,
  signature,
  signedHeaders,
  stringToSign,
  verifySignature,
} from "./signing.ts";

const encoder = new TextEncoder();

describe.each(vectors)("signing $method $target with $algorithm for $user", (vector) => {
  const algorithm = vector.algorithm as SignatureAlgorithm;

  test("digests the body", async () => {
    expect(await contentMd5(encoder.encode(vector.body))).toBe(vector.contentMd5);
  });

  test("joins the signed parts", () => {
    const headers = {
      "x-user": vector.user,
      "x-nonce": vector.nonce,
      "x-date": vector.date,
      "content-md5": vector.contentMd5,
    };
    expect(stringToSign(vector.method, vector.target, headers)).toBe(vector.stringToSign);
  });

  test("creates a signature that can be verified", async () => {
    const by = { key: vector.key, algorithm };
    expect(await signature(by, vector.stringToSign)).toBe(vector.signature);
    expect(await verifySignature(by, vector.stringToSign, vector.signature)).toBe(true);
    expect(await verifySignature(by, `${vector.stringToSign}\n`, vector.signature)).toBe(false);
  });

  test("creates the five headers", async () => {
    const bytes = Uint8Array.from(vector.nonce.match(/../g) ?? [], (pair) =>
      Number.parseInt(pair, 16),
    );
    const headers = await signedHeaders(
      { method: vector.method, target: vector.target, body: encoder.encode(vector.body) },
      { user: vector.user, key: vector.key, algorithm },
      { now: () => new Date(vector.date), randomBytes: () => bytes },
    );
    expect(headers).toEqual({
      "x-user": vector.user,
      "x-nonce": vector.nonce,
      "x-date": vector.date,
      "content-md5": vector.contentMd5,
      "x-signature": vector.signature,
    });
  });
});

test("the test vectors cover every algorithm", () => {
  expect(new Set(vectors.map((vector) => vector.algorithm))).toEqual(new Set(SIGNATURE_ALGORITHMS));
});

test("each attempt has its own nonce of 32 lower-case hex digits", async () => {
  const request = { method: "GET", target: "/", body: new Uint8Array() };
  const credentials = { user: "u", key: "k", algorithm: "HMAC-SHA-256" as const };
  const first = await signedHeaders(request, credentials);
  const second = await signedHeaders(request, credentials);
  expect(first["x-nonce"]).toMatch(/^[0-9a-f]{32}$/);
  expect(second["x-nonce"]).not.toBe(first["x-nonce"]);
});

test("a signature that is not base64 is rejected without an error", async () => {
  const by = { key: "k", algorithm: "HMAC-SHA-256" as const };
  expect(await verifySignature(by, "text", "*not base64*")).toBe(false);
});
