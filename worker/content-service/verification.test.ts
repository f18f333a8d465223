import { beforeAll, describe, expect, test } from "vitest";
import { item, locale } from "../../tests/fixtures/content-service/seed.ts";
import {
  credentials,
  db,
  load,
  type SigningOptions,
  send,
  signedRequest,
} from "../../tests/fixtures/content-service/service.ts";
import { SIGNATURE_ALGORITHMS } from "../crypto/signing.ts";
import { respondTo } from "./service.ts";

beforeAll(() => load(locale([item(1)])));

const NOW = Date.parse("2026-11-20T02:00:43Z");

const call = { target: "content/1" };
const post = { target: "content/list?domainId=38", payload: { condition: { nodeId: 11 } } };

async function responseAt(now: number, request: Request, signer = credentials) {
  const session = db.withSession();
  const response = await respondTo(request, { session, credentials: signer, now });
  return { status: response.status, ...(await response.json<{ code: number }>()) };
}

async function isAccepted(now: number, options: SigningOptions): Promise<boolean> {
  return (await responseAt(now, await signedRequest(call, options))).code === 1000;
}

test("a signed request is accepted", async () => {
  expect(await send(await signedRequest(call))).toMatchObject({ status: 200, code: 1000 });
  expect(await send(await signedRequest(post))).toMatchObject({ status: 200, code: 1000 });
});

describe("a request is rejected", () => {
  test.each(["x-user", "x-nonce", "x-date", "content-md5", "x-signature"])(
    "without %s",
    async (name) => {
      const response = await send(await signedRequest(post, { headers: { [name]: undefined } }));
      expect(response).toEqual({
        status: 401,
        code: 1401,
        data: null,
        message: `${name} is missing`,
      });
    },
  );

  test.each([
    ["x-user", "someone-else"],
    ["x-nonce", "6F1C0E52A9B34D7F8E21C5D09A7B4E13"],
    ["x-nonce", "6f1c0e52"],
    ["x-date", "2026-11-20T02:00:43Z"],
    ["x-date", "yesterday"],
    ["content-md5", "1B2M2Y8AsgTpgAmY7PhCfg=="],
    ["x-signature", "bm90IHRoZSBzaWduYXR1cmU="],
    ["x-signature", "%%%"],
  ])("if the header %s is %s", async (name, value) => {
    const response = await send(await signedRequest(post, { headers: { [name]: value } }));
    expect(response).toMatchObject({ status: 401, code: 1401, data: null });
    expect(response.message).toContain(name);
    expect(response.message).not.toContain(credentials.key);
  });

  test("if it is signed with another key", async () => {
    const signer = { ...credentials, key: "guessed" };
    expect(await send(await signedRequest(call, { credentials: signer }))).toMatchObject({
      code: 1401,
    });
  });

  test("if its path is not the signed path", async () => {
    const signed = await signedRequest(call);
    const redirected = new Request("https://content-service.internal/v1/web/api/content/2", signed);
    expect(await send(redirected)).toMatchObject({
      code: 1401,
      message: "x-signature does not match",
    });
  });

  test("if its body is not the signed body", async () => {
    const signed = await signedRequest(post);
    const changed = new Request(signed, { body: '{"condition":{"nodeId":12}}' });
    expect(await send(changed)).toMatchObject({ code: 1401 });
  });
});

test.each([
  [-301, false],
  [-300, true],
  [300, true],
  [301, false],
])(
  "a request is accepted only if its date is at most 300 seconds from now (%i seconds: %s)",
  async (seconds, expected) => {
    const now = () => new Date(NOW + seconds * 1000);
    expect(await isAccepted(NOW, { now })).toBe(expected);
  },
);

describe.each(SIGNATURE_ALGORITHMS)("with %s", (algorithm) => {
  const signer = { user: "another", key: "密钥", algorithm };
  const options = { credentials: signer, now: () => new Date(NOW) };

  test("a signed request is accepted", async () => {
    const response = await responseAt(NOW, await signedRequest(call, options), signer);
    expect(response.code).toBe(1000);
  });

  test("a request signed with another algorithm is rejected", async () => {
    for (const other of SIGNATURE_ALGORITHMS.filter((name) => name !== algorithm)) {
      const wrong = { ...options, credentials: { ...signer, algorithm: other } };
      const response = await responseAt(NOW, await signedRequest(call, wrong), signer);
      expect(response).toMatchObject({ status: 401, message: "x-signature does not match" });
    }
  });
});
