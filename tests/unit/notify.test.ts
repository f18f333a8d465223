import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { notifySite } from "../../tools/import/notify.ts";

const site = "https://www.example.com";
const settings = new Map([["INVALIDATION_KEY", { value: "key", place: ".dev.vars:1" }]]);

describe("an import with changes", () => {
  test("sends the site a signed call that invalidates everything", async () => {
    const sent: Request[] = [];
    const send = async (url: unknown, init?: RequestInit) => {
      sent.push(new Request(url as URL, init));
      return new Response("{}", { status: 202 });
    };
    const report = await notifySite(settings, site, send as typeof fetch);
    expect(report).toBe("✓ https://www.example.com has been notified");
    const [request] = sent as [Request];
    const body = await request.text();
    const header = (name: string) => request.headers.get(name) ?? "";
    expect(request.url).toBe("https://www.example.com/hooks/content-changed");
    expect(JSON.parse(body)).toEqual({ all: true });
    expect(header("content-md5")).toBe(createHash("md5").update(body).digest("base64"));
    const names = ["x-user", "x-nonce", "x-date", "content-md5"];
    const text = [
      "POST",
      "/hooks/content-changed",
      ...names.map((name) => `${name}: ${header(name)}`),
    ];
    const signature = createHmac("sha256", "key").update(text.join("\n")).digest("base64");
    expect(header("x-signature")).toBe(signature);
  });

  test.each([
    ["no key", new Map(), async () => new Response(), /INVALIDATION_KEY is not set/],
    [
      "a site that refuses",
      settings,
      async () => new Response("no", { status: 401 }),
      /refused the call with 401: no/,
    ],
    ["no site", settings, async () => Promise.reject(new Error("refused")), /no site responds/],
  ])("says what to expect with %s", async (_, given, send, report) => {
    expect(await notifySite(given, site, send)).toMatch(report);
  });
});
