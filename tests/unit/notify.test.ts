import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { notifySite } from "../../tools/purge/notify-site.ts";

const origin = "https://www.example.com";
const settings = new Map([["INVALIDATION_KEY", { value: "key", place: ".dev.vars:1" }]]);

/** A site that records the calls that it receives. */
function siteWith(status: number, headers: Record<string, string> = {}, text = "no") {
  const sent: Request[] = [];
  const send = async (url: unknown, init?: RequestInit) => {
    sent.push(new Request(url as URL, init));
    return new Response(text, { status, headers });
  };
  return { sent, send: send as typeof fetch };
}

describe("a call to a site", () => {
  test("is signed and invalidates everything", async () => {
    const { sent, send } = siteWith(202);
    await notifySite(settings, origin, {}, send);
    const [request] = sent as [Request];
    const body = await request.text();
    const header = (name: string) => request.headers.get(name) ?? "";
    expect(request.url).toBe("https://www.example.com/hooks/content-changed");
    expect(JSON.parse(body)).toEqual({ all: true });
    expect(header("content-md5")).toBe(createHash("md5").update(body).digest("base64"));
    const names = ["x-user", "x-nonce", "x-date", "content-md5"];
    const signed = names.map((name) => `${name}: ${header(name)}`);
    const text = ["POST", "/hooks/content-changed", ...signed].join("\n");
    const signature = createHmac("sha256", "key").update(text).digest("base64");
    expect(header("x-signature")).toBe(signature);
  });

  test("purges the caches if the option is set", async () => {
    const { sent, send } = siteWith(202);
    await notifySite(settings, origin, { purge: true }, send);
    expect(await sent[0]?.json()).toEqual({ all: true, purge: true });
  });

  test.each([
    ['{"status":"accepted"}', []],
    [
      '{"status":"accepted","reach":"this isolate","message":"the D1 binding DB is missing"}',
      ["! the call reached only this isolate: the D1 binding DB is missing"],
    ],
    [
      '{"status":"accepted","unconfirmed":"the platform\'s cache"}',
      ["! the platform's cache has not confirmed the call and may serve old pages for a minute"],
    ],
  ])(
    "warns about caches that the call did not reach, if the site's response names them: %s",
    async (body, warnings) => {
      expect(await notifySite(settings, origin, {}, siteWith(202, {}, body).send)).toEqual(
        warnings,
      );
    },
  );

  test("is not sent with an invalid setting, and the message names that setting", async () => {
    const { sent, send } = siteWith(202);
    const wrong = new Map([...settings, ["HSTS", { value: "yes", place: "wrangler.toml:3" }]]);
    await expect(notifySite(wrong, origin, {}, send)).rejects.toThrow(/^wrangler.toml:3 HSTS must/);
    expect(sent).toEqual([]);
  });

  test("is refused if the key is missing, or if the address is not a URL", async () => {
    const { send } = siteWith(202);
    const call = (given: typeof settings, to: string) => notifySite(given, to, {}, send);
    await expect(call(new Map(), origin)).rejects.toThrow(/INVALIDATION_KEY is not set/);
    await expect(call(settings, "www.example.com")).rejects.toThrow(/is not an address/);
  });

  const reason = '{"error":{"message":"x-signature does not match"}}';
  const away = { location: "https://example.com/" };

  test.each<[string, typeof fetch, RegExp]>([
    ["a refusal", siteWith(401).send, /refused the call with 401: no/],
    [
      "a refusal that gives its reason",
      siteWith(401, {}, reason).send,
      /with 401: x-signature does not match; check that INVALIDATION_KEY and .* the same as on the site/,
    ],
    ["a redirect", siteWith(301, away).send, /it redirects to https:\/\/example.com\//],
    ["no site", () => Promise.reject(new Error()), /no site responds/],
  ])("fails with a message that says what went wrong: %s", async (_, send, message) => {
    await expect(notifySite(settings, origin, {}, send)).rejects.toThrow(message);
  });
});
