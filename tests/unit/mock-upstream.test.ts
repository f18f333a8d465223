import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { checkSignature } from "../../tools/mock-upstream/signature.ts";
import { signedHeaders } from "../../worker/crypto/signing.ts";

test("the mock content service refuses a used nonce, but accepts the nonce of a refused call", async () => {
  const call = { method: "GET", target: "/v1/web/api/node/list?domainId=38", body: "" };
  const sign = (key: string) =>
    signedHeaders(
      { ...call, body: new Uint8Array() },
      { key, user: "web-portal", algorithm: "HMAC-SHA-256" },
      {
        randomBytes: (length) => new Uint8Array(length),
        md5: async (body) => createHash("md5").update(body).digest("base64"),
      },
    );
  const nonces = new Set<string>();
  const check = async (key: string) =>
    checkSignature({ ...call, headers: await sign(key) }, { key: "right" }, nonces);
  expect(await check("wrong")).toBe("x-signature");
  expect(await check("right")).toBeUndefined();
  expect(await check("right")).toBe("x-nonce");
});
