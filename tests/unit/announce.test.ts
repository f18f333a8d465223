import { expect, test } from "vitest";
import { announce, keysOf } from "../../tools/publish/announce.ts";

const SITE = "https://www.example.com";
const PATHS = ["/news/news_detail/1", "/en/home"];

/** Creates fake search engines that send the given responses, and records the requests that they receive. */
function engines(responses: Record<string, Response | Error>) {
  const sent: [url: string, body: unknown][] = [];
  const send: typeof fetch = async (input, init) => {
    sent.push([String(input), init?.body]);
    const found = Object.entries(responses).find(([part]) => String(input).includes(part));
    if (!found) throw new Error(`unexpected ${input}`);
    if (found[1] instanceof Error) throw found[1];
    return found[1];
  };
  return { sent, send };
}

test("announce sends search engines nothing if it has no keys or no addresses", async () => {
  const { sent, send } = engines({});
  expect(await announce(SITE, PATHS, keysOf({ INDEXNOW_KEY: "" }), send)).toEqual([]);
  expect(await announce(SITE, [], { indexNow: "a", baidu: "b" }, send)).toEqual([]);
  expect(sent).toEqual([]);
});

test("IndexNow gets absolute addresses and the address of the key's file", async () => {
  const { sent, send } = engines({ "/abc.txt": new Response("abc\n"), indexnow: new Response() });
  expect(await announce(SITE, PATHS, { indexNow: "abc" }, send)).toEqual([
    "✓ IndexNow was told about 2 changed pages",
  ]);
  expect(JSON.parse(String(sent[1]?.[1]))).toEqual({
    host: "www.example.com",
    key: "abc",
    keyLocation: `${SITE}/abc.txt`,
    urlList: [`${SITE}/news/news_detail/1`, `${SITE}/en/home`],
  });
});

test("Baidu gets one address per line", async () => {
  const { sent, send } = engines({
    "data.zz.baidu.com": Response.json({ success: 2, remain: 98 }),
  });
  expect(await announce(SITE, PATHS, { baidu: "token" }, send)).toEqual([
    "✓ Baidu was told about 2 changed pages",
  ]);
  expect(sent[0]?.[1]).toBe(`${SITE}/news/news_detail/1\n${SITE}/en/home`);
});

test.each([
  [
    "IndexNow",
    { indexNow: "abc" },
    { "/abc.txt": new Response("", { status: 404 }) },
    "write the key into client/public/abc.txt",
  ],
  [
    "IndexNow",
    { indexNow: "abc" },
    { "/abc.txt": new Response("abc"), indexnow: new Response(null, { status: 429 }) },
    "status 429",
  ],
  ["IndexNow", { indexNow: "abc" }, { "/abc.txt": new Error("fetch failed") }, "fetch failed"],
  [
    "Baidu",
    { baidu: "t" },
    { baidu: Response.json({ error: 401, message: "token is not valid" }, { status: 401 }) },
    "token is not valid",
  ],
  [
    "Baidu",
    { baidu: "t" },
    { baidu: Response.json({ success: 1, remain: 0 }) },
    "Baidu accepted 1 of 2 addresses",
  ],
  ["Baidu", { baidu: "t" }, { baidu: new Response("<html>") }, "JSON"],
])(
  "the line that reports a failure of %s contains the reason (case %#)",
  async (name, keys, responses, reason) => {
    const [line, ...more] = await announce(SITE, PATHS, keys, engines(responses).send);
    expect(line).toMatch(`! ${name} could not be told about the changes: `);
    expect(line).toContain(reason);
    expect(line).not.toContain("token=");
    expect(more).toEqual([]);
  },
);
